import { defineConfig } from 'tsup';

// One output file per source file: only in this way does every client component keep its own boundary, and a host that
// imports one component loads only that component.
export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}', '!src/islands/browser.ts'],
  format: ['esm'],
  bundle: false,
  target: 'es2022',
  // Indentation and line breaks tell a bundler nothing, and the archive has a limit.
  minifyWhitespace: true,
  clean: true,
  silent: true,
});
