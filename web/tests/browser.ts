/** The few things of a browser that modules touch when they are loaded. */
const kept = new Map<string, string>();

Object.assign(globalThis, {
  localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) },
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
});
Object.defineProperty(globalThis, 'navigator', { value: { language: 'en-GB' }, configurable: true });
