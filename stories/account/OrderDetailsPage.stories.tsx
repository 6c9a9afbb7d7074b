import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, done, idle, loading, ready } from '../../src/model/load.js';
import { OrderDetailsPage } from '../../src/screens/account/OrderDetailsPage.js';
import { actionFails, failsToLoad, fitsNarrow } from '../commonStories.js';
import { framed } from '../framed.js';
import { from } from '../from.js';
import type { StoryWorld } from '../world.js';

const pastOrder = (world: StoryWorld) =>
  world.answer('getOrderHistoryDetails', { params: { orderId: world.answer('listPurchases').purchases[0]!.orderId } });

/** A line of the order, with a name, a quantity and an amount of its own. */
function soldLine(world: StoryWorld, name: string, quantity: number, amount: number) {
  const line = pastOrder(world).lineItems[0]!;
  const { vintage: _, ...product } = line.product;
  return { ...line, commerceItemId: name, product: { ...product, name }, quantity, itemPriceInfo: { amount } };
}

const meta = preview.meta({
  component: OrderDetailsPage,
  args: {
    order: from((world) => ready(pastOrder(world))),
    orderId: from((world) => pastOrder(world).id),
    again: idle,
    onAgain: fn(),
    onPrint: fn(),
    onRetry: fn(),
  },
  globals: { login: 'hard' },
  decorators: [framed(1240)],
});

