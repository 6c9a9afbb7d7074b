import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { atOnce, homeStyles } from '../../../vite.config.js';

const root = process.cwd();
const harness = join(root, 'harness');

/** A module that is nowhere but here. */
const virtual = (name: string, code: string): Plugin => ({
  name,
  enforce: 'pre',
  resolveId: (id) => (id === `virtual:${name}` ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? code : undefined),
});

/** The harness without panel and mocks. */
const withoutMocks: Plugin = {
  name: 'without-mocks',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === './shop.js' && importer?.startsWith(harness) ? join(harness, 'bench/page/shop.ts') : undefined,
};

async function building(folder: string, page: string, ...plugins: Plugin[]): Promise<string> {
  // Whatever runs this may be no production itself, and React would be built like it.
  process.env.NODE_ENV = 'production';
  await build({
    root: harness,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), homeStyles, ...plugins],
    build: {
      outDir: join(root, folder),
      emptyOutDir: true,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: join(harness, page), output: { codeSplitting: { groups: [atOnce] } } },
    },
  });
  return join(root, folder);
}

/** Builds the shop as the host of a brand serves it. @returns where it is */
export const buildShop = (brand: string): Promise<string> => {
  const file = JSON.stringify(join(root, `src/brands/${brand}.ts`));
  const only = virtual('brand', `export { ${brand} as brand } from ${file};`);
  return building(`node_modules/.cache/page/${brand}`, 'index.html', withoutMocks, only);
};

/** Builds a page of elements that are there already, in the shop's styles. @returns where it is */
export const buildStatic = (elements: string): Promise<string> =>
  building('node_modules/.cache/page/static', 'bench/page/static.html', virtual('markup', elements));
