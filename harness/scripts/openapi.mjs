import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleOpenApi } from './bundle.mjs';
import { root } from './tools.mjs';

const { openApi } = await import(pathToFileURL(await bundleOpenApi(join(root, 'node_modules/.cache/openapi'))).href);
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const document = openApi(version);
const file = join(root, 'dist/openapi.json');
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
console.log(`${file}: ${Object.values(document.paths).flatMap(Object.keys).length} calls`);
