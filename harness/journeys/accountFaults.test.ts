import { expect, test } from 'vitest';
import { accountWrites } from './accountFaults.js';
import { faultKinds } from './faultKinds.js';
import { inTurn, isLong } from './longRuns.js';
import { openShop } from './shopper.js';

/** Every kind of failure, with the message a page shows for it. */
const kinds = faultKinds('500', '401', '422', 'status-1', 'malformed', 'empty', 'timeout', 'offline');

// The kinds take turns across the calls, so that every kind occurs.
const drawn = inTurn(accountWrites, kinds).filter((_, place) => isLong || place % 6 === 5);

test.each(drawn)(
  '$call failing with $kind.0 shows a message, keeps the input, and works on the second try',
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
