import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { wineShop } from 'wine-storefront-kit/mocks/vite';

// The address of the shop's API. Until there is one, the mock shop is a part of Vite's own server.
const api = process.env.API;

// Some addresses are pages and calls at once, such as `/wines`: a visit gets the page, which then makes the call.
const isVisit = (request) => request.headers['sec-fetch-mode'] === 'navigate';
const toApi = { target: api, bypass: (request) => (isVisit(request) ? request.url : undefined) };
const paths = ['/api', '/gvapi', '/jsp', '/assets', '/json', '/html', '/content', '/images', '/wines'];

const proxy = {
  ...Object.fromEntries(paths.map((path) => [path, toApi])),
  '/backend': { target: api, rewrite: (path) => path.replace(/^\/backend/, '') },
};

export default defineConfig({
  plugins: [react(), api ? [] : wineShop({ brand: 'law' })],
  // The API has `/assets`, where Vite would put its own files.
  build: { target: 'es2022', assetsDir: 'app' },
  server: api ? { proxy } : {},
  preview: { proxy: api ? proxy : {}, host: '127.0.0.1', strictPort: true },
});
