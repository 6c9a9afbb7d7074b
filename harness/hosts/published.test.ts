import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { publicApi } from '../scripts/docs/publicApi.mjs';
import { npm } from '../scripts/tools.mjs';
import { archive, bundled, host } from './host.js';

/** The package as a host has it. */
const installed = join(host, 'node_modules', manifest.name);

const entries = Object.entries(manifest.exports).flatMap(([name, target]) =>
  typeof target === 'string' ? [] : [name.replace('*', 'law')],
);

/** Returns the total size of the files in a folder, in bytes. */
const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

describe('the archive', () => {
  test('is at most 2 MB, docs included; an empty project installs at most 40 packages and 30 MB with it', () => {
    expect(statSync(archive).size).toBeLessThan(2_000_000);
    const folder = join(host, 'empty');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }));
    npm(['install', archive], folder);
    const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
    expect(Object.keys(packages).filter((path) => path !== '').length).toBeLessThanOrEqual(40);
    expect(sizeOf(join(folder, 'node_modules'))).toBeLessThan(30_000_000);
  });

  test('has the contents its manifest lists', async () => {
    const tarball = readFileSync(archive);
    const { messages, pkg } = await publint({
      pack: { tarball: new Uint8Array(tarball).buffer as ArrayBuffer },
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  test('gives its types to hosts that use modules', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(archive))), {
      // Style sheets and scripts have no types.
      entrypoints: entries,
    });
    if (!analysis.types) throw new Error('There are no types in the archive.');
    // Only ES modules are supported, not `require` or Node 10 resolution.
    const served = analysis.problems.filter(
      (problem) => !('resolutionKind' in problem && /^node(10|16-cjs)$/.test(problem.resolutionKind)),
    );
    expect(served).toEqual([]);
  });
});

/** Type declarations of the entries, as a host has them. */
const types = new Map(
  Object.entries(manifest.exports).flatMap(([name, target]) =>
    typeof target === 'string'
      ? []
      : [[name.replace('*', 'law'), join(installed, target.types.replace('*', 'law'))] as const],
  ),
);

// Run with `-u` when the API is changed on purpose. Removing a name, or narrowing a type, breaks hosts.
test('the public names and their types are these', async () => {
  const values = new Map<string, readonly string[]>();
  for (const entry of entries) {
    const lines = `export * from '${manifest.name}${entry.slice(1)}';`;
    const { exports } = await bundled(`names${entry.replaceAll(/\W/g, '-')}`, lines);
    values.set(entry, exports);
  }
  const api = publicApi(join(installed, 'dist'), types, values);
  for (const [entry, names] of values)
    for (const name of names) expect(api, `${entry} has no type for ${name}`).toContain(`\n  ${name} = `);
  await expect(`${api}\n`).toMatchFileSnapshot('./api.txt');
});
