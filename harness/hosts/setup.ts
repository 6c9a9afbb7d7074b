import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { npm, root } from '../scripts/tools.mjs';
import { archive, host } from './host.js';

/** Builds and packs the package, and installs the archive for a host page's own tools. */
export default function setup(): void {
  execFileSync(process.execPath, [join(root, 'harness/scripts/build/build.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  rmSync(host, { recursive: true, force: true });
  mkdirSync(host, { recursive: true });
  npm(['pack', '--pack-destination', host], root);
  const { devDependencies } = manifest;
  const peers = (['react', 'react-dom', '@tanstack/react-query', 'contentful'] as const).map(
    (name) => `${name}@${devDependencies[name]}`,
  );
  writeFileSync(join(host, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  npm(['install', archive, ...peers], host);
}
