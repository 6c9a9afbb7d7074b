import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../tools.mjs';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const commands = globSync('.github/workflows/*.yml', { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^ *(?:- )?run: (.+)$/gm)].map(([, command = '']) => command),
);

test('every npm script and every file that a workflow runs is there', () => {
  const named = commands.flatMap((command) => /^npm run ([\w:]+)/.exec(command)?.[1] ?? []);
  const files = commands.flatMap((command) => /^node (\S+)/.exec(command)?.[1] ?? []);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect([named.includes('visual'), files]).toEqual([
    true,
    ['harness/scripts/trace.mjs', 'harness/scripts/joinReports.mjs'],
  ]);
});

test('the shares of a step add up to the whole', () => {
  const text = readFileSync(join(root, '.github/workflows/checks.yml'), 'utf8');
  const matrices = [...text.matchAll(/shard: \[(.*)\]/g)].map(([, list]) => list);
  expect(matrices).toEqual(['1, 2, 3, 4', '1, 2, 3, 4']);
  const shares = commands.filter((command) => command.includes('--shard'));
  expect(shares).toHaveLength(3);
  for (const command of shares) expect(command).toMatch(/--shard \$\{\{ matrix\.shard \}\}\/4$/);
});
