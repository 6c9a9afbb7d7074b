/**
 * Prints the wordmark of a brand: its words as outlines in the heading typeface of its tokens. Paste it into the
 * brand's file in `src/brands/marks`, or use a designer's drawing there instead: `node
 * harness/scripts/draw/makeWordmark.mjs osw "Oak & Sirloin"`.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
// @ts-expect-error fontkit ships no types
import { create } from 'fontkit';
import { runnerImport } from 'vite';
// @ts-expect-error wawoff2 ships no types
import { decompress } from 'wawoff2';
import { root } from '../tools.mjs';
import { outline } from './outline.mjs';

const { resolve } = createRequire(import.meta.url);

/** The detail visible in the header at double pixel density. */
const detail = { unitsPerEm: 240, tolerance: 0.005, corner: 0.02 };

/** Returns the font file for a heading of this weight. @param {readonly string[]} sheets @param {number} weight */
function fileOf(sheets, weight) {
  const folder = sheets[0]?.slice(0, sheets[0].lastIndexOf('/')) ?? '';
  const cuts = sheets
    .filter((sheet) => sheet.startsWith(`${folder}/`) && !sheet.includes('italic'))
    .map((sheet) => sheet.slice(folder.length + 1, -'.css'.length));
  const [cut] = cuts.sort((a, b) => Math.abs(Number(a) - weight) - Math.abs(Number(b) - weight));
  const face = folder.slice(folder.indexOf('/') + 1);
  return resolve(`${folder}/files/${face}-latin-${cut}-normal.woff2`);
}

const [id, words = ''] = process.argv.slice(2);
const { module } = await runnerImport(join(root, 'src/brands/designs.ts'), { root, configFile: false });
/** @type {import('../../../src/model/site.js').DesignedBrand} */
const { look } = module.designOf({ id });
/** @param {keyof typeof look.tokens} name */
const token = (name) => look.tokens[name];
const wght = Number(token('logo-weight'));
const font = create(Buffer.from(await decompress(readFileSync(fileOf(look.fontFiles, wght)))));
const cut = font.directory.tables.fvar
  ? font.getVariation({ wght, opsz: Number.parseFloat(token('logo-size')) })
  : font;
const scale = detail.unitsPerEm / font.unitsPerEm;
const tracking = (Number.parseFloat(token('logo-tracking')) || 0) * detail.unitsPerEm;

/** @param {string} word */
function drawn(word) {
  const { glyphs, positions } = cut.layout(token('logo-case') === 'uppercase' ? word.toUpperCase() : word);
  let x = 0;
  const paths = glyphs.map((/** @type {any} */ glyph, /** @type {number} */ index) => {
    const pathData = outline(glyph.path.translate(x / scale, 0).commands, font.unitsPerEm, detail).join('');
    x += positions[index].xAdvance * scale + tracking;
    return pathData;
  });
  return { width: Math.round(x - tracking), d: paths.join('') };
}

const shapes = words.split(' ').map(drawn);
console.log(`wordmark: [${shapes.map(({ width, d }) => `{ width: ${width}, d: '${d}' }`).join(', ')}],`);
