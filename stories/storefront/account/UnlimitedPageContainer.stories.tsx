import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import type { LineItem } from '../../../src/model/basket.js';
import { UnlimitedPageContainer } from '../../../src/storefront/account/UnlimitedPageContainer.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';
import { callsFromHere, changeAnswer } from '../../storyShop.js';
import { nothingLeft } from '../nothingLeft.js';
import { host, withStorefront } from '../withStorefront.js';

const meta = preview.meta({ component: UnlimitedPageContainer, decorators: [withStorefront] });

/** A visitor joins: the membership is then in the basket, and is no longer offered. */
export const Joined = meta.story({
  parameters: { rules: ['ACCT-069', 'BSKT-073'] },
  play: async ({ canvas, userEvent }) => {
    const join = await canvas.findByRole('button', { name: 'Join Unlimited' });
    const calls = await callsFromHere();
    await userEvent.click(join);
    await canvas.findByText('Unlimited delivery is in your basket');
    await expect(calls.writes.map(([method, address]) => `${method} ${address}`)).toEqual([
      expect.stringMatching(/^PUT \/api\/cart\/itemcode\/00067SV\/1/),
    ]);
  },
});
const withMembership = (itemCode: string) => () =>
  changeAnswer('getCart', (cart) => {
    const [wine] = cart.lineItems as LineItem[];
    return { ...cart, lineItems: [wine, { ...wine!, product: { ...wine!.product, itemCode }, sku: { itemCode } }] };
  });
/** Whichever membership is in the basket, after a wine, none is offered. */
export const AnotherMembershipInTheBasket = meta.story({
  parameters: { mock: { basket: [{ product: 'wine', quantity: 2 }] }, rules: ['BSKT-074'] },
  beforeEach: withMembership('00071SV'),
  play: async ({ canvas }) => {
    await canvas.findByText('Unlimited delivery is in your basket');
    await expect(canvas.queryByRole('button', { name: 'Join Unlimited' })).toBeNull();
  },
});
export const ThirdMembershipInTheBasket = AnotherMembershipInTheBasket.extend({
  parameters: { rules: ['BSKT-075'] },
  beforeEach: withMembership('00068SV'),
});
export const MembershipOfTheUnitedStatesInTheBasket = AnotherMembershipInTheBasket.extend({
  parameters: { rules: ['BSKT-072'] },
  beforeEach: withMembership('MEM01UTD'),
});
/** The low-stock rule holds for a membership too. */
export const JoinHeldBackByLowStock = meta.story({
  parameters: { rules: ['PROD-066', 'PROD-068'] },
  beforeEach: nothingLeft,
  play: async ({ canvas, userEvent }) => {
    const join = await canvas.findByRole('button', { name: 'Join Unlimited' });
    const calls = await callsFromHere();
    await userEvent.click(join);
    await expect(await within(canvas.getByRole('main')).findByRole('alert')).toHaveTextContent(
      'Only 0 left. Please choose a smaller quantity.',
    );
    await calls.settle();
    await expect(calls.writes).toEqual([]);
  },
});
/** The page is for visitors too. */
export const VisitorAtItsAddress = meta.story({
  render: () => <StorefrontPage address="/account/unlimited" />,
  parameters: { rules: ['ACCT-069'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Join Unlimited' });
    await expect(host.navigate).not.toHaveBeenCalled();
  },
});
export const Recognised = meta.story({
  globals: { login: 'soft' },
  parameters: { rules: ['ACCT-069'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Join Unlimited' });
    await expect(canvas.getByRole('link', { name: 'Unlimited delivery' })).toHaveAttribute('aria-current', 'page');
  },
});
export const Member = meta.story({
  globals: { login: 'hard' },
  parameters: { mock: { persona: 'unlimited' }, rules: ['ACCT-069'] },
  play: async ({ canvas }) => {
    await canvas.findByText(/Renews on 1 March 2027\./);
    await expect(canvas.queryByRole('button', { name: 'Join Unlimited' })).toBeNull();
  },
});
/** A membership that is not active is none, and is offered again. */
export const MemberNoMore = meta.story({
  globals: { login: 'hard' },
  parameters: { mock: { persona: 'unlimited' }, rules: ['ACCT-069', 'IDENT-121'] },
  beforeEach: () =>
    changeAnswer('getProfileDetails', (profile) => ({
      ...profile,
      trustedDetails: {
        subscriptions: [
          { schemeId: 'LWGO', type: 'WINEPLAN', status: 'ACTIVE' },
          { schemeId: 'UNLT', type: 'FREESHIP', status: 'SUSPENDED', enrollmentToDateAsString: '28/02/2027' },
        ],
      },
    })),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Join Unlimited' });
    await expect(canvas.queryByRole('heading', { name: 'Your membership' })).toBeNull();
    await expect(canvas.queryByText(/Renews on/)).toBeNull();
  },
});
export const LoadFailedOnce = meta.story({
  parameters: { mock: { fault: 'getProduct:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByRole('button', { name: 'Join Unlimited' });
  },
});
export const JoinFailedOnce = meta.story({
  parameters: { mock: { fault: 'addCartItem:500*1' } },
  play: async ({ canvas, userEvent }) => {
    const join = await canvas.findByRole('button', { name: 'Join Unlimited' });
    await userEvent.click(join);
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Close' }))[0]!);
    await userEvent.click(join);
    await canvas.findByText('Unlimited delivery is in your basket');
  },
});
