/**
 * Writes `mocks/fixtures/art/letters.<lettering>.ts`: the outlines of the letters in the bottle and case pictures. A
 * picture file cannot use the page's fonts, so its words are shapes. Run it after changing a typeface or the alphabet:
 * `node harness/scripts/draw/makeLetters.mjs`.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
// @ts-expect-error fontkit ships no types
import { openSync } from 'fontkit';
import { outline } from './outline.mjs';

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const figures = '0123456789';
const marks = '’&-.,';
const accented = 'ÉÎÖÜàáâãäçèéêëíîñóôöùúûü';
const alphabet = [...new Set(` ${capitals}${capitals.toLowerCase()}${figures}${marks}${accented}`)];

/** Fraction of an em below which kerning is invisible on a label. */
const visibleKerning = 0.03;

/** @typedef {{ file: string, detail: import('./outline.mjs').Detail, features?: string[] }} FaceSource */

/** @type {Record<string, Record<string, FaceSource>>} */
const letterings = {
  roman: {
    display: {
      file: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff',
      detail: { unitsPerEm: 280, tolerance: 0.007, corner: 0.05 },
    },
    small: {
      file: '@fontsource/fraunces/files/fraunces-latin-400-italic.woff',
      detail: { unitsPerEm: 180, tolerance: 0.009, corner: 0.05 },
    },
  },
  text: {
    display: {
      file: '@fontsource/newsreader/files/newsreader-latin-500-normal.woff',
      detail: { unitsPerEm: 280, tolerance: 0.006, corner: 0.04 },
      features: ['lnum'],
    },
    small: {
      file: '@fontsource/newsreader/files/newsreader-latin-400-italic.woff',
      detail: { unitsPerEm: 200, tolerance: 0.006, corner: 0.03 },
      features: ['lnum'],
    },
  },
  grotesque: {
    display: {
      file: '@fontsource/work-sans/files/work-sans-latin-700-normal.woff',
      detail: { unitsPerEm: 300, tolerance: 0.004, corner: 0.02 },
    },
    small: {
      file: '@fontsource/work-sans/files/work-sans-latin-500-normal.woff',
      detail: { unitsPerEm: 300, tolerance: 0.005, corner: 0.02 },
    },
  },
  geometric: {
    display: {
      file: '@fontsource/poppins/files/poppins-latin-600-normal.woff',
      detail: { unitsPerEm: 300, tolerance: 0.004, corner: 0.02 },
    },
    small: {
      file: '@fontsource/poppins/files/poppins-latin-500-normal.woff',
      detail: { unitsPerEm: 300, tolerance: 0.005, corner: 0.02 },
    },
  },
  didone: {
    display: {
      file: '@fontsource/playfair-display/files/playfair-display-latin-900-normal.woff',
      detail: { unitsPerEm: 280, tolerance: 0.006, corner: 0.04 },
      // The typeface's default digits descend below the line.
      features: ['lnum'],
    },
    small: {
      file: '@fontsource/playfair-display/files/playfair-display-latin-400-italic.woff',
      detail: { unitsPerEm: 200, tolerance: 0.008, corner: 0.05 },
      features: ['lnum'],
    },
  },
};

const { resolve } = createRequire(import.meta.url);

/** @param {FaceSource} source */
function face({ file, detail, features = [] }) {
  const font = openSync(resolve(file));
  const scale = detail.unitsPerEm / font.unitsPerEm;
  /** @type {(text: string) => any} */
  const laidOut = (text) => font.layout(text, features);
  const drawn = new Map(
    alphabet.map((character) => {
      const [glyph] = laidOut(character).glyphs;
      const contours = outline(glyph.path.commands, font.unitsPerEm, detail);
      return [character, { advance: Math.round(glyph.advanceWidth * scale), contours }];
    }),
  );
  const glyphs = Object.fromEntries(
    [...drawn].map(([character, { advance, contours }]) => {
      const base = character.normalize('NFD').charAt(0);
      const shared = base === character ? undefined : drawn.get(base)?.contours;
      if (!shared?.every((contour) => contours.includes(contour))) return [character, advance + chained(contours)];
      const accent = chained(contours.filter((contour) => !shared.includes(contour)));
      return [character, `${advance}^${base}${accent}`];
    }),
  );
  return [detail.unitsPerEm, glyphs, kerning(laidOut, detail.unitsPerEm, scale)];
}

/**
 * Joins contours in one path, each starting relative to the previous one, so that the path can be placed anywhere.
 * @param {string[]} contours
 */
function chained(contours) {
  let [x, y] = [0, 0];
  return contours
    .map((contour) =>
      contour.replace(/^M(-?\d+) ?(-?\d+)/, (_, left, down) => {
        const [dx, dy] = [left - x, down - y];
        [x, y] = [Number(left), Number(down)];
        return `m${dx}${dy < 0 ? '' : ' '}${dy}`;
      }),
    )
    .join('');
}

/**
 * @param {(text: string) => any} laidOut
 * @param {number} unitsPerEm
 * @param {number} scale
 */
function kerning(laidOut, unitsPerEm, scale) {
  const letters = alphabet.filter((character) => !accented.includes(character));
  /** @type {string[]} */
  const pairs = [];
  for (const left of letters) {
    for (const right of letters) {
      const run = laidOut(left + right);
      if (run.glyphs.length !== 2) continue;
      const shift = Math.round((run.positions[0].xAdvance - run.glyphs[0].advanceWidth) * scale);
      if (Math.abs(shift) >= visibleKerning * unitsPerEm) pairs.push(`${left}${right}${shift}`);
    }
  }
  return pairs.join(' ');
}

for (const [lettering, sources] of Object.entries(letterings)) {
  const faces = Object.entries(sources).map(
    ([name, source]) =>
      `export const ${name} = face(${face(source)
        .map((part) => JSON.stringify(part))
        .join(', ')});\n`,
  );
  const target = new URL(`../../../mocks/fixtures/art/letters.${lettering}.ts`, import.meta.url);
  const text = `// Generated by harness/scripts/draw/makeLetters.mjs.\nimport { face } from './letters.js';\n\n${faces.join('\n')}`;
  writeFileSync(target, text);
  console.log(`${target.pathname.split('/').pop()}: ${Math.round(text.length / 1024)} kB`);
}
