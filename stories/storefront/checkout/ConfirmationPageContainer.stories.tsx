import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { ConfirmationPageContainer } from '../../../src/storefront/checkout/ConfirmationPageContainer.js';
import { changeAnswer, storyCalls } from '../../storyShop.js';
import { placed } from '../placedOrder.js';
import { host, withStorefront } from '../withStorefront.js';

const basket = [
  { product: 'wine', quantity: 2 },
  { product: 'mixedCase', quantity: 1 },
] as const;
const paid = { basket, checkout: 'paid' } as const;

const meta = preview.meta({
  component: ConfirmationPageContainer,
  args: { transactionId: null },
  decorators: [withStorefront],
  parameters: { mock: paid },
  async beforeEach(context) {
    // The offer over the page has its own stories.
    sessionStorage.setItem('PostUpsellRejected', 'true');
    context.args = { transactionId: context.args.transactionId ?? (await placed()) };
  },
});

export const Placed = meta.story({
  parameters: { rules: ['CHKT-077', 'CHKT-090', 'CHKT-092', 'CHKT-094'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Thank you, Margaret' });
    await waitFor(() => expect(document.title).toBe('Thank you - Lawton Wines'));
    await expect(canvas.getByText(/^Order W\d+ is confirmed\.$/)).toBeVisible();
    await expect(canvas.getByText('Visa ending 1111')).toBeVisible();
    const order = within(canvas.getByRole('region', { name: 'Your order' }));
    await expect(order.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'Items£145.86',
      'You saveMulti-buy saving-£6.00',
      'DeliveryStandard delivery£7.99',
      'Total£147.85',
    ]);
    const details = within(canvas.getByRole('region', { name: 'Order details' }));
    await expect(details.getByText('14 Orchard Lane')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Basket: empty' })).toBeVisible();
  },
});

const purchases = () => host.track.mock.calls.filter(([event]) => event.event === 'purchase');

export const PurchaseTold = meta.story({
  parameters: { rules: ['CHKT-085', 'ANLY-047', 'ANLY-075', 'ANLY-076', 'ANLY-077', 'ANLY-078'] },
  // An earlier purchase in this browser is another one.
  beforeEach: () => localStorage.setItem('wsk-purchases-told', '["T000001"]'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Thank you, Margaret' });
    await waitFor(() => expect(purchases()).toHaveLength(1));
    await expect(purchases()[0]?.[0]).toMatchObject({
      event: 'purchase',
      isNewCustomer: true,
      order: {
        lineItems: [
          { product: { itemCode: '0651883' }, quantity: 2, bottleCount: 2, itemPriceInfo: { amount: 31.98 } },
          { product: { itemCode: '0684646' }, quantity: 1, bottleCount: 12, itemPriceInfo: { amount: 113.88 } },
        ],
      },
    });
  },
});

/** A list of the tracked purchases that cannot be read is begun again, so that the next visit does not track this one. */
export const PurchaseToldDespiteTheList = meta.story({
  parameters: { rules: ['CHKT-085', 'ANLY-047'] },
  beforeEach: () => localStorage.setItem('wsk-purchases-told', '{"T000001"'),
  play: async ({ args }) => {
    await waitFor(() => expect(purchases()).toHaveLength(1));
    await expect(localStorage.getItem('wsk-purchases-told')).toBe(`["${args.transactionId}"]`);
  },
});
/** The purchase of a transaction that was tracked before is not tracked again. */
export const PurchaseToldBefore = meta.story({
  parameters: { rules: ['CHKT-085', 'ANLY-047'] },
  beforeEach: ({ args }) => localStorage.setItem('wsk-purchases-told', JSON.stringify(['T000001', args.transactionId])),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Thank you, Margaret' });
    await storyCalls.settle();
    await expect(purchases()).toEqual([]);
  },
});

