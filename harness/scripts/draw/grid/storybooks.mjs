import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root, runTool } from '../../tools.mjs';
import { isFresh } from '../sheetParts.mjs';

/**
 * @typedef {{ id: string, type: string, title: string, name: string, importPath: string }} Entry of a Storybook's index
 */

/** @param {string} folder of a build @returns {Entry[]} */
export function storiesIn(folder) {
  /** @type {{ entries: Record<string, Entry> }} */
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Returns the time of the newest change to the sources of stories. */
const changed = () =>
  Math.max(
    ...globSync(
      ['{src,stories,mocks,.storybook}/**/*.{ts,tsx,css,mdx,mjs}', 'harness/app/*.{ts,css}', 'package-lock.json'],
      { cwd: root },
    ).map((file) => statSync(join(root, file)).mtimeMs),
  );

/**
 * Builds Storybook, unless the last build is of the current sources.
 *
 * @returns {Promise<string>} its folder
 */
export async function currentStorybook() {
  const folder = join(root, 'storybook-static');
  const index = join(folder, 'index.json');
  if (isFresh(existsSync(index) ? statSync(index).mtimeMs : undefined, changed())) return folder;
  console.log('Storybook is built first.');
  await runTool('storybook', ['build', '-o', 'storybook-static', '--loglevel', 'warn']);
  return folder;
}

/** @param {string[]} args */
function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

/**
 * Builds the Storybook of a commit, once.
 *
 * @param {string} commit
 * @returns {Promise<string>} its folder
 */
export async function storybookOf(commit) {
  const folder = join(root, 'node_modules/.cache/visual/bases', git('rev-parse', commit));
  if (existsSync(join(folder, 'index.json'))) return folder;
  console.log(`The Storybook of the base (${commit.slice(0, 8)}) is built, for the pictures before.`);
  mkdirSync(join(folder, '..'), { recursive: true });
  // Outside node_modules, where sources are built in another way; and complete before it has the name of the commit.
  const home = mkdtempSync(join(tmpdir(), 'base-of-pictures-'));
  const sources = join(home, 'sources');
  const unfinished = `${folder}-unfinished`;
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', sources, commit);
  try {
    symlinkSync(join(root, 'node_modules'), join(sources, 'node_modules'), 'junction');
    await runTool('storybook', ['build', '-o', relative(sources, unfinished), '--loglevel', 'warn'], {}, sources);
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
  } finally {
    git('worktree', 'remove', '--force', sources);
    rmSync(home, { recursive: true, force: true });
  }
  return folder;
}
