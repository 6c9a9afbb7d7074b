import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeOpenApi } from '../docs/openapi.mjs';
import { writeTokens } from '../tokens/tokens.mjs';
import { root, runTool } from '../tools.mjs';
import { bundleIslands } from './bundle.mjs';
import { wrongDirectives } from './client.mjs';
import { joined, kitCss, minified, published, sheets, strays } from './css.mjs';
import { publishDocs } from './docs.mjs';
import { publishFonts } from './fonts.mjs';
import { publishMocks } from './mocks.mjs';
import { dropUnreachedTypes } from './types.mjs';

// The package is always built for production, even if a test starts this.
process.env.NODE_ENV = 'production';
const dist = join(root, 'dist');
const all = sheets(root);

const undirected = wrongDirectives(root);
if (undirected.length > 0) {
  console.error(undirected.join('\n'));
  process.exit(1);
}

const found = all.flatMap(({ file, code }) => strays(code, file));
if (found.length > 0) {
  console.error(['These styles reach beyond the kit:', ...found].join('\n'));
  process.exit(1);
}

await runTool('tsup', []);
await runTool('typescript:tsc', ['-p', 'tsconfig.build.json']);

/** @param {string} name @param {string} code */
function write(name, code) {
  const file = join(dist, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
}

copyFileSync(join(root, 'src/ui/icons.LICENSE.txt'), join(dist, 'ui/icons.LICENSE.txt'));

write('styles.css', kitCss(root));
write('styles.layered.css', '@import "./styles.css" layer(wsk);\n');
for (const area of new Set(all.map((sheet) => sheet.area)))
  write(`styles/${area}.css`, published(joined(all.filter((sheet) => sheet.area === area)), area));
// One sheet per component, beside its script, so that a host with one button loads only the base and that sheet.
for (const { file, code } of all) write(file.replace(/^src./, ''), published(code, file));

// Brands are read from the new build, so that data and rules are the package's own.
const { brands, brandCss, designOf } = await import(join(dist, 'entries/model.js'));
for (const brand of brands) write(`brands/${brand.id}.css`, minified(brandCss(designOf(brand)), brand.id));

publishFonts(brands.map(designOf), join(dist, 'fonts'));

await bundleIslands(dist);
await publishMocks(dist);
await writeOpenApi(dist);
await writeTokens(join(dist, 'tokens'));
dropUnreachedTypes(dist, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).exports);
const described = await publishDocs(root, dist);

console.log(`dist: ${all.length} components' styles, ${brands.length} brands, docs of ${described} components`);
