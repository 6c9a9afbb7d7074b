import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/tools.mjs';
import { host } from './host.js';

/** Builds the package, and puts it where a host page's own tools find what it has installed. */
export default function setup(): void {
  execFileSync(process.execPath, [join(root, 'harness/scripts/build.mjs')], { stdio: ['ignore', 'ignore', 'inherit'] });
  rmSync(host, { recursive: true, force: true });
  mkdirSync(join(host, 'node_modules'), { recursive: true });
  symlinkSync(root, join(host, 'node_modules/wine-storefront-kit'), 'junction');
}
