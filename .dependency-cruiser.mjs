import { existsSync, readdirSync } from 'node:fs';

/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule */

// The layers of src, lowest first. The advice for each folder appears in its rule.
const layers = [
  { model: 'The model is plain types and data: what computes with it belongs in src/rules.' },
  { rules: 'Rules are pure: take what you need as an argument, and join it in src/storefront.' },
  { brands: 'Brands are data: what reads them belongs in a layer above.' },
  {
    api: 'What joins calls with content or analytics belongs in src/storefront.',
    content: 'What joins content with calls or analytics belongs in src/storefront.',
    analytics: 'What joins analytics with calls or content belongs in src/storefront.',
  },
  { ui: 'A primitive knows tokens only: what knows entities or a brand’s behaviour belongs in src/blocks.' },
  { blocks: 'What needs a screen is part of that area: move it to src/screens, or take it as a ReactNode slot.' },
  {
    screens: 'A screen is pure: take values, callbacks or a ReactNode slot as props, and fill them in src/storefront.',
  },
  { storefront: 'Mounting into a page belongs in src/islands; what a container needs must lie below it.' },
  { islands: 'What is exported belongs in src/entries; an island imports containers and below.' },
  { entries: 'An entry says what is exported and nothing else: move code to the layer it belongs to.' },
];

/** @param {string} folder */
const folders = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [];

/** @param {string[]} names */
const anyOf = (names) => `(${names.map((name) => name.replaceAll('.', '\\.')).join('|')})`;

