import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import type { UpsellOffer } from '../../../src/model/offer.js';
import { digestOfOrder } from '../../../src/rules/checkout/paymentMark.js';
import { ConfirmationPageContainer } from '../../../src/storefront/checkout/ConfirmationPageContainer.js';
import { holdTimers } from '../../heldTimers.js';
import { escapeFromDialog } from '../../storyChecks.js';
import { callsFromHere, changeAnswer, type ShopCalls } from '../../storyShop.js';
import { changedOffers } from '../changedOffers.js';
import { holdQuestions } from '../heldQuestions.js';
import { placed } from '../placedOrder.js';
import { host, withStorefront } from '../withStorefront.js';

const basket = [{ product: 'wine', quantity: 8 }] as const;
const paid = { basket, checkout: 'paid' } as const;
let calls: ShopCalls;
let transactionId: string;
let passQuestions: () => Promise<void>;

const membership: UpsellOffer = { type: 'SUBSCRIPTION', rule: 'FreeShip', itemCode: '00067SV' };
const plan: UpsellOffer = { type: 'WINEPLAN', rule: 'hero', itemCode: '0968532' };
const wines = ['0450181', '0859081', '0241507', '0988268'].map(
  (itemCode): UpsellOffer => ({
    type: 'FILL_THE_CASE',
    rule: 'upsellonly',
    itemCode,
  }),
);

const meta = preview.meta({
  component: ConfirmationPageContainer,
  args: { transactionId: null },
  decorators: [withStorefront],
  globals: { login: 'hard' },
  parameters: { mock: paid },
  async beforeEach(context) {
    // Loaded in advance, because otherwise a missing offer might just be one that is still loading.
    await import('../../../src/storefront/checkout/PostPurchaseUpsellContainer.js');
    await import('../../../src/api/endpoints/offers.js');
    transactionId = await placed();
    context.args = { transactionId: context.args.transactionId ?? transactionId };
    calls = await callsFromHere();
  },
});

type Canvas = ReturnType<typeof within>;
const unlimitedTitle = 'Before your order is on its way';
/** The shop's message in a refusal. */
const refusal = 'Something in the request was not accepted.';
const dialogOf = async (canvas: Canvas, name: string) => within(await canvas.findByRole('dialog', { name }));
const flag = () => sessionStorage.getItem('PostUpsellRejected');
const thanks = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: /^Thank you/ });
const offersAsked = () => calls.all.filter(([, address]) => address.startsWith('/api/offer/order/'));
const reloaded = () => waitFor(() => expect(host.reload).toHaveBeenCalledOnce());
const amend = ['POST', '/api/checkout/amendandcommit/'] as const;
const orderId = expect.stringMatching(/^W\d+$/);
/** Returns the call that adds items to the order, with the exact payload. */
const added = (...itemDetails: readonly object[]) => [
  [
    ...amend,
    { orderId, action: 'ACCEPT', itemDetails, cardPermission: { category: 'PAYMENT', state: 'GRANTED', code: 'COF' } },
  ],
];
const rejected = [[...amend, { orderId, action: 'REJECT' }]];
const filled = (itemCode: string, quantity: number) => ({
  itemCode,
  quantity,
  upsellOfferDetails: { type: 'FILL_THE_CASE', rule: 'upsellonly' },
});

/** Unlimited comes first, in whatever order the shop lists its offers. */
export const UnlimitedAccepted = meta.story({
  beforeEach: () => changedOffers([...wines, plan, membership], 4),
  parameters: {
    rules: ['UPSL-037', 'UPSL-038', 'UPSL-040', 'UPSL-048', 'UPSL-049', 'UPSL-051', 'UPSL-053', 'CHKT-091'],
  },
  play: async ({ canvas, userEvent }) => {
    await thanks(canvas);
    const dialog = await dialogOf(canvas, unlimitedTitle);
    await expect(offersAsked().map(([, address]) => address)).toEqual([
      expect.stringMatching(/^\/api\/offer\/order\/W\d+$/),
    ]);
    await userEvent.click(dialog.getByRole('button', { name: /^(Join Unlimited|Claim it for free)$/ }));
    await calls.settle();
    await expect(calls.writes).toEqual([]);
    await expect(flag()).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: /^(Join Unlimited|Claim it for free)$/ }));
    await reloaded();
    await expect(flag()).toBe('true');
    await expect(calls.writes).toEqual(
      added({ itemCode: '00067SV', quantity: 1, upsellOfferDetails: { type: 'SUBSCRIPTION', rule: 'FreeShip' } }),
    );
  },
});

