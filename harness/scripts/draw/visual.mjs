import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '../static.mjs';
import { root, runTool, stopAll, whenTold } from '../tools.mjs';
import { comparePictures, reportOf } from './pictures.mjs';

const { values: asked } = parseArgs({ options: { update: { type: 'boolean' } } });
const folder = join(root, 'node_modules/.cache/visual');
const storybook = join(folder, 'storybook');
const folders = {
  kept: join(root, 'stories/pictures'),
  taken: join(folder, 'taken'),
  changes: join(folder, 'changes'),
};

whenTold(() => stopAll().then(() => process.exit(1)));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folders.taken, { recursive: true });
await runTool('storybook', ['build', '-o', relative(root, storybook), '--loglevel', 'warn']);
const index = join(storybook, 'index.json');
/** @type {{ entries: Record<string, { type: string, tags: string[] }> }} */
const { entries, ...rest } = JSON.parse(readFileSync(index, 'utf8'));
// A docs page has the tags of its component's stories.
const pictured = Object.fromEntries(
  Object.entries(entries).filter(([, { type, tags }]) => type === 'story' && tags.includes('pictured')),
);
// The runner's own tag filter would still open every file.
writeFileSync(index, JSON.stringify({ ...rest, entries: pictured }));
const server = await serve(storybook, '/');
try {
  const options = ['--url', server.url, '--maxWorkers', '2', '--testTimeout', '60000', '--disable-telemetry'];
  await runTool('@storybook/test-runner:test-storybook', ['--index-json', ...options], { PICTURES: folders.taken });
} finally {
  server.close();
}

if (asked.update) {
  rmSync(folders.kept, { recursive: true, force: true });
  cpSync(folders.taken, folders.kept, { recursive: true });
}
const comparisons = comparePictures(folders);
const report = join(folder, 'report.html');
writeFileSync(
  report,
  reportOf(comparisons, (kind, name) => {
    const file = join(folders[kind], name);
    return existsSync(file) ? relative(folder, file).replaceAll('\\', '/') : undefined;
  }),
);
const notable = comparisons.filter(({ outcome }) => outcome !== 'same');
for (const { name, outcome, note } of notable) console.log(`✗ ${outcome} ${name}${note ? ` (${note})` : ''}`);
console.log(
  `${comparisons.length - notable.length} pictures are the same, ${notable.length} are not: ${relative(root, report)}`,
);
if (comparisons.length === 0) console.log('No story is pictured.');
process.exitCode = notable.length || comparisons.length === 0 ? 1 : 0;
