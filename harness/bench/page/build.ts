import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { designOf } from '../../../src/brands/designs.js';
import { brandById } from '../../../src/brands/registry.js';
import { brandSheets, codeSplitting, homeStyles, resolve } from '../../../vite.config.js';

const root = process.cwd();
const harness = join(root, 'harness');

/** Provides a module that has no file. */
const virtual = (name: string, code: string): Plugin => ({
  name,
  enforce: 'pre',
  resolveId: (id) => (id === `virtual:${name}` ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? code : undefined),
});

/** Replaces the harness's own start module, which includes the panel and the mocks. */
const start = join(harness, 'bench/page/shop.ts');
const productPage = join(root, 'src/storefront/product/ProductPageContainer.tsx');
const withoutMocks: Plugin = {
  name: 'without-mocks',
  enforce: 'pre',
  resolveId: (id, importer) => (id === './startShop.js' && importer?.startsWith(harness) ? start : undefined),
};

interface Built {
  /** Folder of the build. */
  readonly folder: string;
  readonly chunks: readonly Rolldown.OutputChunk[];
}

async function building(folder: string, page: string, ...plugins: Plugin[]): Promise<Built> {
  // The test process may not run in production mode, which would build React for development.
  process.env.NODE_ENV = 'production';
  const { output } = (await build({
    root: harness,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), homeStyles, brandSheets, ...plugins],
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
  /** Path from the root of the site. */
  readonly path: string;
  /** Size after brotli. */
  readonly bytes: number;
}

export interface BuiltShop {
  readonly folder: string;
  /** The scripts required for the first paint: the page's own scripts, the code that starts the shop, and everything
   * these import. */
  readonly neededToPaint: readonly Script[];
  /** The scripts required to paint a product page, which include its own. */
  readonly neededForProduct: readonly Script[];
}

function needed(chunks: readonly Rolldown.OutputChunk[], ...modules: string[]): readonly Script[] {
  const isNeeded = ({ isEntry, facadeModuleId }: Rolldown.OutputChunk) =>
    isEntry || [start, ...modules].some((module) => module === facadeModuleId);
  const found = new Set(chunks.filter(isNeeded));
  // Iterating over a set also visits items added during the loop.
  for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  return [...found].map(({ fileName, code }) => ({ path: `/${fileName}`, bytes: brotliCompressSync(code).length }));
}

/** Builds the shop as the host of a brand serves it. */
export async function buildShop(brand: string): Promise<BuiltShop> {
  const file = JSON.stringify(join(root, `src/brands/all/${brand}.ts`));
  const only = virtual('brand', `export { ${brand} as brand } from ${file};`);
  const { folder, chunks } = await building(`node_modules/.cache/page/${brand}`, 'index.html', withoutMocks, only);
  return { folder, neededToPaint: needed(chunks), neededForProduct: needed(chunks, productPage) };
}

function lookOf(brand: string): Plugin {
  const files = designOf(brandById(brand)).look.fontFiles.map((file) => join(root, 'node_modules', file));
  const imports = files.map((file) => `import ${JSON.stringify(file)};`);
  return virtual('look', `${imports.join('\n')}\nexport const brandSheet = '/assets/brands/${brand}.css';`);
}

/** Builds a page that contains the given elements, with the shop's styles and a brand's look. @returns its folder */
export async function buildStatic(brand: string, elements: string): Promise<string> {
  const page = 'bench/page/static.html';
  const plugins = [virtual('markup', elements), lookOf(brand)];
  return (await building('node_modules/.cache/page/static', page, ...plugins)).folder;
}