/** An order with several payments of one kind, a method with a free delivery, and a line that costs nothing. */
const changeOrder = () =>
  changeAnswer('getOrder', (order) => {
    const [line] = order.lineItems as readonly [{ readonly product: object }];
    const gift = { itemCode: '0576195', name: 'The Waiter’s Friend', productType: 'gift' };
    return {
      ...order,
      id: 'W700123',
      lineItems: [
        line,
        { ...line, product: { ...line.product, ...gift }, quantity: 3, bottleCount: 0, itemPriceInfo: { amount: 0 } },
      ],
      shippingDetails: {
        ...(order.shippingDetails as object),
        shippingMethod: { type: 'EXP', name: 'Express delivery', price: 0, promise: 'Tomorrow' },
      },
      orderPriceInfo: { rawSubtotal: 60, savings: 7.5, shipping: 0, total: 52.5 },
      paymentDetails: [
        { type: 'Gift Card', amount: 20, serialId: '6335861000000018' },
        { type: 'Gift Card', amount: 10, serialId: '6335861000000026' },
        { type: 'Gift Vouchers', amount: 2.5, voucherCode: 'GV-10-55208' },
        { type: 'paypal', amount: 20 },
      ],
      adjustments: [],
    };
  });
/** The parts of its payment as they are sent. */
const changedPayments = [
  { type: 'Gift Card', amount: 20, serialId: '0018' },
  { type: 'Gift Card', amount: 10, serialId: '0026' },
  { type: 'Gift Vouchers', amount: 2.5, voucherCode: '5208' },
  { type: 'paypal', amount: 20 },
];

export const OrderTold = meta.story({
  parameters: { rules: ['ANLY-069', 'ANLY-070', 'ANLY-071', 'ANLY-072', 'ANLY-073'] },
  beforeEach: changeOrder,
  play: async () => {
    await waitFor(() => expect(purchases()).toHaveLength(1));
    await expect(purchases()[0]?.[0]).toHaveProperty('order', {
      id: 'W700123',
      shippingDetails: { shippingMethod: { type: 'EXP' } },
      orderPriceInfo: { rawSubtotal: 60, savings: 7.5, shipping: 0, total: 52.5 },
      paymentDetails: changedPayments,
      adjustments: [],
      lineItems: [expect.any(Object), expect.any(Object)],
    });
  },
});
/** Every line is sent, in the order's own order, and with nothing but these fields. */
export const ItemsTold = meta.story({
  parameters: { rules: ['ANLY-075', 'ANLY-076', 'ANLY-077', 'ANLY-078'] },
  beforeEach: changeOrder,
  play: async () => {
    await waitFor(() => expect(purchases()).toHaveLength(1));
    await expect(purchases()[0]?.[0]).toHaveProperty('order.lineItems', [
      {
        product: expect.objectContaining({
          itemCode: '0651883',
          name: 'Bodegas Quintera Rioja Reserva',
          productType: 'wine',
        }),
        quantity: 2,
        bottleCount: 2,
        itemPriceInfo: { amount: 31.98 },
      },
      {
        product: expect.objectContaining({ itemCode: '0576195', name: 'The Waiter’s Friend', productType: 'gift' }),
        quantity: 3,
        bottleCount: 0,
        itemPriceInfo: { amount: 0 },
      },
    ]);
  },
});
export const TransactionTold = meta.story({
  parameters: { rules: ['ANLY-079', 'ANLY-080', 'ANLY-081', 'ANLY-082'] },
  beforeEach: changeOrder,
  play: async ({ args }) => {
    await waitFor(() => expect(purchases()).toHaveLength(1));
    await expect(purchases()[0]?.[0]).toHaveProperty('transaction', {
      transactionId: args.transactionId,
      deliveryMethod: 'EXP',
      orderTotal: 52.5,
      paymentDetailsArr: changedPayments,
    });
  },
});
/** Each kind of payment is named once. */
export const DataLayerTold = meta.story({
  parameters: { rules: ['ANLY-083', 'ANLY-084', 'ANLY-085', 'ANLY-086', 'ANLY-087'] },
  beforeEach: changeOrder,
  play: async ({ args }) => {
    await waitFor(() => expect(purchases()).toHaveLength(1));
    await expect(purchases()[0]?.[0]).toMatchObject({
      transactionId: args.transactionId,
      transactionTotal: 52.5,
      transactionDiscount: 7.5,
      transactionShipping: 0,
      transactionPaymentMethod: 'Gift Card,Gift Vouchers,paypal',
    });
  },
});