export const Ready = meta.story({
  args: { placedOnAsString: '12/10/2026' },
  parameters: { rules: ['ACCT-046'] },
  play: async ({ args, canvas, userEvent }) => {
    if (args.order.status !== 'ready') throw new Error('This story has an order.');
    await expect(canvas.getByRole('heading', { level: 1, name: `Order ${args.orderId}` })).toBeVisible();
    await expect(canvas.getByText('Placed on 12 October 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All orders' })).toBeVisible();
    for (const { product } of args.order.data.lineItems)
      await expect(canvas.getAllByText(new RegExp(product.name.slice(0, 12)))[0]).toBeVisible();
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    for (const name of ['Delivered to', 'Delivery method', 'Paid by', 'Confirmed to'])
      await expect(terms).toContain(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Order again' }));
    await expect(args.onAgain).toHaveBeenLastCalledWith({ order: args.order.data });
    await expect(canvas.queryByRole('link', { name: 'Change this order' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
});
/** On the day of the order, the page leads to the one that changes it. */
export const PlacedToday = meta.story({
  args: { canChange: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Change this order' })).toHaveAttribute(
      'href',
      `/jsp/account/common/account_order_amend.jsp?orderId=${args.orderId}`,
    );
  },
});
/** The chosen day and time, and the country of an address abroad. */
export const ChosenTimeAbroad = meta.story({
  args: {
    order: from((world) => {
      const order = pastOrder(world);
      return ready({
        ...order,
        shippingDetails: {
          ...order.shippingDetails,
          address: { shippingAddress: { ...world.address, town: 'Douglas', postcode: 'IM1 1AA', country: 'IM' } },
          timeslot: { date: '2026-12-02', shippingMethod: 'STD', from: '08:00', to: '12:00' },
        },
      });
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wednesday 2 December, 08:00 to 12:00')).toBeVisible();
    await expect(canvas.getByText('Isle of Man')).toBeVisible();
  },
});
export const WithVouchersAndAdjustments = meta.story({
  args: {
    order: from((world) =>
      ready({
        ...pastOrder(world),
        lineItems: [soldLine(world, 'Rioja Reserva', 3, 47.97), soldLine(world, 'Barossa Shiraz', 2, 23.98)],
        orderPriceInfo: { rawSubtotal: 71.95, savings: 15.75, shipping: 6.8, total: 63 },
        shippingDetails: {
          address: { shippingAddress: { ...world.address, address1: '14 Orchard Lane', postcode: 'SY8 1AA' } },
          shippingMethod: { ...pastOrder(world).shippingDetails.shippingMethod!, name: 'By bicycle' },
        },
        paymentDetails: [
          { type: 'creditCard', amount: 28, cardId: 'C1', cardType: 'VISA', lastFour: '1111' },
          { type: 'giftCard', amount: 20, serialId: '6335861000000018' },
          { type: 'voucher', amount: 15, voucherCode: 'BIRTHDAY15' },
        ],
        adjustments: [
          { adjustmentType: 'PROMOTION', adjustmentAmount: -12.25, promotionName: 'Six for five' },
          { adjustmentType: 'COUPON', adjustmentAmount: 3.5, promotionName: 'Voucher WELCOME10' },
        ],
      }),
    ),
  },
  parameters: { rules: ['ACCT-047', 'CHKT-096', 'CHKT-097', 'CHKT-098', 'CHKT-100', 'CHKT-101'] },
  play: async ({ canvas }) => {
    const value = (name: string) =>
      canvas.getAllByRole('term').find(({ textContent }) => textContent === name)?.nextElementSibling?.textContent;
    await expect(value('Paid by')).toBe('Visa ending 1111 £28.00Gift card ending 0018 £20.00Voucher BIRTHDAY15 £15.00');
    await expect(value('Offers')).toBe('Six for five -£12.25Voucher WELCOME10 -£3.50');
    await expect(value('Delivered to')).toMatch(/14 Orchard Lane.*SY8 1AA/);
    await expect(value('Delivery method')).toBe('By bicycleUsually delivered within 4-5 days');
    const summary = within(canvas.getByRole('region', { name: 'Your order' }));
    await expect(summary.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '3 x Rioja Reserva£47.97',
      '2 x Barossa Shiraz£23.98',
    ]);
    await expect([...summary.getAllByRole('term')].map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'Items£71.95',
      'You save-£15.75',
      'Six for five-£12.25',
      'Voucher WELCOME10-£3.50',
      'DeliveryBy bicycle£6.80',
      'Total£63.00',
      'Gift card 0018-£20.00',
      'Voucher BIRTHDAY15-£15.00',
    ]);
  },
});
/** One offer and one payment are listed too. */
export const OneOffer = meta.story({
  args: {
    order: from((world) =>
      ready({
        ...pastOrder(world),
        paymentDetails: [{ type: 'giftCard', amount: 20, serialId: '6335861000000018' }],
        adjustments: [{ adjustmentType: 'PROMOTION', adjustmentAmount: -12.25, promotionName: 'Six for five' }],
      }),
    ),
  },
  parameters: { rules: ['ACCT-046'] },
  play: async ({ canvas }) => {
    const value = (name: string) =>
      canvas.getAllByRole('term').find(({ textContent }) => textContent === name)?.nextElementSibling?.textContent;
    await expect(value('Offers')).toBe('Six for five -£12.25');
    await expect(value('Paid by')).toBe('Gift card ending 0018 £20.00');
  },
});
export const WithGiftMessage = meta.story({
  args: {
    order: from((world) =>
      ready({ ...pastOrder(world), giftDetails: { sendGift: true, giftMessages: ['Many happy years'] } }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gift message').nextElementSibling).toHaveTextContent(/^Many happy years$/);
  },
});
export const OrderingAgain = meta.story({
  args: { again: busy },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Adding...')).toBeVisible();
  },
});
export const PartlyAdded = meta.story({
  args: { again: done, missing: { gone: ['Tarn & Thistle'], low: [{ name: 'Kestrel Bank', left: 2 }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tarn & Thistle is no longer for sale. Kestrel Bank: only 2 left.')).toBeVisible();
    await expect(canvas.getByText('We could not add everything')).toBeVisible();
  },
});
export const OrderingAgainFailed = meta.story(actionFails('again', 'None of these wines is available any more.'));
export const Loading = meta.story({
  args: { order: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching your order...')).toBeInTheDocument();
  },
});
export const Failed = meta.story(failsToLoad('order', 'There is no order W1.'));
export const Points = meta.story({
  globals: { brand: 'hsb' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('799')).toBeVisible();
  },
});
export const Narrow = meta.story(fitsNarrow);
