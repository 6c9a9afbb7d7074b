import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brandIds } from './draw/grid/brandIds.mjs';
import { isDecision } from './draw/grid/groups.mjs';
import { writeReport } from './draw/grid/run.mjs';
import { sharesHtml, verdictOf } from './test/joined.mjs';

const { positionals } = parseArgs({ allowPositionals: true });
const [from, to] = positionals;
if (!from || !to) {
  console.log(
    'node harness/scripts/joinReports.mjs FROM TO\nFROM has a folder `tests-1`, `tests-2` … or `pictures-1` … for each share; TO receives one page.',
  );
  process.exit(1);
}
mkdirSync(to, { recursive: true });
const names = existsSync(from) ? readdirSync(from).sort() : [];

/** @param {string} file */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

const shares = names
  .filter((name) => name.startsWith('tests-'))
  .map((share) => ({ share, results: read(join(from, share, 'summary.json')) }));

/** @type {import('./draw/grid/groups.mjs').Explained[]} */
const explained = [];
/** @type {string[]} */
let stories = [];
for (const share of names.filter((name) => name.startsWith('pictures-'))) {
  const run = read(join(from, share, 'differences.json'));
  if (!run) shares.push({ share, results: undefined });
  else {
    explained.push(...run.explained);
    stories = run.stories;
    cpSync(join(from, share), to, { recursive: true });
  }
}
// `npm run visual -- --accept` reads it, once the folder is node_modules/.cache/visual/run.
writeFileSync(join(to, 'differences.json'), JSON.stringify({ stories, explained, accepted: [] }));

const groups = writeReport(to, explained, await brandIds(), { file: 'index.html', above: sharesHtml(shares) });
const { line, isFine } = verdictOf(shares, groups.filter(isDecision).length);
console.log(line);
if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${line}\n`);
process.exitCode = isFine ? 0 : 1;
