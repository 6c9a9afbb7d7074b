import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { drawnSheets } from '../scripts/build/css.mjs';
import { npm, root, scriptOf } from '../scripts/tools.mjs';
import { archive, bundled, fontsArchive, host } from './host.js';

const { name } = manifest;
/** The package as a host has it. */
const installed = join(host, 'node_modules', name);
const read = (file: string) => readFileSync(join(installed, file), 'utf8');
const pages = ['README.md', 'CHANGELOG.md', 'dist/llms.txt', ...globSync('dist/docs/**/*.md', { cwd: installed })];
const withoutSamples = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '');

/** Returns the samples in Markdown: their language, the host's file they show, if any, and their code. */
const samplesIn = (text: string) =>
  [...text.matchAll(/^```(\w+)(?: host=(\S+))?\n([\s\S]*?)^```/gm)].map(([, language = '', file, code = '']) => ({
    language,
    file,
    code,
  }));

/** Checks whether the package gives a module or file of this name. */
function isExported(specifier: string): boolean {
  const asked = `.${specifier.slice(name.length)}`;
  return Object.entries(manifest.exports).some(([entry, target]) => {
    const [before = '', after] = entry.split('*');
    if (after === undefined) return entry === asked;
    if (!asked.startsWith(before) || !asked.endsWith(after)) return false;
    const path = typeof target === 'string' ? target : target.default;
    return existsSync(join(installed, path.replace('*', asked.slice(before.length, asked.length - after.length))));
  });
}

