import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { conformanceText, openAcr } from '../docs/accessibility.mjs';
import { componentsOf, guidancesIn } from '../docs/components.mjs';
import { callsPage, componentPage, llms, pathsPage, rulesPage, sheetsPage, tokensPage } from '../docs/hostPages.mjs';
import { base, drawnSheets } from './css.mjs';

/** @param {string} root @param {string} file @returns {string} */
const textOf = (root, file) => readFileSync(join(root, file), 'utf8');

/**
 * Returns the code of a built module and of every module of the package that it imports, at once or later.
 *
 * @param {string} dist
 * @param {string} file
 * @param {Map<string, string>} seen
 */
function reachedCode(dist, file, seen = new Map()) {
  if (seen.has(file)) return '';
  const own = readFileSync(join(dist, file), 'utf8');
  seen.set(file, own);
  for (const [, path = ''] of own.matchAll(/(?:from|import\() ?"(\.[^"]+)"/g))
    reachedCode(dist, relative(dist, join(dist, file, '..', path)), seen);
  return [...seen.values()].join('\n');
}

/**
 * Writes what a host reads in the package: the pages of `stories/docs/hosts`, a page for each public component, the
 * tables made from the sources, the rules by number, and the same for machines.
 *
 * @param {string} root
 * @param {string} dist already with the built modules and the OpenAPI document
 */
export async function publishDocs(root, dist) {
  const manifest = JSON.parse(textOf(root, 'package.json'));
  /** @param {string} file @param {string} text */
  const write = (file, text) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), `${text.trimEnd()}\n`);
  };
  // In the order in which the kit's own sheet joins them.
  const sheetFiles = ['ui', 'blocks', 'screens']
    .flatMap((room) => globSync(`${room}/**/*.css`, { cwd: dist }).sort())
    .map((file) => file.replaceAll('\\', '/'));
  const inBase = base.map((file) => file.replaceAll('\\', '/').replace('src/', ''));
  const components = componentsOf(root, manifest.name).map((component) => ({
    ...component,
    sheets: drawnSheets(reachedCode(dist, `${component.file}.js`), sheetFiles).filter(
      (sheet) => !inBase.includes(sheet),
    ),
  }));
  const isStart = (/** @type {string} */ file) => basename(file).startsWith('quick-start');
  const written = globSync('stories/docs/hosts/*.md', { cwd: root }).toSorted(
    (a, b) => Number(isStart(b)) - Number(isStart(a)) || (a < b ? -1 : 1),
  );
  const criteria = JSON.parse(textOf(root, 'stories/docs/wcag.json'));
  const conformance = {
    criteria,
    claims: JSON.parse(textOf(root, 'stories/docs/conformance.json')),
    proofs: Object.fromEntries([...guidancesIn(root)].map(([name, { proofs }]) => [name, proofs])),
  };
  const entry = (/** @type {string} */ name) => import(pathToFileURL(join(dist, `entries/${name}.js`)).href);
  const model = await entry('model');
  const pages = new Map([
    ...written.map(
      (file) => /** @type {const} */ ([basename(file), textOf(root, file).replace(/^```(\w+) .*$/gm, '```$1')]),
    ),
    ['component-styles.md', sheetsPage(components)],
    ['calls.md', callsPage(root, dist)],
    ['paths.md', pathsPage(await entry('storefront'), model)],
    ['tokens.md', tokensPage(model)],
    ['rules.md', rulesPage(root)],
    [
      'accessibility.md',
      `# Accessibility\n\nWhich criteria of WCAG 2.2 does the kit meet, and what is left to a host? The same is in \`${manifest.name}/openacr.yaml\`, in the format OpenACR.\n\n${conformanceText(conformance)}`,
    ],
  ]);
  for (const [file, text] of pages) write(`docs/${file}`, text);
  for (const component of components) write(`docs/components/${component.name}.md`, componentPage(component, criteria));
  // JSON is YAML.
  write('openacr.yaml', JSON.stringify(openAcr(manifest, conformance), null, 2));
  write('llms.txt', llms(manifest.name, pages, components));
  write(
    'manifests/components.json',
    // Says only what there is, since most flags are false. What a state shows is on the page of its component.
    JSON.stringify(
      {
        name: manifest.name,
        version: manifest.version,
        components: components.map(({ file, ...component }) => ({
          ...component,
          stories: component.stories.map(({ name }) => ({ name })),
          // A container may show any part of the shop.
          ...(file.startsWith('storefront/') && { isWired: true, sheets: ['styles.css'] }),
        })),
      },
      (_key, value) => (value === false || value === '' ? undefined : value),
    ),
  );
  return components.length;
}
