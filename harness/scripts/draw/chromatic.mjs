import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodeOf, root, stopAll, whenTold } from '../tools.mjs';

whenTold(() => stopAll().then(() => process.exit(1)));
const storybook = 'storybook-static';
process.exitCode = (await exitCodeOf('storybook', ['build', '-o', storybook, '--loglevel', 'warn'])) ?? 1;
if (process.exitCode === 0) {
  /** @type {{ type: string, title: string, name: string, tags: string[] }[]} */
  const stories = Object.values(JSON.parse(readFileSync(join(root, storybook, 'index.json'), 'utf8')).entries);
  // A docs page has the tags of its component's stories.
  const pictured = stories.filter(({ type, tags }) => type === 'story' && tags.includes('pictured'));
  // Chromatic reads its token from the environment, and reports a missing one.
  const chosen = pictured.flatMap(({ title, name }) => ['--only-story-names', `${title}/${name}`]);
  process.exitCode = (await exitCodeOf('chromatic', ['--storybook-build-dir', storybook, ...chosen])) ?? 1;
}