describe('what a host reads in the archive', () => {
  test('has no link that leads nowhere', () => {
    expect(pages.length).toBeGreaterThan(200);
    const dead = pages.flatMap((page) =>
      [...withoutSamples(read(page)).matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !/^(https?:|#)/.test(link))
        .filter((link) => !existsSync(join(installed, dirname(page), link.replace(/#.*/, ''))))
        .map((link) => `${page}: ${link}`),
    );
    expect(dead).toEqual([]);
  });

  test('names only files and modules that are in it', () => {
    const wrong = pages.flatMap((page) =>
      [...withoutSamples(read(page)).matchAll(/`([^`\s]+)`/g)]
        .map(([, named = '']) => named)
        .filter((named) => !/[<{*…]/.test(named))
        .filter((named) =>
          named.startsWith(`${name}/`)
            ? !isExported(named)
            : /^(harness|src|stories|node_modules)\//.test(named) ||
              (/^(dist|docs|manifests|ui|blocks|screens|styles|brands|browser)\/.*\.\w+$/.test(named) &&
                !existsSync(join(installed, named.startsWith('dist/') ? named : join('dist', named)))),
        )
        .map((named) => `${page}: ${named}`),
    );
    expect(wrong).toEqual([]);
  });

  test('has samples that import only what the package gives', () => {
    const imported = pages.flatMap((page) =>
      samplesIn(read(page)).flatMap(({ code }) =>
        [...code.matchAll(new RegExp(`(?:from|import|import\\() ?'(${name}(?:/[^']+)?)'`, 'g'))].map(
          ([, specifier = '']) => specifier,
        ),
      ),
    );
    expect(new Set(imported).size).toBeGreaterThan(10);
    expect([...new Set(imported)].filter((specifier) => !isExported(specifier))).toEqual([]);
  });

  test('explains every number of a rule in the doc comments', () => {
    const rules = read('dist/docs/rules.md');
    const numbers = globSync('dist/**/*.d.ts', { cwd: installed }).flatMap(
      (file) => read(file).match(/\b[A-Z]{3,5}-\d{3}\b/g) ?? [],
    );
    expect(new Set(numbers).size).toBeGreaterThan(500);
    expect([...new Set(numbers)].filter((number) => !rules.includes(`\n- ${number}: `))).toEqual([]);
  });

  test('lists every page in the README and in llms.txt', () => {
    const listed = readdirSync(join(installed, 'dist/docs')).filter((file) => file.endsWith('.md'));
    expect(listed.length).toBeGreaterThan(15);
    expect(listed.filter((file) => !read('README.md').includes(`/${file}`))).toEqual([]);
    expect(listed.filter((file) => !read('dist/llms.txt').includes(`](docs/${file}): `))).toEqual([]);
  });

  test('is at most 250 kB in the archive', () => {
    const text = pages.filter((page) => page.startsWith('dist')).map(read);
    const bytes = brotliCompressSync([...text, read('dist/manifests/components.json')].join('')).length;
    expect(bytes).toBeLessThan(250_000);
  });
});

describe('the list of components', () => {
  const { components } = JSON.parse(read('dist/manifests/components.json')) as {
    components: readonly { name: string; entry: string; description?: string; sheets: readonly string[] }[];
  };

  test('has every component that the entries export, each with a page', async () => {
    const documented = new Set(components.map((component) => component.name));
    const { exports } = await bundled('documented', `export * from '${name}';`);
    const isComponent = (one: string) => /^[A-Z][a-z]/.test(one);
    expect(exports.filter((one) => isComponent(one) && !documented.has(one))).toEqual([]);
    expect([...documented].filter((one) => !existsSync(join(installed, `dist/docs/components/${one}.md`)))).toEqual([]);
    expect(components.filter(({ description }) => !description)).toEqual([]);
  });

  test('names the sheet of the whole kit for a container, which may show any part of the shop', () => {
    expect(components.find((one) => one.name === 'Storefront')?.sheets).toEqual(['styles.css']);
  });

  test.each(['Button', 'WineCard', 'CartLine', 'ProductPage'])('names every sheet that %s needs', async (component) => {
    const { code } = await bundled(`sheets-of-${component}`, `export { ${component} } from '${name}';`);
    const all = globSync('{ui,blocks,screens}/**/*.css', { cwd: join(installed, 'dist') });
    const listed = components.find((one) => one.name === component)?.sheets ?? [];
    const inBase = read('dist/docs/component-styles.md').match(/`styles\/base\.css` holds (.*)/)?.[1] ?? '';
    const missing = drawnSheets(code, all).filter(
      (sheet) => !listed.includes(sheet) && !inBase.includes(`\`${basename(sheet, '.css')}\``),
    );
    expect(listed.length).toBeGreaterThan(1);
    expect(missing).toEqual([]);
  });
});

describe('the samples', () => {
  const sources = globSync('stories/docs/hosts/*.md', { cwd: root });
  const shown = sources.flatMap((page) =>
    samplesIn(readFileSync(join(root, page), 'utf8')).flatMap(({ file, code }) =>
      file ? [[basename(page), file, code] as const] : [],
    ),
  );

  test('show hosts that other tests run', () => {
    expect(new Set(shown.map(([, file]) => file.split('/')[0]))).toEqual(
      new Set(['vite', 'next', 'plain', 'terrazzo', 'inTests', 'playwright', 'proxy']),
    );
  });

  test.each(shown)('in %s, %s is the host’s own file', (_, file, code) => {
    expect(code).toBe(readFileSync(join(root, 'harness/hosts', file), 'utf8'));
  });

  // The folder is kept between runs, because installing into it again is quick.
  const folder = join(root, 'node_modules/.cache/docs-host');
  const tools = [
    'react',
    'react-dom',
    '@types/react',
    '@types/react-dom',
    '@types/node',
    '@tanstack/react-query',
    'contentful',
    'msw',
    'vite',
    'vitest',
  ] as const;
  beforeAll(() => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    const routers = ['react-router@8.5.1', '@tanstack/react-router@1.170.46'];
    const playwright = `@playwright/test@${manifest.devDependencies['playwright-core']}`;
    npm(
      [
        'install',
        archive,
        fontsArchive,
        ...tools.map((tool) => `${tool}@${manifest.devDependencies[tool]}`),
        ...routers,
        playwright,
      ],
      folder,
    );
  });

  test.each(['bundler', 'nodenext'])('and the hosts compile in a strict host with %s resolution', (resolution) => {
    const samples = join(folder, 'samples');
    rmSync(samples, { recursive: true, force: true });
    mkdirSync(samples);
    writeFileSync(
      join(samples, 'host.d.ts'),
      "declare module '*.css';\ninterface ImportMeta { readonly env: Readonly<Record<string, any>> }\n",
    );
    for (const file of globSync('{vite,router}/*.tsx', { cwd: join(root, 'harness/hosts') }))
      cpSync(join(root, 'harness/hosts', file), join(samples, file));
    // A sample imports this one.
    cpSync(join(root, 'harness/hosts/playwright/shopTest.ts'), join(samples, 'shopTest.ts'));
    const written = pages.flatMap((page) =>
      samplesIn(read(page))
        // Next compiles its own files, when the host is built.
        .filter(({ language, code }) => /^tsx?$/.test(language) && !code.includes("from 'next/"))
        .map(({ language, code }, index) => {
          const file = `${basename(page, '.md')}${index}`;
          writeFileSync(join(samples, `${file}.${language}`), `${code}export {};\n`);
          return file;
        }),
    );
    expect(written.length).toBeGreaterThan(240);
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      verbatimModuleSyntax: true,
      skipLibCheck: true,
      noEmit: true,
      jsx: 'react-jsx',
      types: ['node'],
      target: 'es2022',
      lib: ['es2024', 'dom', 'dom.iterable'],
      module: resolution === 'bundler' ? 'esnext' : resolution,
      moduleResolution: resolution,
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['samples'] }));
    const run = spawnSync(process.execPath, [scriptOf('typescript', 'tsc')], { cwd: folder, encoding: 'utf8' });
    expect(run.stdout).toBe('');
  });
});