/** Each saving on the order is sent as the shop returns it. */
export const EverySavingTold = meta.story({
  parameters: { rules: ['ANLY-073', 'CHKT-099', 'CHKT-100', 'CHKT-101'] },
  beforeEach: () =>
    changeAnswer('getOrder', (order) => ({
      ...order,
      adjustments: [
        { adjustmentType: 'PROMOTION', adjustmentAmount: 10, promotionName: 'Voucher WELCOME10' },
        { adjustmentType: 'GOODWILL', adjustmentAmount: -2.5, promotionName: 'For the late delivery' },
      ],
    })),
  play: async () => {
    await waitFor(() => expect(purchases()).toHaveLength(1));
    await expect(purchases()[0]?.[0]).toHaveProperty('order.adjustments', [
      { adjustmentType: 'PROMOTION', adjustmentAmount: 10, promotionName: 'Voucher WELCOME10' },
      { adjustmentType: 'GOODWILL', adjustmentAmount: -2.5, promotionName: 'For the late delivery' },
    ]);
  },
});

const marked = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-component="ConfirmationPage"]')?.getAttribute('data-customer');

/** Whether the customer is new is shown on the page and sent in its event. The status of a guest is 0. */
export const NewCustomerInTheUk = meta.story({
  parameters: { rules: ['CHKT-086', 'CHKT-088', 'ANLY-048', 'BRAND-063'] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Welcome to Lawton Wines. We hope you enjoy your first order.');
    await expect(marked(canvasElement)).toBe('new');
    await waitFor(() => expect(purchases()).toHaveLength(1));
    await expect(purchases()[0]?.[0]).toMatchObject({ isNewCustomer: true });
  },
});

export const ReturningCustomerInTheUk = meta.story({
  globals: { login: 'hard' },
  parameters: { rules: ['CHKT-086', 'ANLY-048'] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Thank you for ordering with us again.');
    await expect(marked(canvasElement)).toBe('returning');
    await waitFor(() => expect(purchases()).toHaveLength(1));
    await expect(purchases()[0]?.[0]).toMatchObject({ isNewCustomer: false });
  },
});

/** A customer who is only recognised has ordered before. */
export const RecognisedInTheUk = ReturningCustomerInTheUk.extend({ globals: { login: 'soft' } });

/** The status decides, and not whether the customer is signed in. */
export const NewAlthoughSignedIn = meta.story({
  globals: { login: 'hard' },
  parameters: { rules: ['CHKT-086', 'CHKT-087', 'ANLY-048'] },
  beforeEach: () => changeAnswer('getProfileDetails', (profile) => ({ ...profile, securityStatus: 4 })),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Welcome to Lawton Wines. We hope you enjoy your first order.');
    await expect(marked(canvasElement)).toBe('new');
    await waitFor(() => expect(purchases()).toHaveLength(1));
    await expect(purchases()[0]?.[0]).toMatchObject({ isNewCustomer: true });
  },
});

/** Without a status, the customer is neither new nor returning; the purchase is sent all the same. */
export const CustomerUnknown = meta.story({
  parameters: { mock: { ...paid, fault: 'getProfileDetails:500' }, rules: ['CHKT-086', 'ANLY-047', 'ANLY-048'] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Thank you, Margaret' });
    await storyCalls.settle();
    await expect(marked(canvasElement)).toBeNull();
    await expect(canvas.queryByText('Thank you for ordering with us again.')).toBeNull();
    await waitFor(() => expect(purchases()).toHaveLength(1));
    await expect(purchases()[0]?.[0]).not.toHaveProperty('isNewCustomer');
  },
});

