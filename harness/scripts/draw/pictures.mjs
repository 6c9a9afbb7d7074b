import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** @typedef {'same' | 'changed' | 'added' | 'missing'} Outcome */
/** @typedef {{ name: string, outcome: Outcome, note?: string }} Comparison */
/** @typedef {{ kept: string, taken: string, changes: string }} Folders */

/** @param {string} folder */
const picturesIn = (folder) =>
  globSync('**/*.png', { cwd: folder })
    .map((name) => name.replaceAll('\\', '/'))
    .sort();

/**
 * Compares new pictures with the stored ones: first their bytes, since most are identical, and then their pixels.
 * Changes are drawn into a third folder.
 *
 * @param {Folders} folders
 * @returns {Comparison[]}
 */
export function comparePictures({ kept, taken, changes }) {
  const names = new Set([...picturesIn(kept), ...picturesIn(taken)]);
  return [...names].sort().map((name) => {
    if (!existsSync(join(kept, name))) return { name, outcome: 'added' };
    if (!existsSync(join(taken, name))) return { name, outcome: 'missing' };
    const [before, after] = [readFileSync(join(kept, name)), readFileSync(join(taken, name))];
    return before.equals(after)
      ? { name, outcome: 'same' }
      : { name, ...comparePixels(before, after, join(changes, name)) };
  });
}

/**
 * @param {Buffer} before
 * @param {Buffer} after
 * @param {string} file for a picture of the change
 * @returns {{ outcome: Outcome, note?: string }}
 */
function comparePixels(before, after, file) {
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const { width, height } = old;
  if (width !== now.width || height !== now.height)
    return { outcome: 'changed', note: `${width} × ${height} became ${now.width} × ${now.height}` };
  const change = new PNG({ width, height });
  const pixels = pixelmatch(old.data, now.data, change.data, width, height, { threshold: 0, includeAA: true });
  if (pixels === 0) return { outcome: 'same' };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, PNG.sync.write(change));
  return { outcome: 'changed', note: `${pixels} of ${width * height} pixels` };
}

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Builds a page with the differing pictures: before, after and change side by side.
 *
 * @param {readonly Comparison[]} comparisons
 * @param {(kind: keyof Folders, name: string) => string | undefined} addressOf a picture, if it exists
 */
export function reportOf(comparisons, addressOf) {
  const notable = comparisons.filter(({ outcome }) => outcome !== 'same');
  const titles = { kept: 'Before', taken: 'After', changes: 'Change' };
  const kinds = /** @type {(keyof Folders)[]} */ (Object.keys(titles));
  const sections = notable.map(({ name, outcome, note }) => {
    const figures = kinds.flatMap((kind) => {
      const address = addressOf(kind, name);
      if (!address) return [];
      const caption = `${titles[kind]}: ${name}`;
      return `<figure><figcaption>${titles[kind]}</figcaption><a href="${escaped(address)}"><img src="${escaped(address)}" alt="${escaped(caption)}"></a></figure>`;
    });
    const heading = `${escaped(name)} <small>${outcome}${note ? `, ${escaped(note)}` : ''}</small>`;
    return `<section><h2>${heading}</h2><div>${figures.join('')}</div></section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pictures: ${notable.length} of ${comparisons.length} differ</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; }
h2 { font-size: 1rem; overflow-wrap: anywhere; }
small { font-weight: 400; }
section > div { display: flex; gap: 1rem; overflow-x: auto; align-items: start; }
figure { margin: 0; }
img { max-width: 32rem; border: 1px solid #767676; }
</style>
<h1>${notable.length === 0 ? `All ${comparisons.length} pictures are the same` : `${notable.length} of ${comparisons.length} pictures differ`}</h1>
${sections.join('\n')}
</html>
`;
}
