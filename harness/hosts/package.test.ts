import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { brandIds } from '../../src/entries/model.js';
import { isOnClient } from '../scripts/build/client.mjs';
import { drawnSheets, strays } from '../scripts/build/css.mjs';
import { root, scriptOf } from '../scripts/tools.mjs';
import { bundled, host } from './host.js';

const dist = join(root, 'dist');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
// Shipped as single files: the mocks, and the islands for pages without a bundler.
const modules = globSync('**/*.js', { cwd: dist }).filter(
  (file) => !/^(mock|cli\.js|browser\/|islands\.browser)/.test(file),
);
const sheets = globSync('{ui,blocks,screens}/**/*.css', { cwd: dist });
const entries = Object.entries(manifest.exports).flatMap(([name, target]) => {
  if (typeof target === 'string') return [];
  // `./brands/*` stands for a file for each brand.
  const ids = name.includes('*') ? brandIds : [''];
  const of = (pattern: string, id: string) => pattern.replace('*', id);
  return ids.map((id) => {
    const { types, default: code } = target;
    return [of(name, id).replace('.', manifest.name), { types: of(types, id), default: of(code, id) }] as const;
  });
});

/** Measures what a page loads for these components: all code except React, and the style sheets of everything they
 * draw. */
async function weighLines(name: string, lines: readonly string[]) {
  const { code, modules: brought } = await bundled(name, lines.join('\n'));
  const drawn = new Set(['ui/BrandScope.css', ...drawnSheets(code, sheets)]);
  const css = sheets
    .filter((sheet) => drawn.has(sheet))
    .map(read)
    .join('');
  return { js: brotliCompressSync(code).length, css: brotliCompressSync(css).length, modules: brought };
}

const weigh = (name: string, components: readonly string[]) =>
  weighLines(name, [`export { ${components.join(', ')} } from '${manifest.name}';`]);

