import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { codeSplitting, homeStyles, resolve } from '../../../vite.config.js';

const root = process.cwd();
const harness = join(root, 'harness');

/** A module that is nowhere but here. */
const virtual = (name: string, code: string): Plugin => ({
  name,
  enforce: 'pre',
  resolveId: (id) => (id === `virtual:${name}` ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? code : undefined),
});

/** What stands in for the harness's own, which has panel and mocks behind it. */
const start = join(harness, 'bench/page/shop.ts');
const productPage = join(root, 'src/storefront/product/ProductPageContainer.tsx');
const withoutMocks: Plugin = {
  name: 'without-mocks',
  enforce: 'pre',
  resolveId: (id, importer) => (id === './startShop.js' && importer?.startsWith(harness) ? start : undefined),
};

interface Built {
  /** Where it is. */
  readonly folder: string;
  readonly chunks: readonly Rolldown.OutputChunk[];
}

async function building(folder: string, page: string, ...plugins: Plugin[]): Promise<Built> {
  // Whatever runs this may be no production itself, and React would be built like it.
  process.env.NODE_ENV = 'production';
  const { output } = (await build({
    root: harness,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), homeStyles, ...plugins],
    resolve,
    build: {
      outDir: join(root, folder),
      emptyOutDir: true,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: join(harness, page), output: { codeSplitting } },
    },
  })) as Rolldown.RolldownOutput;
  for (const file of globSync(join(root, folder, '**/*.{html,css,js}')))
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  return { folder: join(root, folder), chunks: output.filter((part) => part.type === 'chunk') };
}

/** A script as it is sent. */
interface Script {
  /** Its path from the root of the site. */
  readonly path: string;
  /** After brotli. */
  readonly bytes: number;
}

export interface BuiltShop {
  readonly folder: string;
  /** The scripts without which nothing is painted: the page's own, the start of the shop it waits for, and what they import. */
  readonly neededToPaint: readonly Script[];
  /** Those without which no product page is painted: its own comes on top. */
  readonly neededForProduct: readonly Script[];
}

function needed(chunks: readonly Rolldown.OutputChunk[], ...modules: string[]): readonly Script[] {
  const isNeeded = ({ isEntry, facadeModuleId }: Rolldown.OutputChunk) =>
    isEntry || [start, ...modules].some((module) => module === facadeModuleId);
  const found = new Set(chunks.filter(isNeeded));
  // A set hands out what is added to it on the way as well.
  for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  return [...found].map(({ fileName, code }) => ({ path: `/${fileName}`, bytes: brotliCompressSync(code).length }));
}

/** Builds the shop as the host of a brand serves it. */
export async function buildShop(brand: string): Promise<BuiltShop> {
  const file = JSON.stringify(join(root, `src/brands/${brand}.ts`));
  const only = virtual('brand', `export { ${brand} as brand } from ${file};`);
  const { folder, chunks } = await building(`node_modules/.cache/page/${brand}`, 'index.html', withoutMocks, only);
  return { folder, neededToPaint: needed(chunks), neededForProduct: needed(chunks, productPage) };
}

/** Builds a page of elements that are there already, in the shop's styles. @returns where it is */
export async function buildStatic(elements: string): Promise<string> {
  const page = 'bench/page/static.html';
  return (await building('node_modules/.cache/page/static', page, virtual('markup', elements))).folder;
}