export const FillTheCaseAccepted = meta.story({
  beforeEach: () => changedOffers(wines, 4),
  parameters: {
    rules: ['UPSL-056', 'UPSL-057', 'UPSL-058', 'UPSL-059', 'UPSL-060', 'UPSL-061', 'UPSL-062', 'UPSL-066'],
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await dialogOf(canvas, 'FILL YOUR CASE FOR EXTRA SAVINGS');
    await userEvent.click(dialog.getAllByRole('button', { name: /^One more\b/ })[1]!);
    await userEvent.click(dialog.getAllByRole('button', { name: /^One fewer\b/ })[0]!);
    await userEvent.click(dialog.getByRole('button', { name: 'Add to my order' }));
    await reloaded();
    await expect(calls.writes).toEqual(added(filled('0859081', 2), filled('0241507', 1)));
  },
});
/** Every wine that is offered is added, unless the customer takes one out. */
export const EveryWineAccepted = meta.story({
  beforeEach: () => changedOffers(wines, 4),
  parameters: { rules: ['UPSL-058', 'UPSL-066'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await dialogOf(canvas, 'FILL YOUR CASE FOR EXTRA SAVINGS');
    await userEvent.click(dialog.getByRole('button', { name: 'Add to my order' }));
    await reloaded();
    await expect(calls.writes).toEqual(added(filled('0450181', 1), filled('0859081', 1), filled('0241507', 1)));
  },
});
/** A plan comes before the wines, in whatever order the shop lists them. */
export const WinePlanAccepted = meta.story({
  beforeEach: () => changedOffers([...wines, plan], 4),
  parameters: {
    mock: { ...paid, fault: 'amendAndCommitOrder:422*1' },
    rules: ['UPSL-011', 'UPSL-012', 'UPSL-041', 'UPSL-052', 'UPSL-063', 'UPSL-064', 'UPSL-065', 'UPSL-097'],
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await dialogOf(canvas, 'Just before you go ...');
    await expect(dialog.getByRole('heading', { name: 'The Seasonal Plan' })).toBeVisible();
    await expect(dialog.getByText('Three reds and three whites, every eight weeks')).toBeVisible();
    const timers = holdTimers(100);
    await userEvent.click(dialog.getByRole('button', { name: 'What’s in the case?' }));
    await waitFor(() => expect(timers.count()).toBe(1));
    await expect(canvas.getAllByRole('dialog')).toHaveLength(1);
    timers.pass();
    await canvas.findByRole('dialog', { name: 'The Seasonal Plan: Six Bottles' });
    await escapeFromDialog({ canvas, userEvent });
    await waitFor(() => expect(canvas.getAllByRole('dialog')).toHaveLength(1));
    await expect(flag()).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Claim my extra discount' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(refusal);
    await userEvent.click(dialog.getByRole('button', { name: 'Claim my extra discount' }));
    await reloaded();
    const planCase = added({
      itemCode: '0968532',
      quantity: 1,
      upsellOfferDetails: { type: 'WINEPLAN', rule: 'hero' },
    });
    await expect(calls.writes).toEqual([...planCase, ...planCase]);
  },
});
/** Six bottles of a plan that is sold by the bottle; the shop, which sells one case of it, refuses them. */
export const WinePlanByTheBottle = meta.story({
  beforeEach: () => {
    changedOffers([plan]);
    changeAnswer('getProduct', ({ skus, ...product }) => ({
      ...product,
      mixed: false,
      skus: (skus as object[]).map((sku) => ({ ...sku, numberOfBottles: 1 })),
    }));
  },
  parameters: { rules: ['BSKT-030', 'UPSL-060'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await dialogOf(canvas, 'Just before you go ...');
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Claim my extra discount' }));
    await dialog.findByRole('alert');
    const upsellOfferDetails = { type: 'WINEPLAN', rule: 'hero' };
    await expect(calls.writes).toEqual(added({ itemCode: '0968532', quantity: 6, upsellOfferDetails }));
  },
});
/** Returns each amount of the open dialog with its label, in order. */
const sumsOf = (canvas: Canvas): readonly string[] =>
  [...canvas.getByRole('dialog').querySelectorAll('dl > div')].map(({ textContent }) => textContent);

export const TopUpAccepted = meta.story({
  beforeEach: () => changedOffers([...wines, wines[0]!], 3),
  parameters: {
    mock: { ...paid, fault: 'amendAndCommitOrder:422*1' },
    rules: ['UPSL-010', 'UPSL-042', 'UPSL-051', 'UPSL-052', 'UPSL-066', 'UPSL-070', 'UPSL-075', 'UPSL-076'],
  },
  play: async ({ canvas, userEvent }) => {
    const fill = await dialogOf(canvas, 'FILL YOUR CASE FOR EXTRA SAVINGS');
    await expect(fill.getByText(/^There is room for 3 more bottles in your case/)).toBeVisible();
    await userEvent.click(fill.getByRole('button', { name: 'Choose other wines' }));
    const dialog = await dialogOf(canvas, 'Top up your case');
    await userEvent.click(dialog.getAllByText(/^Swap /)[0]!);
    await userEvent.click(dialog.getAllByRole('button', { name: /^Choose this wine instead of / })[0]!);
    await userEvent.click(dialog.getAllByRole('button', { name: /^One more\b/ })[0]!);
    await expect(sumsOf(canvas)).toEqual([
      'Your order so far£135.91',
      'Extra to pay£8.49',
      'Your order with these bottles£144.40',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Add to my order' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(refusal);
    await userEvent.click(dialog.getByRole('button', { name: 'Add to my order' }));
    await reloaded();
    await expect(flag()).toBe('true');
    await expect(calls.writes).toEqual([...added(filled('0988268', 1)), ...added(filled('0988268', 1))]);
  },
});
/** The total of the order is in points. */
export const TopUpInPoints = meta.story({
  beforeEach: () => changedOffers(wines, 3),
  globals: { brand: 'hsb' },
  parameters: { rules: ['UPSL-075'] },
  play: async ({ canvas, userEvent }) => {
    const fill = await dialogOf(canvas, 'FILL YOUR CASE FOR EXTRA SAVINGS');
    await userEvent.click(fill.getByRole('button', { name: 'Choose other wines' }));
    await dialogOf(canvas, 'Top up your case');
    await expect(sumsOf(canvas)).toEqual([
      'Your order so far13,591 pts',
      'Extra to pay0 pts',
      'Your order with these bottles13,591 pts',
    ]);
  },
});

/** The flag is set, the rejection is sent, and then the page reloads; the purchase is tracked only once, whether the
 * offer is accepted or declined. */
export const Declined = meta.story({
  parameters: { rules: ['UPSL-045', 'UPSL-047', 'UPSL-050', 'UPSL-056', 'UPSL-057', 'MISC-028'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await dialogOf(canvas, unlimitedTitle);
    await userEvent.click(dialog.getByRole('button', { name: 'No, thank you' }));
    await expect(flag()).toBe('true');
    await reloaded();
    await expect(calls.writes).toEqual(rejected);
    await expect(host.track.mock.calls.filter(([event]) => event.event === 'purchase')).toHaveLength(1);
  },
});

interface Playing {
  readonly canvas: Canvas;
  readonly userEvent: { readonly click: (element: Element) => Promise<void> };
}
const declined =
  (name: string, no: string) =>
  async ({ canvas, userEvent }: Playing) => {
    const dialog = await dialogOf(canvas, name);
    await userEvent.click(dialog.getByRole('button', { name: no }));
    await expect(flag()).toBe('true');
    await reloaded();
    await expect(calls.writes).toEqual(rejected);
  };
export const WinePlanDeclined = meta.story({
  beforeEach: () => changedOffers([plan]),
  parameters: { rules: ['UPSL-045', 'MISC-028'] },
  play: declined('Just before you go ...', 'No, thank you'),
});
export const FillTheCaseDeclined = meta.story({
  beforeEach: () => changedOffers(wines, 4),
  parameters: { rules: ['UPSL-045', 'MISC-028'] },
  play: declined('FILL YOUR CASE FOR EXTRA SAVINGS', 'No, thank you'),
});
const closed =
  (name: string, by: 'escape' | 'button' = 'escape') =>
  async ({
    canvas,
    userEvent,
  }: Playing & { readonly userEvent: Parameters<typeof escapeFromDialog>[0]['userEvent'] }) => {
    const dialog = await dialogOf(canvas, name);
    await expect(flag()).toBeNull();
    if (by === 'escape') await escapeFromDialog({ canvas, userEvent });
    else await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(flag()).toBe('true');
    await reloaded();
    await expect(calls.writes).toEqual(rejected);
  };
export const Closed = meta.story({
  parameters: { rules: ['UPSL-044', 'UPSL-047', 'UPSL-050', 'MISC-028'] },
  play: closed(unlimitedTitle),
});
/** A plan is offered whatever its rule. */
export const WinePlanClosed = meta.story({
  beforeEach: () => changedOffers([{ ...plan, rule: 'upsellonly' }]),
  parameters: { rules: ['UPSL-041', 'UPSL-044'] },
  play: closed('Just before you go ...', 'button'),
});
/** One space is enough, and so is one wine, whatever its rule. */
export const FillTheCaseClosed = meta.story({
  beforeEach: () => changedOffers([{ ...wines[0]!, rule: 'hero' }], 1),
  parameters: { rules: ['UPSL-042', 'UPSL-043', 'UPSL-044'] },
  play: closed('FILL YOUR CASE FOR EXTRA SAVINGS'),
});
export const LearnMore = meta.story({
  parameters: { rules: ['UPSL-046', 'MISC-028'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await dialogOf(canvas, unlimitedTitle);
    await userEvent.click(dialog.getByRole('button', { name: 'Find out more' }));
    await expect(host.navigate.mock.calls).toEqual([['/account/unlimited']]);
    await expect(flag()).toBeNull();
    await calls.settle();
    await expect(calls.writes).toEqual([]);
    await expect(host.reload).not.toHaveBeenCalled();
  },
});

const notShown = async ({ canvas }: { readonly canvas: Canvas }) => {
  await thanks(canvas);
  // The rail is the last part to load.
  await canvas.findAllByRole('button', { name: /^Add to basket/ });
  await calls.settle();
  await expect(canvas.queryByRole('dialog')).toBeNull();
  await expect(canvas.queryByRole('alert')).toBeNull();
};

export const AnsweredInThisSession = meta.story({
  beforeEach: () => sessionStorage.setItem('PostUpsellRejected', 'true'),
  parameters: { rules: ['UPSL-036', 'MISC-028'] },
  play: async ({ canvas }) => {
    await notShown({ canvas });
    await expect(offersAsked()).toEqual([]);
  },
});
export const WithoutTransaction = meta.story({
  args: { transactionId: '' },
  parameters: { rules: ['UPSL-035'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Order not found' });
    await calls.settle();
    await expect(offersAsked()).toEqual([]);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});
/** A subscription under another rule is not Unlimited, nor is another type under its rule, and a full case needs no
 * more wine. */
export const NothingThatApplies = meta.story({
  beforeEach: () =>
    changedOffers([{ ...membership, rule: 'hero' }, { ...membership, type: 'FILL_THE_CASE' }, ...wines]),
  parameters: {
    rules: ['UPSL-001', 'UPSL-005', 'UPSL-040', 'UPSL-043'],
  },
  play: notShown,
});
const paidBy = (...types: readonly string[]) => {
  changedOffers([membership, plan]);
  changeAnswer('getOrder', (order) => ({
    ...order,
    paymentDetails: types.map((type, place) => ({ type, amount: 10 + place })),
  }));
};
const notUnlimited = async ({ canvas }: { readonly canvas: Canvas }) => {
  await dialogOf(canvas, 'Just before you go ...');
  await expect(canvas.queryByRole('dialog', { name: unlimitedTitle })).toBeNull();
};
export const PaidWithPayPal = meta.story({
  beforeEach: () => paidBy('Gift Card', 'paypal'),
  parameters: { rules: ['UPSL-039'] },
  play: notUnlimited,
});
/** However the shop spells it, and wherever it lists it. */
export const PaidWithPayPalSpeltAsABrand = meta.story({
  beforeEach: () => paidBy('PayPal', 'Gift Card'),
  parameters: { rules: ['UPSL-039'] },
  play: notUnlimited,
});
/** Any other way to pay can be charged again. */
export const PaidWithAWallet = meta.story({
  beforeEach: () => paidBy('Gift Card', 'googlePay'),
  parameters: { rules: ['UPSL-039'] },
  play: async ({ canvas }) => {
    await dialogOf(canvas, unlimitedTitle);
  },
});

/** The problem is logged, and the shopper sees no message. */
export const PlanWithoutScheme = meta.story({
  beforeEach: () => changedOffers([{ ...plan, itemCode: '0651883' }]),
  parameters: { rules: ['UPSL-033'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(logged()).toEqual(['No SchemeID setup for upsell 0651883']));
    await notShown({ canvas });
  },
});
export const OfferWithoutSkus = meta.story({
  beforeEach: () => {
    changedOffers([plan]);
    changeAnswer('getProduct', (product) => (product.itemCode === plan.itemCode ? { ...product, skus: [] } : product));
  },
  parameters: {
    rules: ['UPSL-033'],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(logged()).toEqual(['No skus setup for upsell 0968532']));
    await notShown({ canvas });
  },
});
/** So is a membership that cannot be bought, and so are wines of which none can be. */
export const MembershipWithoutSkus = meta.story({
  beforeEach: () => {
    changedOffers([membership]);
    changeAnswer('getProduct', (product) => (product.itemCode === '00067SV' ? { ...product, skus: [] } : product));
  },
  parameters: { rules: ['UPSL-033'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(logged()).toEqual(['No skus setup for upsell 00067SV']));
    await notShown({ canvas });
  },
});
export const WinesWithoutSkus = meta.story({
  beforeEach: () => {
    changedOffers(wines.slice(0, 2), 4);
    const unsold = wines.map(({ itemCode }) => itemCode);
    changeAnswer('getProduct', (product) =>
      unsold.includes(String(product.itemCode)) ? { ...product, skus: [] } : product,
    );
  },
  parameters: { rules: ['UPSL-033'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(logged()).toEqual(['No skus setup for upsell 0450181']));
    await notShown({ canvas });
  },
});
const logged = () => host.log.mock.calls.map(([error]) => (error as Error).message);

export const AcceptFailedOnce = meta.story({
  parameters: {
    mock: { ...paid, fault: 'amendAndCommitOrder:422*1' },
    rules: ['UPSL-008', 'UPSL-049', 'UPSL-051', 'UPSL-052', 'UPSL-056', 'UPSL-061', 'UPSL-062', 'UPSL-064'],
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await dialogOf(canvas, unlimitedTitle);
    await userEvent.click(dialog.getByRole('checkbox'));
    const accept = dialog.getByRole('button', { name: /^(Join Unlimited|Claim it for free)$/ });
    await userEvent.click(accept);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(refusal);
    await expect(flag()).toBeNull();
    await expect(host.reload).not.toHaveBeenCalled();
    await expect(dialog.getByRole('checkbox')).toBeChecked();
    await userEvent.click(accept);
    await reloaded();
    await expect(flag()).toBe('true');
    const joined = added({
      itemCode: '00067SV',
      quantity: 1,
      upsellOfferDetails: { type: 'SUBSCRIPTION', rule: 'FreeShip' },
    });
    await expect(calls.writes).toEqual([...joined, ...joined]);
  },
});
/** The shop has added the item, but the response was lost: the order is fetched, and nothing is sent again. */
export const AcceptAnswerLost = meta.story({
  parameters: { mock: { ...paid, fault: 'amendAndCommitOrder:500@after*1' } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await dialogOf(canvas, unlimitedTitle);
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: /^(Join Unlimited|Claim it for free)$/ }));
    await reloaded();
    await expect(flag()).toBe('true');
  },
});
/** Whether an earlier acceptance was taken is unknown, so the shop is asked, as often as it is worth it. It has not taken
 * it, so the offer can be accepted again. */
export const AcceptedBeforeAndNotTaken = meta.story({
  async beforeEach() {
    const order = (await (await fetch(`/api/user/order?orderId=${transactionId}`)).json()).response;
    const mark = { attempt: 1, state: 'pending', before: digestOfOrder(order) };
    localStorage.setItem(`wsk-payment-${order.id}-change`, JSON.stringify(mark));
    passQuestions = holdQuestions();
    return () => localStorage.removeItem(`wsk-payment-${order.id}-change`);
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await dialogOf(canvas, unlimitedTitle);
    await passQuestions();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Your order was not changed.');
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: /^(Join Unlimited|Claim it for free)$/ }));
    await reloaded();
  },
});
/** The shop has taken the earlier acceptance: the order has more than before. */
export const AcceptedBeforeAndTaken = meta.story({
  async beforeEach() {
    const order = (await (await fetch(`/api/user/order?orderId=${transactionId}`)).json()).response;
    const mark = { attempt: 1, state: 'pending', before: digestOfOrder({ ...order, lineItems: [] }) };
    localStorage.setItem(`wsk-payment-${order.id}-change`, JSON.stringify(mark));
    return () => localStorage.removeItem(`wsk-payment-${order.id}-change`);
  },
  parameters: { rules: ['UPSL-051'] },
  play: async () => {
    await reloaded();
    await expect(flag()).toBe('true');
    await calls.settle();
    await expect(calls.writes).toEqual([]);
  },
});
/** A failed rejection does not keep the shopper in the dialog. */
export const RejectFailed = meta.story({
  parameters: { mock: { ...paid, fault: 'amendAndCommitOrder:offline' }, rules: ['UPSL-050', 'UPSL-052'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await dialogOf(canvas, unlimitedTitle);
    await userEvent.click(dialog.getByRole('button', { name: 'No, thank you' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/Network request failed/);
    await expect(flag()).toBe('true');
    await userEvent.click(dialog.getByRole('button', { name: 'No, thank you' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(host.reload).not.toHaveBeenCalled();
  },
});

/** Nothing can be added to an order that cannot be fetched. The offers are fetched by its transaction instead, and the
 * items go into the basket. */
export const OrderUnknown = meta.story({
  beforeEach: () => changedOffers([membership, wines[0]!, { ...wines[1]!, rule: 'hero' }, wines[2]!], 2),
  parameters: {
    mock: { ...paid, fault: 'getOrder:500' },
    rules: ['UPSL-005', 'UPSL-008', 'UPSL-015', 'UPSL-037', 'UPSL-039', 'UPSL-048', 'UPSL-049'],
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await dialogOf(canvas, 'FILL YOUR CASE FOR EXTRA SAVINGS');
    await expect(offersAsked().map(([, address]) => address)).toEqual([`/api/offer/order/${transactionId}`]);
    await userEvent.click(dialog.getByRole('button', { name: 'Add to my order' }));
    await reloaded();
    await expect(calls.writes).toEqual([
      [
        'POST',
        '/api/cart',
        {
          cartItems: [
            filled('0450181', 1),
            { itemCode: '0859081', quantity: 1, upsellOfferDetails: { type: 'FILL_THE_CASE', rule: 'hero' } },
          ],
        },
      ],
    ]);
  },
});

/** With the new basket, an order that cannot be fetched makes no call either: there is an event for each of the wines, and
 * the page goes on. */
export const OrderUnknownInNewCart = meta.story({
  beforeEach: () => changedOffers([membership, wines[0]!, { ...wines[1]!, rule: 'hero' }, wines[2]!], 2),
  parameters: { newCart: true, mock: { ...paid, fault: 'getOrder:500' }, rules: ['BSKT-028', 'MISC-029'] },
  play: async ({ canvas, userEvent }) => {
    const events: unknown[] = [];
    const onAdd = (event: Event) => events.push((event as CustomEvent).detail);
    document.addEventListener('cart:add', onAdd);
    const dialog = await dialogOf(canvas, 'FILL YOUR CASE FOR EXTRA SAVINGS');
    await userEvent.click(dialog.getByRole('button', { name: 'Add to my order' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    document.removeEventListener('cart:add', onAdd);
    await expect(events).toEqual([
      { itemType: 'itemcode', itemCode: '0450181', quantity: 1 },
      { itemType: 'itemcode', itemCode: '0859081', quantity: 1 },
    ]);
    await expect(flag()).toBe('true');
    await expect(calls.writes).toEqual([]);
    await expect(host.reload).not.toHaveBeenCalled();
  },
});

/** If the shop's offers cannot be fetched, nothing is offered. */
export const OffersFailed = meta.story({
  parameters: { mock: { ...paid, fault: 'getOrderUpsellOffers:500' } },
  play: notShown,
});
