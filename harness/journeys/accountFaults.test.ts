import { expect, test } from 'vitest';
import { accountWrites } from './accountFaults.js';
import { inTurn, isLong } from './longRuns.js';
import { openShop } from './shopper.js';

/** Every kind of failure, with what a page says of it. */
const kinds = [
  ['500', 'Something went wrong on our side. Please try again.'],
  ['401', 'Please sign in to continue.'],
  ['422', 'Something in the request was not accepted.'],
  ['malformed', 'Something went wrong. Please try again.'],
  ['empty', 'Something went wrong. Please try again.'],
  ['timeout', 'Network request timed out'],
  ['offline', 'Network request failed'],
] as const;

// Every kind comes up; the calls of a page are made in turn by the runs of other kinds.
const drawn = inTurn(accountWrites, kinds).filter((_, place) => isLong || place % 6 === 5);

test.each(drawn)(
  '$call that fails with $kind.0 is said, keeps what was given, and works the second time',
  async ({ call, path, persona = 'plan-active', tries, works, kind: [kind, text] }) => {
    const query = { login: 'hard', persona, latency: '0', fault: `${call}:${kind}*1` };
    const shopper = await openShop({ path, query });
    shopper.allowNoise(/ApiError|ERR_|requestfailed|^[45]\d\d for|status of [45]\d\d/);
    const { page } = shopper;
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await Promise.all([
      tries(page).then(() => page.getByText(text).first().waitFor()),
      kind === 'timeout' && shopper.runOutOfTime(call),
    ]);
    if (kind === '401') {
      const dialog = page.getByRole('dialog', { name: 'Sign in' });
      await dialog.getByRole('button', { name: 'Close' }).click();
      await dialog.waitFor({ state: 'detached' });
    }
    expect(await page.getByText(text).first().isVisible()).toBe(true);
    await works(page);
  },
);
