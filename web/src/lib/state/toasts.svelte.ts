/** Short messages to the player that go away by themselves. */
export interface Toast {
  text: string;
  number: number;
  /** Something to know, nothing that went wrong. */
  quiet: boolean;
}

const SHOWN = 5000;
const MOST = 3;
let count = 0;

export const toasts = $state<Toast[]>([]);

export const tellQuietly = (text: string): void => toast(text, true);

export function toast(text: string, quiet = false): void {
  if (text === '' || toasts.some((one) => one.text === text)) return;
  count += 1;
  const number = count;
  toasts.push({ text, number, quiet });
  if (toasts.length > MOST) toasts.shift();
  setTimeout(() => dismiss(number), SHOWN);
}

export function dismiss(number: number): void {
  const at = toasts.findIndex((one) => one.number === number);
  if (at >= 0) toasts.splice(at, 1);
}