/** Only the UK records whether the customer is new. */
export const CustomerElsewhere = meta.story({
  globals: { brand: 'vir', login: 'hard' },
  parameters: { rules: ['CHKT-086', 'BRAND-063', 'ANLY-048'] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Thank you/ });
    await waitFor(() => expect(purchases()).toHaveLength(1));
    await expect(purchases()[0]?.[0]).not.toHaveProperty('isNewCustomer');
    await expect(marked(canvasElement)).toBeNull();
  },
});
export const CustomerInAustralia = CustomerElsewhere.extend({ globals: { brand: 'wpe', login: 'hard' } });
export const CustomerInNewZealand = CustomerInAustralia.extend({ parameters: { country: 'nz' } });

export const WinesToGoOnWith = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Most popular' });
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Add to basket [A-Z]\D/ }))[0]!);
    await canvas.findByRole('button', { name: /^Basket: \d/ });
  },
});

const codesIn = (rail: HTMLElement) =>
  within(rail)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.replace('/product/', ''));
const railOf = async (canvas: ReturnType<typeof within>) => {
  const rail = await canvas.findByRole('region', { name: 'Most popular' });
  await waitFor(() => expect(codesIn(rail)).toHaveLength(6));
  return codesIn(rail);
};
/** Item codes of the two most popular wines. */
const bought = ['0596524', '0582029'];
/** None of the wines just bought is suggested again. */
export const NothingBoughtAgain = meta.story({
  beforeEach: () =>
    changeAnswer('getOrder', (order) => ({
      ...order,
      lineItems: (order.lineItems as readonly { product: object }[]).map((line, place) => ({
        ...line,
        product: { ...line.product, itemCode: bought[place] },
      })),
    })),
  play: async ({ canvas }) => {
    const codes = await railOf(canvas);
    for (const code of bought) await expect(codes).not.toContain(code);
  },
});

export const NothingTold = meta.story({
  parameters: { rules: ['CHKT-085', 'ANLY-047'], mock: { ...paid, fault: 'getOrder:500' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'We could not fetch your order.' });
    await storyCalls.settle();
    await expect(purchases()).toEqual([]);
  },
});

/** An order that is not paid for yet is no purchase. */
export const NothingToldBeforePayment = meta.story({
  parameters: { rules: ['ANLY-047'] },
  beforeEach: () => changeAnswer('getOrder', ({ transactionId: _, ...order }) => order),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Thank you, Margaret' });
    await storyCalls.settle();
    await expect(purchases()).toEqual([]);
  },
});

export const Points = meta.story({
  globals: { brand: 'hsb' },
  parameters: { rules: ['ANLY-081', 'ANLY-084', 'ANLY-085', 'ANLY-086', 'BRAND-063'] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Thank you, Margaret' });
    await expect(canvas.getByRole('main')).toHaveTextContent(/Total14,665 ?pts/);
    await waitFor(() => expect(purchases()).toHaveLength(1));
    await expect(purchases()[0]?.[0]).toMatchObject({
      transaction: { orderTotal: 14665 },
      transactionTotal: 14665,
      transactionDiscount: 600,
      transactionShipping: 799,
    });
    await expect(marked(canvasElement)).toBe('new');
  },
});

export const RecallFailedOnce = meta.story({
  parameters: { mock: { ...paid, fault: 'getOrder:timeout*1' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'We could not fetch your order.' });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Thank you, Margaret' })).toHaveFocus());
  },
});

export const OfAnotherVisit = meta.story({
  args: { transactionId: 'T999999' },
  parameters: { rules: ['CHKT-077'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Order not found' });
  },
});
