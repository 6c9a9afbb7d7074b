import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { atOnce } from '../../../vite.config.js';

const root = process.cwd();
const harness = join(root, 'harness');

/** The harness without panel and mocks. */
const withoutMocks: Plugin = {
  name: 'without-mocks',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === './shop.js' && importer?.startsWith(harness) ? join(harness, 'bench/page/shop.ts') : undefined,
};

/** A page that is drawn from markup by React and does nothing else. */
const fromMarkup = (markup: string): Plugin => ({
  name: 'from-markup',
  enforce: 'pre',
  resolveId: (id) => (id === 'virtual:markup' ? '\0markup' : undefined),
  load: (id) => (id === '\0markup' ? markup : undefined),
});

async function building(folder: string, page: string, plugin: Plugin): Promise<string> {
  // Whatever runs this may be no production itself, and React would be built like it.
  process.env.NODE_ENV = 'production';
  await build({
    root: harness,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), plugin],
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

/** Builds the shop as a host of one brand serves it. @returns where it is */
export const buildShop = (): Promise<string> => building('node_modules/.cache/page/shop', 'index.html', withoutMocks);

/** Builds a page of elements that are there already, in the shop's styles. @returns where it is */
export const buildStatic = (elements: string): Promise<string> =>
  building('node_modules/.cache/page/static', 'bench/page/static.html', fromMarkup(elements));
