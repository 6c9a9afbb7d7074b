import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { npm, root } from '../scripts/tools.mjs';
import { archive, fontsArchive, host } from './host.js';

/** Builds and packs the package, and installs the archive for a host page's own tools. */
export default function setup(): void {
  execFileSync(process.execPath, [join(root, 'harness/scripts/build/build.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  rmSync(host, { recursive: true, force: true });
  mkdirSync(host, { recursive: true });
  npm(['pack', '--pack-destination', host], root);
  npm(['pack', '--pack-destination', host], join(root, 'dist/fonts'));
  const { react, 'react-dom': dom, '@tanstack/react-query': query, contentful } = manifest.devDependencies;
  writeFileSync(join(host, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const peers = [
    'react-router@8.5.1',
    `react@${react}`,
    `react-dom@${dom}`,
    `@tanstack/react-query@${query}`,
    `contentful@${contentful}`,
  ];
  npm(['install', archive, fontsArchive, ...peers], host);
}