describe('a host only pays for what it draws', () => {
  // Bytes after brotli. Raising a limit needs a reason in the commit.
  test.each([
    [['PriceDisplay'], 2_030, 972],
    [['Button'], 396, 1_280],
    [['ModalDialog', 'Button', 'TextField'], 1_920, 2_264],
  ] as const)('%j', async (components, js, css) => {
    const weight = await weigh(components.join(''), components);
    expect(weight.js).toBeLessThanOrEqual(js);
    expect(weight.css).toBeLessThanOrEqual(css);
  });

  const branded = (components: readonly string[]) => [
    `export { ${components.join(', ')} } from '${manifest.name}';`,
    `export { law } from '${manifest.name}/brands/law';`,
    `export { siteOfBrand } from '${manifest.name}/model';`,
  ];

  test('the scope of one brand brings neither the texts nor the routes of the shop', async () => {
    const { js, modules: brought } = await weighLines('scope', branded(['BrandScope']));
    expect(js).toBeLessThanOrEqual(2_960);
    expect(brought.filter((id) => /brands\/words\/(?!countries)|rules\/common\/routes/.test(id))).toEqual([]);
  });

  test('a dialog, a button and a field in the scope of one brand', async () => {
    const { js, css } = await weighLines('dialog', branded(['BrandScope', 'ModalDialog', 'Button', 'TextField']));
    expect(js + css).toBeLessThanOrEqual(6_990);
  });

  test('the header, with the storefront around it', async () => {
    const parts = ['createStorefront', 'HeaderContainer', 'StorefrontProvider'];
    const lines = `export { ${parts.join(', ')} } from '${manifest.name}/storefront';`;
    const { code: own } = await bundled('header-own', lines, /^(react|react-dom|zod|@tanstack\/[^/]+)(\/|$)/);
    expect(brotliCompressSync(own).length).toBeLessThan(25_000);
    const { code: whole } = await bundled('header', lines);
    expect(brotliCompressSync(whole).length).toBeLessThan(42_000);
  });

  test('one icon does not bring all of them', async () => {
    const { code } = await bundled('icon', `export { Icon, icons } from '${manifest.name}';`);
    const one = await bundled(
      'icon-one',
      `import { Icon, icons } from '${manifest.name}';\nexport const check = [Icon, icons.check];`,
    );
    expect(one.code.length).toBeLessThan(code.length / 3);
  });

  test('a call of the API brings no component, and a rule no call', async () => {
    const { modules: ofApi } = await bundled('api', `export { createClient } from '${manifest.name}/api';`);
    expect(ofApi.filter((id) => /dist\/(ui|blocks|screens|storefront)\//.test(id))).toEqual([]);
    const { modules: ofModel } = await bundled('model', `export { formatPrice } from '${manifest.name}/model';`);
    expect(ofModel.filter((id) => /dist\/(?!rules|model|entries)/.test(id))).toEqual([]);
  });
});

/** Returns every module of the package that a module imports, directly or indirectly, including itself. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of read(file).matchAll(/(?:from|import\() ?"(\.[^"]+)"/g))
    reached(relative(dist, join(dist, file, '..', path)), seen);
  return seen;
}

describe('servers', () => {
  test('a module that runs in browsers is marked at its start, and no other module is', () => {
    const marked = modules.filter((file) => isOnClient(read(file)));
    expect(marked.length).toBeGreaterThan(50);
    expect(modules.filter((file) => /['"]use client['"]/.test(read(file)) && !marked.includes(file))).toEqual([]);
    expect(marked.filter((file) => !/^(ui|blocks|screens|storefront|islands)\//.test(file))).toEqual([]);
  });

  test.each(['model', 'api', 'analytics', 'content'])('./%s is neutral, with everything it imports', (entry) => {
    const all = [...reached(`entries/${entry}.js`)];
    expect(all.filter((file) => isOnClient(read(file)) || /from ?"react/.test(read(file)))).toEqual([]);
  });

  test('unmarked modules run where React has no hooks', () => {
    const neutral = modules.filter((file) => !isOnClient(read(file)) && !file.startsWith('entries'));
    const page = join(host, 'server.mjs');
    // Imitates a server that draws components: it only knows the export names of client modules, and runs none of these
    // modules.
    const hooks = [
      "import { registerHooks } from 'node:module';",
      'registerHooks({ load(url, context, next) {',
      '  const loaded = next(url, context);',
      "  const code = String(loaded.source ?? '');",
      `  if (!code.startsWith('"use client"')) return loaded;`,
      '  const names = [...code.matchAll(/export ?\\{([^}]*)\\}/g)].flatMap(([, list]) => list.split(",")).map((name) => name.trim().split(" as ").at(-1));',
      "  return { ...loaded, source: names.filter(Boolean).map((name) => 'export const ' + name + ' = {};').join('') };",
      '} });',
    ];
    const imports = neutral.map((file) => `await import(${JSON.stringify(`file://${join(dist, file)}`)});`);
    writeFileSync(page, [...hooks, ...imports].join('\n'));
    execFileSync(process.execPath, ['--conditions=react-server', page], { encoding: 'utf8' });
  });
});

describe('hosts', () => {
  test.each(entries)('%s exists, with its types', async (name, { types, default: code }) => {
    expect([types, code].filter((file) => !existsSync(join(root, file)))).toEqual([]);
    if (/\/(node|vite)$/.test(name)) return;
    const { code: all } = await bundled(`all${name.replaceAll('/', '-')}`, `export * from '${name}';`);
    if (!name.endsWith('/analytics')) expect(all).toMatch(/export ?\{/);
  });

  test('a host in TypeScript compiles', () => {
    const lines = [
      "import { createElement } from 'react';",
      `import { BrandScope, type BrandScopeProps, Button, icons, TextField } from '${manifest.name}';`,
      `import { brandById, siteOf } from '${manifest.name}/model';`,
      `import { createContentClient } from '${manifest.name}/content';`,
      `import { createMock, memoryStore, startOf } from '${manifest.name}/mocks';`,
      `import { createMockServer } from '${manifest.name}/mocks/node';`,
      "export const mock = createMock({ store: memoryStore(), start: { ...startOf('law'), persona: 'heavy' } });",
      'export const server = createMockServer(mock);',
      "export const page = createContentClient({ sdk: () => import('contentful'), space: 'a', accessToken: 'b' }).homePage('law');",
      '// @ts-expect-error: there is no such login',
      "export const other = mock.configure({ login: 'maybe' }, 'one');",
      "const scope: Omit<BrandScopeProps, 'children'> = { brand: brandById('law'), site: siteOf({ brand: 'law' }) };",
      "export const shop = createElement(BrandScope, { ...scope, children: createElement(Button, null, 'Add') });",
      'export const drawing: string = icons.check.d;',
      '// @ts-expect-error: a field has a label',
      'export const field = createElement(TextField, {});',
    ];
    writeFileSync(join(host, 'page.ts'), lines.join('\n'));
    const compilerOptions = { strict: true, skipLibCheck: true, noEmit: true, types: [], module: 'nodenext' };
    writeFileSync(join(host, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['page.ts'] }));
    const run = spawnSync(process.execPath, [scriptOf('typescript', 'tsc')], { cwd: host, encoding: 'utf8' });
    expect(run.stdout).toBe('');
  });
});

/** Returns every declaration file that a host's compiler reads for a given file, including the file itself. */
function declarationsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of read(file).matchAll(/(?:from |import\()["'](\.[^"']+)\.js["']/g))
    declarationsOf(relative(dist, join(dist, file, '..', `${path}.d.ts`)), seen);
  return seen;
}

test('the types only import packages that are dependencies', () => {
  const { dependencies, peerDependencies } = manifest;
  const listed = Object.keys({ ...dependencies, ...peerDependencies });
  const declarations = entries.flatMap(([, { types }]) => [...declarationsOf(relative('dist', types))]);
  expect(declarations).toContain('storefront/shop/useProfile.d.ts');
  const named = declarations.flatMap((file) =>
    [...read(file).matchAll(/(?:from |import\()["']((?:@[^/"']+\/)?[^./"'][^/"']*)/g)].map(([, name]) => name!),
  );
  expect([...new Set(named)].filter((name) => !listed.includes(name) && !name.startsWith('node:'))).toEqual([]);
});

test('a host reads the OpenAPI document from the package, with the same version', () => {
  const code = `import document from '${manifest.name}/openapi.json' with { type: 'json' };
    console.log(document.info.version, Object.keys(document.paths).length > 100);`;
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: host, encoding: 'utf8' });
  expect(run.stdout).toBe(`${manifest.version} true\n`);
});

describe('styles', () => {
  // Fonts are in separate style sheets, because typefaces belong to the page.
  const published = globSync('**/*.css', { cwd: dist }).filter((file) => !file.startsWith('fonts'));

  test('no style sheet affects elements outside the kit', () => {
    expect(published.length).toBeGreaterThan(sheets.length);
    const layered = 'styles.layered.css';
    expect(published.filter((file) => file !== layered).flatMap((file) => strays(read(file), file))).toEqual([]);
    expect(read(layered)).toBe('@import "./styles.css" layer(wsk);\n');
  });

  test('every style sheet path in the manifest matches a file', () => {
    const paths = Object.values(manifest.exports).filter((target) => typeof target === 'string');
    for (const path of paths.filter((target) => target.endsWith('.css')))
      expect(globSync(path.replace('*', '**/*'), { cwd: root }), path).not.toEqual([]);
  });
});