/**
 * @param {string} name
 * @param {string} comment
 * @param {Rule['from']} from
 * @param {Rule['to']} to
 * @returns {Rule}
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @returns {Rule[]} */
function layerRules() {
  const present = folders('src');
  const unknown = present.filter((folder) => !layers.some((layer) => folder in layer));
  if (unknown.length)
    throw new Error(`src/${unknown[0]} belongs to no layer: add it to one in .dependency-cruiser.mjs.`);
  const loose = ['rules', 'screens', 'storefront'].flatMap((layer) =>
    existsSync(`src/${layer}`)
      ? readdirSync(`src/${layer}`, { withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => `src/${layer}/${entry.name}`)
      : [],
  );
  if (loose.length)
    throw new Error(
      `${loose[0]} lies outside the areas: move it to the folder of its area, or to the one for code that areas share.`,
    );
  return layers.flatMap((layer, index) => {
    const below = layers.slice(0, index).flatMap(Object.keys);
    return Object.entries(layer)
      .filter(([folder]) => present.includes(folder))
      .map(([folder, advice]) =>
        forbid(
          `${folder}-imports-from-below-only`,
          `src/${folder} may import ${below.length ? below.join(', ') : 'nothing else in src'}. ${advice}`,
          { path: `^src/${folder}/` },
          { path: '^src/', pathNot: `^src/${anyOf([...below, folder])}/` },
        ),
      );
  });
}

const test = '\\.test\\.tsx?$';

const between = 'What two areas need moves down to';

/** The floors of src/storefront, lowest first. Its areas are between `shop` and `pages`. */
const floors = {
  base: 'Services, queries and hooks that know no shop: what joins the data of the shop belongs in src/storefront/shop.',
  shop: 'What areas share: what serves one area belongs in that area.',
  pages: 'Pages are above the areas: what an area needs of them is given to it by the page table, as a prop.',
};

/** @returns {Rule[]} */
const areas = () => [
  ...folders('src/screens').map((area) =>
    forbid(
      `screens-${area}-stays-in-its-area`,
      `${between} src/blocks or src/ui; what joins them is composed in src/storefront, through a ReactNode slot.`,
      { path: `^src/screens/${area}/` },
      { path: '^src/screens/', pathNot: `^src/screens/${area}/` },
    ),
  ),
  ...folders('src/screens').flatMap((area) =>
    folders(`src/screens/${area}`).map((part) =>
      forbid(
        `screens-${area}-${part}-stays-in-its-part`,
        `What two parts of an area need lies directly in src/screens/${area}.`,
        { path: `^src/screens/${area}/${part}/` },
        { path: `^src/screens/${area}/[^/]+/`, pathNot: `^src/screens/${area}/${part}/` },
      ),
    ),
  ),
  ...folders('src/rules').map((area) =>
    forbid(
      `rules-${area}-stays-in-its-area`,
      `${between} src/rules/common, which needs no area.`,
      { path: `^src/rules/${area}/`, pathNot: test },
      { path: '^src/rules/', pathNot: `^src/rules/(${area}|common)/` },
    ),
  ),
  ...folders('src/storefront').map((area) =>
    area in floors
      ? forbid(
          `storefront-${area}-imports-from-below-only`,
          floors[/** @type {keyof typeof floors} */ (area)],
          { path: `^src/storefront/${area}/` },
          { path: '^src/storefront/', pathNot: `^src/storefront/${anyOf(floorsUpTo(area))}/` },
        )
      : forbid(
          `storefront-${area}-stays-in-its-area`,
          `${between} src/storefront/shop, or to base when it knows no shop; what joins areas is composed in src/storefront/pages.`,
          { path: `^src/storefront/${area}/` },
          { path: '^src/storefront/', pathNot: `^src/storefront/(base|shop|${area})/` },
        ),
  ),
];

/** @param {string} floor */
const floorsUpTo = (floor) =>
  floor === 'pages' ? folders('src/storefront') : Object.keys(floors).slice(0, Object.keys(floors).indexOf(floor) + 1);

/** @returns {Rule[]} */
const zones = () => [
  forbid(
    'src-stands-alone',
    'src is what gets published: move what it needs from mocks, stories or harness into src, or inject it.',
    { path: '^src/' },
    { path: '^(mocks|stories|harness|\\.storybook)/' },
  ),
  forbid(
    'pages-load-calls-late',
    'Rows bring schemas, which a page is painted without: make the call through src/storefront/shop/calls.ts or accountCalls.ts.',
    { path: '^src/storefront/', pathNot: '^src/storefront/shop/(calls|accountCalls)\\.ts$' },
    { path: '^src/api/endpoints', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'mocks-know-no-components',
    'mocks may import model, rules, brands, api and content: what draws something belongs in stories or harness.',
    { path: '^mocks/', pathNot: '^mocks/devtools/' },
    { path: '^(src|stories|harness|\\.storybook)/', pathNot: '^src/(model|rules|brands|api|content)/' },
  ),
  forbid(
    'panel-knows-no-components',
    'The panel draws its own elements, because it stands beside any page: of src it may import model, rules, brands, api, content and the keys of tabs.',
    { path: '^mocks/devtools/' },
    { path: '^(src|stories|harness|\\.storybook)/', pathNot: '^src/(model|rules|brands|api|content|ui/tabKeys)' },
  ),
  forbid(
    'mocks-run-without-panel',
    'The mock runs without React: what it shares with the panel belongs in mocks/transport or mocks/world.',
    { path: '^mocks/', pathNot: '^mocks/(devtools/|entries/devtools\\.)' },
    { path: '^mocks/devtools/' },
  ),
  forbid(
    'mocks-run-without-tests',
    'mocks/testing and mocks/conformance serve tests, stories and journeys: what the mock itself needs belongs in mocks/backend or mocks/fixtures.',
    { path: '^(mocks/(?!testing/|conformance/)|harness/(?!journeys/|hosts/|scripts/|bench/))', pathNot: test },
    { path: '^mocks/(testing|conformance)/' },
  ),
  forbid(
    'stories-know-no-harness',
    'stories may import src, mocks and the preview: what they share with the harness belongs in mocks.',
    { path: '^stories/' },
    { path: '^(harness|\\.storybook)/', pathNot: '^\\.storybook/preview\\.' },
  ),
  forbid(
    'harness-knows-no-stories',
    'What harness and stories share belongs in mocks or src.',
    { path: '^harness/' },
    { path: '^(stories|\\.storybook)/' },
  ),
  // The harness uses the package through its entries, as a host does. Scripts and benchmarks may import its internals.
  ...folders('src').flatMap((folder) =>
    folder === 'entries'
      ? forbid(
          'harness-is-a-host',
          'The harness uses the package through src/entries: export there what it needs.',
          { path: '^harness/', pathNot: '^harness/(scripts|bench)/' },
          { path: '^src/', pathNot: '^src/entries/|\\.css$' },
        )
      : [],
  ),
  forbid(
    'zod-mini-only',
    "Import from 'zod/mini': full zod is four times the size and belongs in mocks and scripts.",
    { path: '^src/' },
    { path: '(^|node_modules/)zod(/|$)', pathNot: '(^|/)zod/mini(/|$)' },
  ),
  forbid(
    'no-node-in-src',
    'src runs in browsers: what needs Node belongs in mocks or harness/scripts.',
    { path: '^src/', pathNot: test },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'no-css-import-in-src',
    'Style sheets are gathered by the build; an import of one would break the package under Node.',
    { path: '^src/' },
    { path: '\\.css$' },
  ),
  forbid('no-circles', 'Move what both need into a file of its own, below both.', {}, { circular: true }),
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...layerRules(), ...areas(), ...zones()],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(harness/dist|storybook-static)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
