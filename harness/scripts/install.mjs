// Runs before anything is installed, under any installed version of Node, so it uses only node: imports and no newer
// syntax.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string} file */
const changedAt = (file) =>
  statSync(new URL(`../../${file}`, import.meta.url), { throwIfNoEntry: false })?.mtimeMs ?? 0;

// npm writes this hidden lock file last, so an interrupted install counts as missing.
if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json')) {
  console.log('Installing dependencies (npm ci); this happens once, and again whenever package-lock.json changes.');
  const { status, error } = spawnSync('npm', ['ci'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) console.error(`npm could not be started: ${error.message}`);
  // The last line of `npm test` must be printed even if no test could run.
  if (status !== 0 && process.env.npm_lifecycle_event === 'pretest') console.log('\n0 passed, 1 failed');
  process.exitCode = status ?? 1;
}
