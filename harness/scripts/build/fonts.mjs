import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../tools.mjs';

/** Subsets with the letters of the shops' countries and of the places their wines come from. */
const subsets = /-(latin|latin-ext)-/;

/**
 * Writes the package of the fonts: one sheet of typefaces for each brand, and beside it the font files it names, with
 * their licences. It is a package of its own, because only a host without fonts of its own needs it.
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
  const { name, version, license: _, ...manifest } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { keywords, homepage, bugs, repository } = manifest;
  const own = {
    name: `${name}-fonts`,
    version,
    description: `Typefaces of the brands of ${name}: one style sheet for each brand`,
    license: 'OFL-1.1',
    ...{ keywords, homepage, bugs, repository },
    sideEffects: ['*.css'],
    exports: { './*.css': './*.css', './files/*': './files/*', './package.json': './package.json' },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
  writeFileSync(join(folder, 'README.md'), readme(own.name));
}

/** @param {string} name */
const readme = (name) => `# ${name}

The typefaces of the brands: one style sheet for each brand, with the font files it names.

\`\`\`js
import '${name}/law.css';
\`\`\`

On a page without a bundler, serve this folder and link \`law.css\` from it. The fonts have their own licences, in \`files\`.
`;

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
