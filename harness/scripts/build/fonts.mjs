import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../tools.mjs';

/** Subsets with the letters of the shops' countries and of the places their wines come from. */
const subsets = /-(latin|latin-ext)-/;

/**
 * Writes one sheet of typefaces for each brand, and beside it the font files it names, with their licences.
 *
 * @param {readonly { id: string, look: { fontFiles: readonly string[] } }[]} brands
 * @param {string} folder
 */
export function publishFonts(brands, folder) {
  mkdirSync(join(folder, 'files'), { recursive: true });
  for (const { id, look } of brands) {
    const sheets = look.fontFiles.map((name) => {
      const file = join(root, 'node_modules', name);
      const licence = `${basename(dirname(file))}.LICENSE.txt`;
      copyFileSync(join(dirname(file), 'LICENSE'), join(folder, 'files', licence));
      const faces = readFileSync(file, 'utf8').match(/@font-face \{[^}]*\}/g) ?? [];
      return faces.filter((face) => subsets.test(face)).map((face) => withFile(face, dirname(file), folder));
    });
    writeFileSync(join(folder, `${id}.css`), sheets.flat().join('\n'));
  }
}

/**
 * @param {string} face
 * @param {string} from
 * @param {string} to
 */
function withFile(face, from, to) {
  // The first source is woff2, which every browser that supports the kit can read.
  return face.replace(/src: url\(\.\/files\/([^)]+)\) format\('([^']+)'\)[^;]*;/, (_, file, format) => {
    copyFileSync(join(from, 'files', file), join(to, 'files', file));
    return `src: url(./files/${file}) format('${format}');`;
  });
}
