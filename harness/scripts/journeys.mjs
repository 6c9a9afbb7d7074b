import { parseArgs } from 'node:util';
import { firefoxPath } from './firefox/firefox.mjs';
import { exitCodeOf, runTool } from './tools.mjs';

/** For Firefox: one journey per area, by file and title. Its driver appends to a field instead of replacing what is in
 * it, and cannot print, so these journeys need neither. */
const onePerArea = [
  ['basket', 'two quick clicks add once, however slow the shop is'],
  ['guestOrder', 'a checkout that is started, opened at its review, shows its delivery'],
  ['events', 'a page view is sent after 1000 ms, and never for a page left sooner'],
  ['events', 'the page view of results follows a new order, and says when there are none'],
  ['gifts', 'a gift is chosen with the keyboard on a small phone, and its gift card bought'],
  ['product', 'with only the keyboard a shopper saves a wine and adds two bottles of it to the basket'],
  ['signIn', 'a shopper who is not the recognised customer can say so'],
  ['tastingNote', 'a link on the page opens the note in place, and Escape returns to the link'],
  ['winePlans', 'a case is checked, skipped and put back at hsb'],
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { browser: { type: 'string', default: 'chromium' } },
});
const { browser } = values;

/** The arguments of vitest that choose the journeys. */
function chosen() {
  if (positionals.length > 0 || browser === 'chromium') return positionals;
  const files = new Set(onePerArea.map(([file]) => `harness/journeys/${file}.test.ts`));
  return [...files, '-t', `(${onePerArea.map(([, title]) => title).join('|')})`];
}

async function run() {
  if (browser !== 'chromium' && browser !== 'firefox')
    throw new Error(`Unknown browser “${browser}”: name chromium or firefox.`);
  if (browser === 'firefox' && !firefoxPath())
    throw new Error('No journey was run: Firefox was not found. Install it, or name it in FIREFOX_PATH.');
  await runTool('vite', ['build', '--logLevel', 'error']);
  return exitCodeOf('vitest', ['run', '--project', 'journeys', ...chosen()], { JOURNEYS_BROWSER: browser });
}

process.exitCode =
  (await run().catch((error) => {
    console.error(error.message);
    return 1;
  })) ?? 1;
