import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { type Connect, defineConfig, type Plugin } from 'vite';
import { joined, kitCss, sheets } from './harness/scripts/build/css.mjs';
import { isShopPath } from './mocks/transport/shopCall.js';
import { brandCss } from './src/brands/css.js';
import { designOf } from './src/brands/designs.js';
import { isBrandId } from './src/brands/ids.js';
import { brands } from './src/brands/registry.js';

const refuseCalls: Connect.NextHandleFunction = (request, response, next) => {
  if (!isShopPath(request.url ?? '')) return next();
  response.statusCode = 404;
  response.end();
};

/** Keeps pages from being served for API calls. Otherwise, a call that the mock does not handle would get the page
 * itself with status 200, and look like a malformed response. */
const noPageForCalls: Plugin = {
  name: 'no-page-for-calls',
  configureServer: ({ middlewares }) => void middlewares.use(refuseCalls),
  configurePreviewServer: ({ middlewares }) => void middlewares.use(refuseCalls),
};

/** Files with a hash in their name never change, so a reloaded page can use its cached copies. */
const lastingFiles: Plugin = {
  name: 'lasting-files',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (/^\/assets\/.*-[\w-]{8}\.\w+$/.test(request.url ?? ''))
        response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      next();
    });
  },
};

/** Gives host pages the same styles as a build does, generated from the sources. */
const builtCss: Plugin = {
  name: 'built-css',
  resolveId: (id) => (id === 'virtual:kit-css' ? '\0kit-css' : undefined),
  load: (id) => (id === '\0kit-css' ? `export default ${JSON.stringify(kitCss(import.meta.dirname))}` : undefined),
};

const brandSheetPath = /^\/assets\/brands\/(\w+)\.css$/;

/** One style sheet for each brand, as the package has them. */
export const brandSheets: Plugin = {
  name: 'brand-sheets',
  configureServer(server) {
    const load = (name: string) => server.ssrLoadModule(join(import.meta.dirname, 'src/brands', name));
    server.middlewares.use(async (request, response, next) => {
      const [, id = ''] = brandSheetPath.exec(request.url ?? '') ?? [];
      if (!isBrandId(id)) return next();
      // Loaded for each request, so that a change to a look is there after a reload.
      const [registry, designs, css] = await Promise.all(['registry.ts', 'designs.ts', 'css.ts'].map(load));
      response.setHeader('content-type', 'text/css');
      response.end(css?.brandCss(designs?.designOf(registry?.brandById(id))));
    });
  },
  generateBundle() {
    for (const brand of brands)
      this.emitFile({
        type: 'asset',
        fileName: `assets/brands/${brand.id}.css`,
        source: brandCss(designOf(brand)),
      });
  },
};

const homeStylesheet = '/assets/components/homepage/homepage.css';

const homeCss = () => joined(sheets(import.meta.dirname).filter(({ area }) => area === 'home'));

/** The home page's styles are a separate file, which no other page loads. */
export const homeStyles: Plugin = {
  name: 'home-styles',
  configureServer({ middlewares }) {
    middlewares.use(homeStylesheet, (_, response) => {
      response.setHeader('content-type', 'text/css');
      response.end(homeCss());
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: homeStylesheet.slice(1), source: homeCss() });
  },
};

// These are absolute paths, because the build resolves paths from this directory and the development server from its
// own root.
const pages = ['index.html', 'hosts/hostile.html', 'mock-provider/paypal.html', 'mock-provider/challenge.html'].map(
  (page) => join(import.meta.dirname, 'harness', page),
);

/** The modules needed by pages about a wine, bundled into one file: each of them alone is only a few hundred bytes. */
const wineParts = {
  name: 'wine',
  test: new RegExp(
    `/src/(${[
      'blocks/(AddToBasketButton|LowStockError|PriceDisplay|ProductImage)',
      'brands/words/productPage',
      'rules/(common/(cases|price|stock)|product/accolades)',
      'screens/product/(Accolades|ProductDetails|Senses|TastingNotePictures|sensesOf)',
      'storefront/(base/(isUnknownItem|usePageTitle)|shop/(productQuery|useAddToBasket|wineCardParts))',
      'ui/(BottleSkeleton|EmptyState|Panel|QuantityBox|productIcons|Silhouette|StarRating)',
    ].join('|')})\\.`,
  ),
};

/** The modules that every page starts with, bundled into one file; by default, the bundler would create a file for each
 * set of pages that share a module. The pages' own entry modules stay separate, since importing any part of a file
 * runs all of it. */
const atOnce = {
  name: 'first',
  tags: ['$initial' as const],
  test: (id: string) => !/\.html|harness\/app\/main\.tsx$/.test(id),
};

/** How the shop's code is split, in addition to its own `import()` calls. */
export const codeSplitting = { groups: [atOnce, wineParts] };

/** The scripts of the checkout are separate from those of the shop (CHKT-066). */
const chunkFileNames = ({
  name,
  moduleIds,
}: {
  readonly name: string;
  readonly moduleIds: readonly string[];
}): string =>
  name !== atOnce.name && moduleIds.some((id) => /\/src\/(storefront|screens)\/checkout\//.test(id))
    ? 'assets/components/checkout/[name]-[hash].js'
    : 'assets/[name]-[hash].js';

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Returns the modules that a module imports, directly or through others, without those it loads later. */
function importedBy(entry: string, graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set([entry]);
  for (const id of reached) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}

/** Modules that are needed together, by the file they are bundled into; by default, the bundler would create a file for
 * each set of pages that share a module, most of them below a kilobyte. Each name has modules whose imports, and theirs,
 * go into its file, except for those in an earlier one. */
const neededTogether: Readonly<Record<string, readonly string[]>> = {
  mock: ['harness/app/startShop.ts'],
  'every-page': [
    'src/storefront/pages/dialogs.tsx',
    'src/storefront/pages/trackPageView.ts',
    'src/storefront/pages/trackUser.ts',
    'src/storefront/shell/DeliveryPromiseStripContainer.tsx',
    'src/storefront/shell/FooterContainer.tsx',
    'src/storefront/shop/searchPageQuery.ts',
  ],
  'wine-cards': ['src/storefront/shop/AddToBasketContainer.tsx', 'src/storefront/shop/FavouriteToggleContainer.tsx'],
};

const reachedFrom = new Map<string, ReadonlySet<string>>();

const together = {
  name(id: string, graph: ModuleGraph): string | null {
    for (const [name, entries] of Object.entries(neededTogether)) {
      let reached = reachedFrom.get(name);
      if (!reached) {
        reached = new Set(entries.flatMap((entry) => [...importedBy(join(import.meta.dirname, entry), graph)]));
        reachedFrom.set(name, reached);
      }
      // What the mock imports of the shop is not its own.
      if (reached.has(id) && (name !== 'mock' || /\/(mocks|node_modules)\//.test(id))) return name;
    }
    return null;
  },
};

/** The router uses a shim for a hook that React has had since version 18. */
export const resolve = { alias: { 'use-sync-external-store/shim/index.js': 'react' } };

/** The harness: the storefront on top of the mock backend. Storybook and the tests have their own configurations. */
export default defineConfig({
  root: 'harness',
  plugins: [react(), msw({ mode: 'worker-only' }), homeStyles, brandSheets, noPageForCalls, lastingFiles, builtCss],
  resolve,
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  preview: { host: '127.0.0.1' },
  // The service worker responds to preloads that were fetched outside it, and the browser then warns about both.
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: {
      input: pages,
      output: { chunkFileNames, codeSplitting: { groups: [...codeSplitting.groups, together] } },
    },
  },
});
