import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { archive, bundled } from './host.js';

const entries = Object.entries(manifest.exports).flatMap(([name, target]) =>
  typeof target === 'string' ? [] : [name],
);

describe('the archive', () => {
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

// Run with `-u` when a name is added on purpose. Removing one breaks hosts.
test('the public names are these', async () => {
  const lists: string[] = [];
  for (const entry of entries) {
    const lines = `export * from '${manifest.name}${entry.slice(1)}';`;
    const { exports } = await bundled(`names${entry.replaceAll(/\W/g, '-')}`, lines);
    lists.push([entry, ...exports.toSorted()].join('\n  '));
  }
  await expect(`${lists.join('\n')}\n`).toMatchFileSnapshot('./names.txt');
});
