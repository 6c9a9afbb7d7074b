// The pages of the package that are made from the sources: each function returns the Markdown of one.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { base } from '../build/css.mjs';
import { inWords } from './components.mjs';
import { guidanceText } from './guidance.mjs';
import { usageOf } from './usage.mjs';

/** @typedef {import('./components.mjs').Component & { readonly sheets: readonly string[] }} Described */

/** @param {string} root @param {string} file @returns {string} */
const textOf = (root, file) => readFileSync(join(root, file), 'utf8');

/** @param {string} text as it may stand in a cell of a table */
const cell = (text) => text.replaceAll('|', '\\|');

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** @param {string} text */
const code = (text) => `\`${text}\``;

/**
 * @param {Described} component
 * @param {import('./guidance.mjs').Criteria} criteria
 */
export function componentPage(component, criteria) {
  const { name, entry, file, description, props, takesAttributes, stories, sheets, guidance } = component;
  const drawn = sheets.map((sheet) => code(sheet)).join(', ');
  const rows = props.map((prop) => [
    code(prop.name) + (prop.required ? ' (required)' : ''),
    code(prop.type),
    prop.description,
  ]);
  const attributes = 'It also takes the attributes that React has for its element.';
  const isWired = file.startsWith('storefront/');
  return [
    `# ${name}`,
    description,
    `\`\`\`ts\nimport { ${name} } from '${entry}';\n\`\`\``,
    isWired
      ? 'A container: it makes calls, so it needs a `StorefrontProvider` around it ([quick start](../quick-start-shop.md)).'
      : 'A pure component: it needs a `BrandScope` or a `StorefrontProvider` around it ([quick start](../quick-start-pure.md)).',
    '## Props',
    rows.length > 0 ? table(['Prop', 'Type', 'What it is'], rows) : 'None of its own.',
    ...(takesAttributes ? [attributes] : []),
    '## Styles',
    isWired
      ? 'Load `styles.css`: a container may show any part of the shop.'
      : `\`styles/base.css\`${drawn && `, then ${drawn}`}.`,
    ...(stories.length > 0
      ? [
          '## States',
          stories.map((story) => `- ${story.name}${story.description && `: ${story.description}`}`).join('\n'),
        ]
      : []),
    ...(guidance ? ['## Guidance', guidanceText(guidance, criteria, (story) => `state ${inWords(story)}`)] : []),
    'Numbers in brackets, such as (BSKT-016), are in [the rules of the shop](../rules.md).',
  ].join('\n\n');
}

/** @param {string} root @param {string} dist */
export function callsPage(root, dist) {
  const files = globSync('src/{ui,blocks,screens,storefront}/**/*.{ts,tsx}', { cwd: root });
  const usage = usageOf(Object.fromEntries(files.map((file) => [file.replaceAll('\\', '/'), textOf(root, file)])));
  const containers = Object.entries(usage)
    .filter(([, { calls }]) => calls.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const { paths } = JSON.parse(readFileSync(join(dist, 'openapi.json'), 'utf8'));
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, row]) =>
      row.operationId && !path.startsWith('/__mock/')
        ? [[code(row.operationId), `\`${method.toUpperCase()} ${path}\``, row['x-callers'] ?? '', row.summary ?? '']]
        : [],
    ),
  );
  return [
    '# Calls',
    'Which calls does a part of the shop make, and how is one answered?',
    'This page is made from the sources. `wine-storefront-kit/openapi.json` has every field of every call, with examples.',
    '## The envelope',
    'A response in JSON is `{ "statusCode": 0, "response": … }`, with the entity under `response`. Success is the statusCode 0. An HTTP status from 400 to 599, or a statusCode other than 0 whatever the HTTP status is, is a failure: `{ "statusCode": 422, "statusMessage": "…", "errorResponse": { "message": "…" } }`. See [errors](errors.md).',
    '## Calls of each container',
    'The page `product` is `ProductPageContainer`, the island `add-to-basket` is `AddToBasketContainer`, and so on. A container inside another is listed by itself. Every page also has the header, the footer and the delivery promise.',
    table(
      ['Container', 'Calls'],
      containers.map(([name, { calls }]) => [code(name), calls.map(code).join(', ')]),
    ),
    '## All calls',
    'Who may call: anyone; `soft`, a recognised customer; `hard`, a signed-in customer.',
    table(['Operation', 'Address', 'Who', 'What it does'], operations),
  ].join('\n\n');
}

