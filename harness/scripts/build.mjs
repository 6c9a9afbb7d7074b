import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { joined, kitCss, published, sheets, strays } from './css.mjs';
import { root } from './tools.mjs';

const dist = join(root, 'dist');
const all = sheets(root);

const found = all.flatMap(({ file, code }) => strays(code, file));
if (found.length > 0) {
  console.error(['These styles reach beyond the kit:', ...found].join('\n'));
  process.exit(1);
}

/** @param {string} name @param {string} code */
function write(name, code) {
  const file = join(dist, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
}

write('styles.css', kitCss(root));
write('styles.layered.css', published(`@layer wsk {\n${joined(all)}\n}`, 'styles.layered.css'));
for (const area of new Set(all.map((sheet) => sheet.area)))
  write(`styles/${area}.css`, published(joined(all.filter((sheet) => sheet.area === area)), area));
// One component's alone, beside its script: a host of one button loads the base and this.
for (const { file, code } of all) write(file.replace(/^src./, ''), published(code, file));

// Brands are read from what was just built: data and rule are the package's own.
const { brands } = await import(join(dist, 'brands/registry.js'));
const { brandCss } = await import(join(dist, 'brands/css.js'));
for (const brand of brands) write(`brands/${brand.id}.css`, published(brandCss(brand), brand.id));

console.log(`dist: ${all.length} components' styles, ${brands.length} brands`);
