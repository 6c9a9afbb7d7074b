import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { isLong } from '../../mocks/testing/properties.js';
import manifest from '../../package.json' with { type: 'json' };
import { npm, root, scriptOf } from '../scripts/tools.mjs';
import { archive } from './host.js';

const { name } = manifest;
// The folder is kept between runs, because installing into it again is quick.
const folder = join(root, 'node_modules/.cache/types-host');
/** The oldest and the newest compiler a host may have, and the one of this repository. */
const compilers = { '5.9': 'typescript59', '6': 'typescript', '7': 'typescript7' } as const;
const { devDependencies } = manifest;
const versionOf = (tool: keyof typeof devDependencies) => `${tool}@${devDependencies[tool]}`;

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  npm(
    [
      'install',
      archive,
      ...(['react', 'react-dom', '@types/react', '@types/node', 'contentful', 'typescript'] as const).map(versionOf),
      // Older than those of this repository, as a host that has not updated has them.
      '@tanstack/react-query@5.105.0',
      'zod@4.6.2',
      'typescript59@npm:typescript@5.9.3',
      'typescript7@npm:typescript@7.0.2',
    ],
    folder,
  );
});

const compilerOf = (version: keyof typeof compilers): string => {
  const own = join(folder, 'node_modules', compilers[version]);
  const { bin } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'));
  return join(own, bin.tsc);
};

/** Compiles these lines as a host does. @returns what the compiler says; empty if there is nothing wrong */
function compiled(compiler: string, moduleResolution: string, lines: readonly string[]): string {
  writeFileSync(join(folder, 'page.ts'), lines.join('\n'));
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    skipLibCheck: false,
    noEmit: true,
    types: ['node'],
    target: 'es2022',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: moduleResolution === 'bundler' ? 'esnext' : moduleResolution,
    moduleResolution,
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['page.ts'] }));
  return spawnSync(process.execPath, [compiler], { cwd: folder, encoding: 'utf8' }).stdout;
}

const entries = Object.entries(manifest.exports).flatMap(([entry, target]) =>
  typeof target === 'string' ? [] : [entry.slice(1).replace('*', 'law')],
);

/** Every compiler with every resolution in long runs; otherwise each compiler with one resolution, in turn. */
const hosts = (['5.9', '6', '7'] as const).flatMap((version, turn) =>
  ['bundler', 'node16', 'nodenext']
    .filter((_, place) => isLong || place === turn)
    .map((resolution) => ({ version, resolution })),
);

describe('a strict host', () => {
  test.each(hosts)(
    'compiles every entry with TypeScript $version and $resolution resolution',
    ({ version, resolution }) => {
      const lines = [
        ...entries.map((entry, index) => `import * as part${index} from '${name}${entry}';`),
        `export const parts = [${entries.map((_, index) => `part${index}`).join(', ')}];`,
        "import type { QueryClient } from '@tanstack/react-query';",
        `import { createStorefront } from '${name}/storefront';`,
        'export const queries: QueryClient = createStorefront().queries;',
        `import type { Brand } from '${name}/model';`,
        `import { law } from '${name}/brands/law';`,
        'export const brand: Brand = law;',
        '// @ts-expect-error: a brand has an id',
        'export const id: number = law.id;',
      ];
      expect(compiled(compilerOf(version), resolution, lines)).toBe('');
    },
  );
});

test('the client of the content service is what the kit asks for', () => {
  const lines = [
    `import { createContentClient } from '${name}/content';`,
    "const sdk = () => import('contentful');",
    "export const page = createContentClient({ sdk, space: 'a', accessToken: 'b' }).homePage('law');",
  ];
  expect(compiled(scriptOf('typescript', 'tsc'), 'bundler', lines)).toBe('');
});

test('a host’s query cache and schemas are the kit’s own', () => {
  const own = join(folder, 'node_modules', name, 'node_modules');
  expect(['zod', '@tanstack/react-query'].filter((shared) => existsSync(join(own, shared)))).toEqual([]);
});