/** @param {readonly Described[]} components */
export const sheetsPage = (components) =>
  [
    '# Style sheets of each component',
    'Which style sheets does a component need?',
    'Load `wine-storefront-kit/styles/base.css` first, then the sheets that the page of each component you draw names (`ui`, `blocks`, `screens`, in this order), and `brands/<id>.css`. A sheet named `blocks/WineCard.css` is imported as `wine-storefront-kit/blocks/WineCard.css`. Everything a component can draw is counted, so a page may need fewer.',
    `\`styles/base.css\` holds ${base.map((file) => code(basename(file, '.css'))).join(', ')}.`,
    components
      .filter(({ file }) => !file.startsWith('storefront/'))
      .map(({ name }) => `- [${name}](components/${name}.md)`)
      .join('\n'),
  ].join('\n\n');

/** @param {string} root */
export function rulesPage(root) {
  const { rows, openChoices } = JSON.parse(textOf(root, 'stories/docs/ledger.json'));
  const rules = rows.map((/** @type {{ id: string, text: string }} */ { id, text }) => `- ${id}: ${text}`);
  const choices = openChoices.map((/** @type {Record<string, string>} */ { id, choice }) => `- ${id}: ${choice}`);
  return [
    '# Rules of the shop',
    'What does a number such as (BSKT-016) in a doc comment mean? It is a rule that the shop follows, by its number here.',
    rules.join('\n'),
    '## Choices',
    'Where the requirements leave something open, this is what the kit does.',
    choices.join('\n'),
  ].join('\n\n');
}

/** @param {any} model the built entry */
export function tokensPage({ tokenNames, colourNames, designOf, brandById }) {
  const { look } = designOf(brandById('law'));
  return [
    '# Tokens',
    'Which custom properties does a brand set? Each has the prefix `--wsk-`. The values are those of the brand `law`; [brands and styles](brands-and-styles.md) says how to change them.',
    '## Colours, on each ground',
    table(
      ['Colour', 'On the page'],
      colourNames.map((/** @type {string} */ name) => [code(name), look.grounds.page[name]]),
    ),
    '## The others',
    table(
      ['Token', 'Value'],
      tokenNames.map((/** @type {string} */ name) => [code(name), code(look.tokens[name] ?? '')]),
    ),
  ].join('\n\n');
}

/**
 * @param {any} storefront the built entry, with the page table
 * @param {any} model the built entry, with the routes
 */
export function pathsPage({ pages }, { routes }) {
  /** @param {unknown} place */
  const written = (place) => {
    if (typeof place === 'string') return code(routes[place]);
    return place instanceof RegExp ? `any that matches ${code(String(place))}` : 'one that the brand or site chooses';
  };
  const rows = Object.entries(pages).map(([name, { at, access = 'anyone' }]) => [
    code(name),
    at.map(written).join(', '),
    access,
  ]);
  return [
    '# Paths of the pages',
    'Which page stands at which path, and who may see it?',
    'The page table of `Storefront`, made from the sources. Paths are below the base path of the site. [Routes and paths](routes-and-paths.md) says which others to forward. Who may see a page: anyone; `soft`, a recognised customer; `hard`, a signed-in customer.',
    table(['Page', 'Paths', 'Who'], rows),
  ].join('\n\n');
}

/** @param {string} markdown @returns {string} the question that the page answers, which follows its heading */
const questionOf = (markdown) => /^[^?]*\?/.exec(markdown.split('\n').filter(Boolean)[1] ?? '')?.[0] ?? '';

/**
 * @param {string} packageName
 * @param {ReadonlyMap<string, string>} pages
 * @param {readonly Described[]} components
 */
export function llms(packageName, pages, components) {
  return [
    `# ${packageName}`,
    '> React components for an online wine shop: many brands, four countries, a typed client for its API and a mock backend for all of it.',
    'Pure components (`.`) take data and a brand. Containers (`./storefront`) fetch the data. Islands (`./islands`, or `islands.browser.js` without a bundler) mount containers into server-rendered pages. All paths are below `dist` of the package.',
    '## Docs',
    [...pages]
      .map(([file, text]) => `- [${text.split('\n')[0]?.slice(2)}](docs/${file}): ${questionOf(text)}`)
      .join('\n'),
    '- [Every component as JSON](manifests/components.json): name, entry, props, style sheets, states',
    '- [The API](openapi.json): OpenAPI 3.1',
    '## Components',
    components
      .map(({ name, description }) => `- [${name}](docs/components/${name}.md): ${description.split(/(?<=\.) /)[0]}`)
      .join('\n'),
  ].join('\n\n');
}
