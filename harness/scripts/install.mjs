// Runs before anything is installed, under whatever Node the machine has: only node: imports, no newer syntax.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string} file */
const changedAt = (file) =>
  statSync(new URL(`../../${file}`, import.meta.url), { throwIfNoEntry: false })?.mtimeMs ?? 0;

// npm writes this hidden lock last, so an interrupted install reads as missing.
if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json')) {
  console.log('Installing dependencies (npm ci); this happens once, and again whenever package-lock.json changes.');
  const { status, error } = spawnSync('npm', ['ci'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) console.error(`npm could not be started: ${error.message}`);
  // Whoever reads the last line of `npm test` finds it there even when no test could be run.
  if (status !== 0 && process.env.npm_lifecycle_event === 'pretest') console.log('\n0 passed, 1 failed');
  process.exitCode = status ?? 1;
}
