import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  // Served from any path: the Python package puts dist wherever it likes.
  base: './',
  // No inline script may slip into the page: its Content-Security-Policy forbids them.
  build: { target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  // In development the server is the one of `wrobel serve`.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true }, '/help': 'http://127.0.0.1:8000' } },
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/browser.ts'] },
  // Tests run the client's half of Svelte, as the browser does.
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
});
