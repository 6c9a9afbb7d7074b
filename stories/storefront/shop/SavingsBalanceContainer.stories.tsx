import { expect, waitFor, type within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { SavingsBalanceContainer } from '../../../src/storefront/shop/SavingsBalanceContainer.js';
import { holdTimers } from '../../heldTimers.js';
import { answerInstead, changeAnswer, envelopeOf, storyCalls } from '../../storyShop.js';
import { wineRewardFeatures } from '../wineRewardFeatures.js';
import { withStorefront } from '../withStorefront.js';

let timers: ReturnType<typeof holdTimers>;

/** Every customer here has savings, so only the rule decides whether the balance shows. */
const meta = preview.meta({
  component: SavingsBalanceContainer,
  decorators: [withStorefront],
  globals: { login: 'hard', persona: 'wine-reward' },
  beforeEach: () => {
    timers = holdTimers(3000);
    answerInstead('listSavingsAccounts', envelopeOf({ accounts: [{ accountId: 'WR1', balance: 240 }] }));
    answerInstead('getSavingsAccount', envelopeOf({ accountId: 'WR1', balance: 17.5 }));
  },
});

/** Gives the customer a security level, and the login state it stands for. */
const withLevel = (securityStatus: number) => () =>
  changeAnswer('getProfileDetails', (profile) => ({ ...profile, securityStatus }));

type Canvas = ReturnType<typeof within>;
const shown = async ({ canvas }: { readonly canvas: Canvas }) => {
  await canvas.findByRole('button', { name: /^(Sign out|Not you\?)$/ });
  await waitFor(() => {
    timers.pass();
    expect(canvas.getByText('£17.50')).toBeVisible();
  });
};
const notShown = async ({
  canvas,
  canvasElement,
}: {
  readonly canvas: Canvas;
  readonly canvasElement: HTMLElement;
}) => {
  await canvas.findByRole('button', { name: /^(Sign out|Not you\?)$/ });
  await storyCalls.settle();
  timers.pass();
  await storyCalls.settle();
  await expect(canvasElement.querySelector('[data-component="SavingsBalance"]')).toBeNull();
  await expect(canvas.queryByText('£17.50')).toBeNull();
};

const savingsCalls = () => storyCalls.all.filter(([, address]) => address.includes('savingsaccounts'));

/** The first account's own balance, not the one in the list. */
export const LevelFive = meta.story({
  beforeEach: withLevel(5),
  parameters: { rules: ['ACCT-062', 'ACCT-055', 'ACCT-056', 'IDENT-022'] },
  play: shown,
});
export const LevelFour = meta.story({
  beforeEach: withLevel(4),
  parameters: { rules: ['ACCT-062', 'IDENT-022'] },
  play: shown,
});
export const LevelThree = meta.story({
  beforeEach: withLevel(3),
  parameters: { rules: ['ACCT-062', 'ACCT-063', 'IDENT-018'] },
  play: async (context) => {
    await notShown(context);
    await expect(savingsCalls()).toEqual([]);
  },
});
export const LevelTwo = LevelThree.extend({
  beforeEach: withLevel(2),
  parameters: { rules: ['ACCT-063', 'IDENT-018'] },
});
/** Nobody known: neither the savings nor anything else of a customer is fetched. */
export const LevelOne = meta.story({
  beforeEach: withLevel(1),
  parameters: { rules: ['ACCT-063', 'IDENT-025'] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Sign in' });
    await storyCalls.settle();
    timers.pass();
    await storyCalls.settle();
    await expect(canvasElement.querySelector('[data-component="SavingsBalance"]')).toBeNull();
    const ofCustomers = /savingsaccounts|permissions|paymentOptions/;
    await expect(storyCalls.all.filter(([, address]) => ofCustomers.test(address))).toEqual([]);
  },
});
/** One of the two features does not make a member. */
export const SubscriptionWithoutAccount = meta.story({
  beforeEach: wineRewardFeatures('WINE_REWARD_SUBSCRIPTION_ACTIVE'),
  parameters: { rules: ['ACCT-062', 'ACCT-064'] },
  play: notShown,
});
export const AccountWithoutSubscription = meta.story({
  beforeEach: wineRewardFeatures('WINE_REWARD_ACCOUNT_OPEN'),
  parameters: { rules: ['ACCT-062', 'ACCT-064'] },
  play: notShown,
});
export const NotAMember = meta.story({
  globals: { persona: 'standard' },
  parameters: { rules: ['ACCT-064'] },
  play: notShown,
});
