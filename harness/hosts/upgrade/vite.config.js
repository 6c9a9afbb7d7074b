import { defineConfig } from 'vite';

const api = process.env.API ?? 'http://127.0.0.1:4010';
const proxy = {
  '/backend': { target: api, rewrite: (path) => path.replace(/^\/backend/, '') },
  '/images': { target: api },
};

export default defineConfig({
  build: { target: 'es2022' },
  server: { proxy },
  preview: { proxy, host: '127.0.0.1', strictPort: true },
});
