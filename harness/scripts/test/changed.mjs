import { spawnSync } from 'node:child_process';
import { root, scriptOf } from '../tools.mjs';
import { affected } from './affected.mjs';

/** @param {string} command @param {string[]} args */
function output(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return { isFine: status === 0, stdout, stderr };
}

/** @param {string[]} args */
function git(...args) {
  const { isFine, stdout, stderr } = output('git', args);
  if (!isFine) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.split('\n').filter(Boolean);
}

/** Returns the last commit this branch shares with `main`; on `main` itself the last commit. */
export function baseCommit() {
  const main = ['main', 'origin/main'].find((name) => output('git', ['rev-parse', '--verify', '--quiet', name]).isFine);
  return main ? git('merge-base', 'HEAD', main).join('') : 'HEAD';
}

/** Returns the files changed since the branch left `main`, including uncommitted and new ones. */
export const changedFiles = () => [
  ...git('diff', '--name-only', '--no-renames', '--diff-filter=d', baseCommit()),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/** Returns all files of the project, including new ones. */
export const sourceFiles = () => git('ls-files', '--cached', '--others', '--exclude-standard');

/**
 * Returns the files and their imports.
 *
 * @param {readonly string[]} folders whose imports are followed
 * @returns {import('./affected.mjs').Module[]}
 */
export function importGraph(folders) {
  const script = scriptOf('dependency-cruiser', 'depcruise');
  const args = [script, ...folders, '--config', '.dependency-cruiser.mjs', '--output-type', 'json'];
  const { stdout, stderr } = output(process.execPath, args);
  if (!stdout.startsWith('{')) throw new Error(`The imports could not be followed: ${stdout}${stderr}`);
  return JSON.parse(stdout).modules;
}

/**
 * Returns the files that may behave differently than on `main`, including uncommitted changes.
 *
 * @param {readonly string[]} folders whose imports are followed
 */
export function touched(folders) {
  return affected(importGraph(folders), changedFiles());
}
