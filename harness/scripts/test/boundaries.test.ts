import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { root, scriptOf } from '../tools.mjs';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** Checks a project with these files and their contents; returns `rule: from -> to` for each violation. */
function violations(files: Record<string, string>): string[] {
  const project = mkdtempSync(join(tmpdir(), 'boundaries-'));
  made.push(project);
  for (const [name, text] of Object.entries({ 'tsconfig.json': '{}', ...files })) {
    mkdirSync(dirname(join(project, name)), { recursive: true });
    writeFileSync(join(project, name), text);
  }
  const zones = [...new Set(Object.keys(files).map((name) => name.split('/')[0] as string))];
  const config = ['--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json'];
  const script = scriptOf('dependency-cruiser', 'depcruise');
  const run = spawnSync(process.execPath, [script, ...zones, ...config], { cwd: project, encoding: 'utf8' });
  if (!run.stdout.startsWith('{')) throw new Error(run.stdout + run.stderr);
  const found: { rule: { name: string }; from: string; to: string }[] = JSON.parse(run.stdout).summary.violations;
  return found.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`).sort();
}

const price = 'export interface Price { amount: string }\n';
const takes = (path: string) => `import type { Price } from '${path}';\nexport type Mine = Price;\n`;

describe('boundaries', () => {
  test('imports from lower layers are allowed', { timeout: 30_000 }, () => {
    expect(
      violations({
        'src/model/price.ts': price,
        'src/rules/common/price.ts': takes('../../model/price.js'),
        'src/rules/basket/total.ts': takes('../common/price.js'),
        'src/api/basket.ts': `${takes('../rules/common/price.js')}import 'zod/mini';\n`,
        'src/ui/Text.tsx': price,
        'src/blocks/Amount.tsx': takes('../ui/Text.js'),
        'src/screens/basket/CartPage.tsx': takes('../../blocks/Amount.js'),
        'src/screens/basket/CartLine.tsx': takes('./CartPage.js'),
        'src/api/endpoints/product.ts': `${price}export const getProduct = 1;\n`,
        'src/screens/basket/lines/Line.tsx': takes('../CartLine.js'),
        'src/storefront/shop/calls.ts': "export { getProduct } from '../../api/endpoints/product.js';\n",
        'src/storefront/base/clock.ts': price,
        'src/storefront/shop/useShop.ts': takes('../base/clock.js'),
        'src/storefront/basket/useBasket.ts': takes('../base/clock.js'),
        'src/storefront/basket/useCart.ts': takes('../shop/useShop.js'),
        'src/storefront/pages/pages.ts': `${takes('../basket/useCart.js')}import '../base/clock.js';\n`,
        'src/storefront/basket/line.ts': takes('../../api/endpoints/product.js'),
        'src/storefront/basket/Cart.tsx': takes('../../screens/basket/CartPage.js'),
        'src/rules/basket/price.test.ts': "import 'node:fs';\nimport '../plans/days.js';\n",
        'src/rules/plans/days.ts': price,
        'mocks/backend/basket.ts': takes('../../src/model/price.js'),
        'stories/basket/CartPage.stories.tsx': `${takes('../../../src/screens/basket/CartPage.js')}import '../../mocks/backend/basket.js';\nimport preview from '../../../.storybook/preview.js';\nexport default preview;\n`,
        'harness/main.tsx': `${takes('../src/storefront/basket/Cart.js')}import '../mocks/backend/basket.js';\n`,
        'src/ui/tabKeys.ts': price,
        'mocks/devtools/Panel.tsx': `${takes('../../src/ui/tabKeys.js')}import '../backend/basket.js';\n`,
        'mocks/entries/devtools.ts': takes('../devtools/Panel.js'),
        'mocks/testing/testShop.ts': takes('../backend/basket.js'),
        'mocks/conformance/visits.ts': takes('../testing/testShop.js'),
        'mocks/backend/basket.test.ts': takes('../testing/testShop.js'),
        'stories/world.ts': takes('../mocks/testing/testShop.js'),
        'harness/journeys/checkout.ts': takes('../../../mocks/testing/testShop.js'),
        '.storybook/preview.tsx': 'export default 1;\n',
      }),
    ).toEqual([]);
  });

  test('all other imports are caught, including types', { timeout: 30_000 }, () => {
    const files = {
      'src/model/price.ts': takes('../rules/common/price.js'),
      'src/rules/common/price.ts': price,
      'src/rules/common/late.ts': takes('../plans/days.js'),
      'src/rules/plans/days.ts': price,
      'src/rules/basket/days.ts': takes('../plans/days.js'),
      'src/api/basket.ts': price,
      'src/content/entry.ts': takes('../api/basket.js'),
      'src/ui/Text.tsx': takes('../blocks/Amount.js'),
      'src/blocks/Amount.tsx': price,
      'src/screens/basket/CartPage.tsx': takes('../../storefront/base/clock.js'),
      'src/screens/basket/CartLine.tsx': takes('../product/Page.js'),
      'src/screens/product/Page.tsx': price,
      'src/screens/product/Rail.tsx': takes('../basket/CartPage.js'),
      'src/screens/product/case/Case.tsx': takes('../wine/Wine.js'),
      'src/screens/product/wine/Wine.tsx': price,
      'src/storefront/base/clock.ts': price,
      'src/storefront/base/useClock.ts': takes('../shop/useShop.js'),
      'src/storefront/shop/useShop.ts': price,
      'src/storefront/shop/useCase.ts': takes('../plan/usePlan.js'),
      'src/storefront/pages/pages.ts': price,
      'src/storefront/plan/usePages.ts': takes('../pages/pages.js'),
      'src/storefront/basket/useBasket.ts': takes('../plan/usePlan.js'),
      'src/api/endpoints/product.ts': 'export const getProduct = 1;\n',
      'src/storefront/plan/useProduct.ts': "export { getProduct } from '../../api/endpoints/product.js';\n",
      'src/storefront/plan/usePlan.ts': price,
      'src/storefront/plan/a.ts': takes('./b.js'),
      'src/storefront/plan/b.ts': takes('./a.js'),
      'src/blocks/Mocked.tsx': takes('../../mocks/backend/basket.js'),
      'src/rules/common/zod.ts': "import 'zod';\n",
      'src/rules/common/node.ts': "import 'node:fs';\n",
      'src/ui/Styled.tsx': "import './Styled.css';\n",
      'src/ui/Styled.css': '.wsk-Styled {}\n',
      'mocks/backend/basket.ts': price,
      'mocks/backend/draws.ts': takes('../../src/ui/Text.js'),
      'mocks/backend/helped.ts': takes('../testing/testShop.js'),
      'mocks/backend/shown.ts': takes('../devtools/Panel.js'),
      'mocks/devtools/Panel.tsx': takes('../../src/ui/Text.js'),
      'mocks/testing/testShop.ts': price,
      'mocks/conformance/visits.ts': price,
      'harness/shop.ts': takes('../mocks/conformance/visits.js'),
      'stories/basket/Cart.stories.tsx': takes('../../harness/panel.js'),
      'harness/panel.ts': price,
      'src/entries/index.ts': takes('../ui/Text.js'),
      'harness/main.tsx': takes('../src/ui/Text.js'),
    };
    expect(violations(files)).toEqual([
      'content-imports-from-below-only: src/content/entry.ts -> src/api/basket.ts',
      'harness-is-a-host: harness/main.tsx -> src/ui/Text.tsx',
      'mocks-know-no-components: mocks/backend/draws.ts -> src/ui/Text.tsx',
      'mocks-run-without-panel: mocks/backend/shown.ts -> mocks/devtools/Panel.tsx',
      'mocks-run-without-tests: harness/shop.ts -> mocks/conformance/visits.ts',
      'mocks-run-without-tests: mocks/backend/helped.ts -> mocks/testing/testShop.ts',
      'model-imports-from-below-only: src/model/price.ts -> src/rules/common/price.ts',
      'no-circles: src/storefront/plan/a.ts -> src/storefront/plan/b.ts',
      'no-css-import-in-src: src/ui/Styled.tsx -> src/ui/Styled.css',
      'no-node-in-src: src/rules/common/node.ts -> fs',
      'pages-load-calls-late: src/storefront/plan/useProduct.ts -> src/api/endpoints/product.ts',
      'panel-knows-no-components: mocks/devtools/Panel.tsx -> src/ui/Text.tsx',
      'rules-basket-stays-in-its-area: src/rules/basket/days.ts -> src/rules/plans/days.ts',
      'rules-common-stays-in-its-area: src/rules/common/late.ts -> src/rules/plans/days.ts',
      'screens-basket-stays-in-its-area: src/screens/basket/CartLine.tsx -> src/screens/product/Page.tsx',
      'screens-imports-from-below-only: src/screens/basket/CartPage.tsx -> src/storefront/base/clock.ts',
      'screens-product-case-stays-in-its-part: src/screens/product/case/Case.tsx -> src/screens/product/wine/Wine.tsx',
      'screens-product-stays-in-its-area: src/screens/product/Rail.tsx -> src/screens/basket/CartPage.tsx',
      'src-stands-alone: src/blocks/Mocked.tsx -> mocks/backend/basket.ts',
      'storefront-base-imports-from-below-only: src/storefront/base/useClock.ts -> src/storefront/shop/useShop.ts',
      'storefront-basket-stays-in-its-area: src/storefront/basket/useBasket.ts -> src/storefront/plan/usePlan.ts',
      'storefront-plan-stays-in-its-area: src/storefront/plan/usePages.ts -> src/storefront/pages/pages.ts',
      'storefront-shop-imports-from-below-only: src/storefront/shop/useCase.ts -> src/storefront/plan/usePlan.ts',
      'stories-know-no-harness: stories/basket/Cart.stories.tsx -> harness/panel.ts',
      'ui-imports-from-below-only: src/ui/Text.tsx -> src/blocks/Amount.tsx',
      'zod-mini-only: src/rules/common/zod.ts -> zod',
    ]);
  });

  test('a folder without a layer stops the check', { timeout: 30_000 }, () => {
    expect(() => violations({ 'src/helpers/dates.ts': price })).toThrow('src/helpers belongs to no layer');
  });

  test('a file outside all folders of the structure stops the check', { timeout: 30_000 }, () => {
    expect(() => violations({ 'src/storefront/clock.ts': price })).toThrow(
      'src/storefront/clock.ts lies outside the areas',
    );
  });
});
