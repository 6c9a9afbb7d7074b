import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleOpenApi } from '../build/bundle.mjs';
import { root } from '../tools.mjs';

/**
 * Writes the OpenAPI document, with the docstrings of the sources and examples from the seeded shop, and beside it the
 * workflows over its calls.
 *
 * @param {string} folder
 * @returns {Promise<string>} the file of the OpenAPI document
 */
export async function writeOpenApi(folder) {
  const writer = await bundleOpenApi(join(root, 'node_modules/.cache/openapi'));
  const { describedOpenApi, arazzo } = await import(pathToFileURL(writer).href);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'openapi.json');
  const document = describedOpenApi(root, version);
  writeFileSync(file, JSON.stringify(document));
  writeFileSync(join(folder, 'arazzo.yaml'), JSON.stringify(arazzo(document), null, 2));
  return file;
}

if (import.meta.main) console.log(`The OpenAPI document is in ${await writeOpenApi(join(root, 'dist'))}`);
