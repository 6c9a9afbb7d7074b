import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleTokens } from '../build/bundle.mjs';
import { root } from '../tools.mjs';

/** @returns {Promise<typeof import('./kit.js')>} */
const kit = async () => import(pathToFileURL(await bundleTokens(join(root, 'node_modules/.cache/tokens'))).href);

/**
 * Writes the design tokens of every brand, in the format of the Design Tokens Community Group.
 *
 * @param {string} folder
 */
export async function writeTokens(folder) {
  const { kitDocuments } = await kit();
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(kitDocuments())) writeFileSync(join(folder, file), text);
}

/** @param {string} file */
async function importFile(file) {
  const { read } = await kit();
  const { report, isRefused } = read(basename(file), readFileSync(file, 'utf8'), root);
  (isRefused ? console.error : console.log)(report);
  process.exitCode = Number(isRefused);
}

if (import.meta.main) {
  const [command, file, ...others] = process.argv.slice(2);
  if (command === undefined) {
    const folder = join(root, 'dist/tokens');
    await writeTokens(folder);
    console.log(`The tokens are in ${folder}`);
  } else if (command === 'import' && file !== undefined && others.length === 0) await importFile(file);
  else {
    console.error('npm run tokens writes the tokens; npm run tokens -- import FILE says what a document would change.');
    process.exitCode = 1;
  }
}
