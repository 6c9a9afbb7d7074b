import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { MembershipPanel } from '../../src/blocks/MembershipPanel.js';
import { membershipFlags } from '../../src/rules/account/membership.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const meta = preview.meta({
  component: MembershipPanel,
  args: {
    subscriptions: from((world) => world.answer('getProfileDetails').trustedDetails?.subscriptions ?? []),
    flags: from((world) => membershipFlags(world.answer('getProfileDetails'))),
  },
  globals: { login: 'hard' },
  decorators: [framed(760)],
});

const rows = (canvasElement: HTMLElement): string[] =>
  within(canvasElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

export const None = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No memberships yet' })).toBeVisible();
  },
});
/** The world's clock is set to 24 November 2026; the membership ends on 28 February 2027 and renews the day after. */
export const Unlimited = meta.story({
  globals: { persona: 'unlimited' },
  parameters: { rules: ['ACCT-071', 'IDENT-024', 'IDENT-091', 'IDENT-117', 'IDENT-122'] },
  play: async ({ canvasElement }) => {
    await expect(rows(canvasElement)).toEqual([
      'Unlimited deliveryEvery order delivered free. Renews on 1 March 2027.Active',
    ]);
    await expect(canvasElement.querySelector('[data-kind="unlimited"] [data-flag]')).toHaveTextContent('Active');
  },
});
/** A membership that will not renew has a last day, but no renewal day. */
export const NotRenewed = meta.story({
  args: {
    subscriptions: from((world) =>
      (world.answer('getProfileDetails').trustedDetails?.subscriptions ?? []).map((subscription) => ({
        ...subscription,
        autoRenew: false,
      })),
    ),
  },
  globals: { persona: 'unlimited' },
  parameters: { rules: ['ACCT-071', 'PLAN-074'] },
  play: async ({ canvasElement }) => {
    await expect(rows(canvasElement)).toEqual([
      'Unlimited deliveryEvery order delivered free. Until 28 February 2027.Active',
    ]);
  },
});
export const UnlimitedInAustralia = meta.story({
  globals: { persona: 'unlimited', brand: 'vws' },
  parameters: { rules: ['ACCT-071', 'IDENT-122'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Renews on 1 March 2027\.$/)).toBeVisible();
  },
});
/** Two memberships that renew on different days have a line each. */
export const RenewedOnTwoDays = meta.story({
  args: {
    subscriptions: ['28/02/2027', '31/08/2027'].map((enrollmentToDateAsString) => ({
      schemeId: 'UNLT',
      type: 'FREESHIP',
      status: 'ACTIVE',
      enrollmentToDateAsString,
      autoRenew: true,
    })),
  },
  parameters: { rules: ['ACCT-071', 'IDENT-122'] },
  play: async ({ canvasElement }) => {
    await expect(rows(canvasElement)).toEqual([
      'Unlimited deliveryEvery order delivered free. Renews on 1 March 2027.Active',
      'Unlimited deliveryEvery order delivered free. Renews on 1 September 2027.Active',
    ]);
  },
});
/** So have two that end on different days, and two that were cancelled on different days. */
export const EndedOnTwoDays = meta.story({
  args: {
    subscriptions: [
      { type: 'PREMIERE', status: 'ACTIVE', enrollmentToDateAsString: '28/02/2027' },
      { type: 'PREMIERE', status: 'ACTIVE', enrollmentToDateAsString: '31/08/2027' },
      { type: 'FREESHIP', status: 'CANCELLED', autoRenew: false, cancellationDateAsString: '20/11/2025' },
      { type: 'FREESHIP', status: 'CANCELLED', autoRenew: false, cancellationDateAsString: '20/11/2026' },
      { type: 'WINEPLAN', status: 'ACTIVE', enrollmentFromDateAsString: '01/03/2026' },
      { type: 'WINEPLAN', status: 'ACTIVE', enrollmentFromDateAsString: '01/04/2026' },
    ],
  },
  parameters: { rules: ['ACCT-071'] },
  play: async ({ canvasElement }) => {
    await expect(rows(canvasElement)).toEqual([
      'PremiereFirst choice of new wines. Until 28 February 2027.Active',
      'PremiereFirst choice of new wines. Until 31 August 2027.Active',
      'Unlimited deliveryEvery order delivered free. Cancelled on 20 November 2025.Cancelled',
      'Unlimited deliveryEvery order delivered free. Cancelled on 20 November 2026.Cancelled',
      'Wine plan × 2A case chosen for you, as often as you like.Active',
    ]);
  },
});
export const Premiere = meta.story({
  globals: { persona: 'premiere' },
  parameters: { rules: ['ACCT-071', 'IDENT-092'] },
  play: async ({ canvasElement }) => {
    await expect(rows(canvasElement)).toEqual(['PremiereFirst choice of new wines. Until 30 November 2026.Active']);
    await expect(canvasElement.querySelector('[data-kind="premiere"] [data-flag]')).toBeVisible();
  },
});
export const WineRewards = meta.story({
  globals: { persona: 'wine-reward' },
  parameters: { rules: ['IDENT-093'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-kind="wineReward"] [data-flag]')).toHaveTextContent('Active');
  },
});
/** An active subscription is not enough: the account has to be open too. */
export const WineRewardsWithoutAccount = WineRewards.extend({
  args: { flags: new Set<never>() },
  parameters: { rules: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Wine reward')).toBeVisible();
    await expect(canvasElement.querySelector('[data-flag]')).toBeNull();
  },
});
export const WinePlanActive = meta.story({
  globals: { persona: 'plan-active' },
  parameters: { rules: ['IDENT-094', 'IDENT-117', 'IDENT-119'] },
  play: async ({ canvasElement }) => {
    await expect(rows(canvasElement)).toEqual(['Wine planA case chosen for you, as often as you like.Active']);
    await expect(canvasElement.querySelector('[data-kind="winePlan"] [data-flag]')).toBeVisible();
  },
});
const oneOfTwoPlans = [
  { type: 'WINEPLAN', status: 'ACTIVE' },
  { type: 'WINEPLAN', status: 'CANCELLED' },
];
/** An active plan has its flag, whatever has become of another one. */
export const WinePlanAfterAnother = meta.story({
  args: {
    subscriptions: oneOfTwoPlans,
    flags: membershipFlags({ trustedDetails: { subscriptions: oneOfTwoPlans } }),
  },
  parameters: { rules: ['IDENT-094'] },
  play: async ({ canvasElement }) => {
    const flagged = canvasElement.querySelectorAll('[data-kind="winePlan"] [data-flag]');
    await expect([...flagged].map(({ textContent }) => textContent)).toEqual(['Active']);
  },
});
export const WinePlanSuspended = meta.story({
  globals: { persona: 'plan-suspended' },
  parameters: { rules: ['ACCT-071', 'IDENT-118', 'IDENT-120'] },
  play: async ({ canvasElement }) => {
    await expect(rows(canvasElement)).toEqual(['Wine planA case chosen for you, as often as you like.Suspended']);
    await expect(canvasElement.querySelector('[data-kind="winePlan"] [data-flag]')).toHaveTextContent('Suspended');
  },
});
export const Storage = meta.story({
  globals: { persona: 'storage' },
  parameters: { rules: ['IDENT-095', 'ACCT-071'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Storage')).toBeVisible();
    await expect(canvasElement.querySelector('[data-kind="storage"] [data-flag]')).toHaveTextContent(/^Active$/);
    await expect(canvas.queryByText(/Renews on/)).toBeNull();
  },
});
const notActive = [
  ...['FREESHIP', 'PREMIERE', 'STORAGE'].flatMap((type) =>
    ['SUSPENDED', 'CANCELLED', 'EXPIRED'].map((status) => ({ type, status })),
  ),
  ...['CANCELLED', 'EXPIRED'].map((status) => ({ type: 'WINEPLAN', status })),
  // Wine rewards are active through two features of the customer, and these are missing here.
  { type: 'WINEREWARD', status: 'ACTIVE' },
];
/** Each membership has a flag of its own. */
export const SomeFlagged = meta.story({
  args: {
    subscriptions: ['FREESHIP', 'PREMIERE', 'WINEPLAN', 'WINEREWARD', 'STORAGE', 'CONFRERE'].map((type) => ({
      type,
      status: 'ACTIVE',
    })),
    flags: new Set(['unlimited', 'wineReward', 'storage'] as const),
  },
  parameters: { rules: ['IDENT-091', 'IDENT-092', 'IDENT-093', 'IDENT-094', 'IDENT-095'] },
  play: async ({ canvasElement }) => {
    const flagged = [...canvasElement.querySelectorAll('.wsk-MembershipPanel-item')].map((item) => [
      item.querySelector('.wsk-MembershipPanel-name')?.textContent,
      item.querySelector('[data-flag]') !== null,
    ]);
    await expect(flagged).toEqual([
      ['Unlimited delivery', true],
      ['Premiere', false],
      ['Wine plan', false],
      ['Wine reward', true],
      ['Storage', true],
      ['Confrère', false],
    ]);
  },
});
const everyKind = [
  { type: 'CONFRERE', status: 'ACTIVE' },
  { type: 'STORAGE', status: 'ACTIVE' },
  { type: 'WINEREWARD', status: 'ACTIVE' },
  { type: 'WINEPLAN', status: 'SUSPENDED' },
  { type: 'PREMIERE', status: 'ACTIVE' },
  { type: 'FREESHIP', status: 'CANCELLED' },
  { type: 'FREESHIP', status: 'ACTIVE' },
];
/** A customer may have all five flags at once, in whatever order the memberships are listed. */
export const EveryFlag = meta.story({
  args: {
    subscriptions: everyKind,
    flags: membershipFlags({
      trustedDetails: { subscriptions: everyKind },
      userDetails: {
        profileClassifications: { features: ['WINE_REWARD_ACCOUNT_OPEN', 'WINE_REWARD_SUBSCRIPTION_ACTIVE'] },
      },
    }),
  },
  parameters: { rules: ['IDENT-011', 'IDENT-091', 'IDENT-092', 'IDENT-093', 'IDENT-094', 'IDENT-095'] },
  play: async ({ canvasElement }) => {
    const flagged = [...canvasElement.querySelectorAll('.wsk-MembershipPanel-item')].map((item) => [
      item.querySelector('.wsk-MembershipPanel-name')?.textContent,
      item.querySelector('[data-flag]')?.textContent,
    ]);
    await expect(flagged).toEqual([
      ['Confrère', undefined],
      ['Storage', 'Active'],
      ['Wine reward', 'Active'],
      ['Wine plan', 'Suspended'],
      ['Premiere', 'Active'],
      ['Unlimited delivery', undefined],
      ['Unlimited delivery', 'Active'],
    ]);
  },
});
/** Only an active membership has its flag, or a plan while it is suspended. */
export const NotActive = meta.story({
  args: {
    subscriptions: notActive,
    flags: membershipFlags({ trustedDetails: { subscriptions: notActive } }),
  },
  parameters: { rules: ['IDENT-091', 'IDENT-092', 'IDENT-093', 'IDENT-094', 'IDENT-095'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    await expect(canvasElement.querySelector('[data-flag]')).toBeNull();
  },
});
/** A membership without a flag. */
export const Confrere = meta.story({
  globals: { persona: 'confrere' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Confrère')).toBeVisible();
    await expect(canvasElement.querySelector('[data-flag]')).toBeNull();
  },
});
export const Several = meta.story({
  globals: { persona: 'heavy' },
  parameters: { rules: ['ACCT-071', 'IDENT-011'] },
  play: async ({ canvasElement }) => {
    const names = rows(canvasElement).map((row) => /^(Unlimited delivery|Wine reward|Wine plan × \d+)/.exec(row)?.[0]);
    await expect(names).toEqual(['Unlimited delivery', 'Wine reward', 'Wine plan × 32', 'Wine plan × 8']);
  },
});
/** An unknown type and an unknown status are shown unchanged. */
export const Unknown = meta.story({
  args: { subscriptions: [{ type: 'TASTING', status: 'PAUSED', cancellationDateAsString: '01/02/2026' }] },
  parameters: { rules: ['ACCT-071'] },
  play: async ({ canvasElement }) => {
    await expect(rows(canvasElement)).toEqual(['TASTINGCancelled on 1 February 2026.PAUSED']);
  },
});
/** The scheme identifies the membership if the type does not; two of the schemes identify none. */
export const BySchemes = meta.story({
  args: {
    subscriptions: ['UNLT', 'PREM', 'CONF', 'CNF6', 'CNFM', 'LWGO', 'CP'].map((schemeId) => ({
      schemeId,
      type: `TYPE OF ${schemeId}`,
      status: 'ACTIVE',
    })),
  },
  parameters: {
    rules: ['IDENT-096', 'IDENT-105', 'IDENT-106', 'IDENT-107', 'IDENT-108', 'IDENT-109', 'IDENT-110', 'IDENT-111'],
  },
  play: async ({ canvasElement }) => {
    const kinds = [...canvasElement.querySelectorAll('.wsk-MembershipPanel-name')].map(
      ({ textContent }) => textContent,
    );
    await expect(kinds).toEqual([
      'Unlimited delivery',
      'Premiere',
      'Confrère',
      'Confrère',
      'Confrère',
      'TYPE OF LWGO',
      'TYPE OF CP',
    ]);
  },
});
/** The documented types. Both spellings of a scheme's types are supported, and a membership cancelled before its last day
 * shows the day it was cancelled. */
export const ByTypes = meta.story({
  args: {
    subscriptions: [
      { type: 'WINEPLAN', status: 'ACTIVE' },
      { type: 'WINEREWARD', status: 'ACTIVE' },
      { type: 'STORAGE', status: 'ACTIVE' },
      {
        type: 'FREESHIP',
        status: 'CANCELLED',
        enrollmentToDateAsString: '28/02/2027',
        enrollmentToDate: Date.UTC(2027, 1, 28),
        cancellationDateAsString: '20/11/2026',
      },
      { type: 'OTHER', status: 'ACTIVE', schemeTypes: ['GIFT', 'FreeShip'] },
      { type: 'ANOTHER', status: 'ACTIVE', schemeTypes: [], types: ['GIFT', 'FREESHIP'] },
      { type: 'NEITHER', status: 'ACTIVE', schemeTypes: ['GIFT'], types: ['GIFT'] },
    ],
  },
  parameters: { rules: ['IDENT-099', 'IDENT-103', 'IDENT-112', 'IDENT-113', 'IDENT-114', 'IDENT-115', 'ACCT-071'] },
  play: async ({ canvas, canvasElement }) => {
    const kinds = [...canvasElement.querySelectorAll('.wsk-MembershipPanel-name')].map(
      ({ textContent }) => textContent,
    );
    await expect(kinds).toEqual([
      'Wine plan',
      'Wine reward',
      'Storage',
      'Unlimited delivery',
      'Unlimited delivery',
      'Unlimited delivery',
      'NEITHER',
    ]);
    await expect(canvas.getByText(/Cancelled on 20 November 2026\./)).toBeVisible();
  },
});
