import { defineConfig } from 'tsup';

// One file out for each file in: the only way every client component keeps its own boundary, and a host of one pays for one.
export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}', '!src/islands/browser.ts'],
  format: ['esm'],
  bundle: false,
  target: 'es2022',
  sourcemap: true,
  clean: true,
  silent: true,
});
