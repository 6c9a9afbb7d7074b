import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { SavingsBalance } from '../../src/blocks/SavingsBalance.js';
import { type Load, loading, ready } from '../../src/model/load.js';
import { showsBalance } from '../../src/rules/account/membership.js';
import { failsToLoad } from '../commonStories.js';
import { framed } from '../framed.js';
import { from } from '../from.js';
import type { StoryWorld } from '../world.js';

/** Returns the balance in the account menu, which only a signed-in member has. */
const balanceOf = (world: StoryWorld): Load<number> | undefined => {
  const balance = world.answer('listSavingsAccounts').accounts[0]?.balance ?? 12.5;
  return showsBalance(world.answer('getProfileDetails')) ? ready(balance) : undefined;
};

const meta = preview.meta({
  component: SavingsBalance,
  args: { onRetry: fn() },
  decorators: [framed(320)],
});

export const Member = meta.story({
  args: { balance: from(balanceOf) },
  globals: { login: 'hard', persona: 'wine-reward' },
  parameters: { rules: ['ACCT-062'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£240.00')).toBeVisible();
  },
});
/** A recognised customer is below security level 4. */
export const MemberNotSignedIn = meta.story({
  args: { balance: from(balanceOf) },
  globals: { login: 'soft', persona: 'wine-reward' },
  parameters: { rules: ['ACCT-063'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="SavingsBalance"]')).toBeNull();
  },
});
export const NoMember = meta.story({
  args: { balance: from(balanceOf) },
  globals: { login: 'hard' },
  parameters: { rules: ['ACCT-064'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="SavingsBalance"]')).toBeNull();
  },
});
export const Loading = meta.story({ args: { balance: loading } });
export const Failed = meta.story(failsToLoad('balance', 'Balances are being counted.'));
export const Points = meta.story({
  args: { balance: from(balanceOf) },
  globals: { login: 'hard', persona: 'wine-reward', brand: 'hsb' },
});
