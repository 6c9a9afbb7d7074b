import type { StoryContext } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { testCards } from '../../../mocks/world/cardProvider.js';
import {
  OrderAmendPageContainer,
  type OrderAmendPageContainerProps,
} from '../../../src/storefront/checkout/OrderAmendPageContainer.js';
import { answerInstead, callsFromHere, envelopeOf, storyCalls } from '../../storyShop.js';
import { host, withStorefront } from '../withStorefront.js';

/** Places the basket's order before opening its page. */
function PlacedFirst({ orderId, ...page }: OrderAmendPageContainerProps) {
  const [placed, setPlaced] = useState<string>();
  useEffect(() => {
    const place = async () => {
      const [order] = (await (await fetch('/api/checkout/orders')).json()).response;
      const body = JSON.stringify({ paymentDetails: order.paymentDetails.map(sentPart) });
      await fetch('/api/checkout/payandcommit', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body,
      });
      setPlaced(order.id);
    };
    void place();
  }, []);
  return placed === undefined ? null : <OrderAmendPageContainer {...page} orderId={orderId || placed} />;
}
const sentPart = ({ type, amount, cardId }: Record<string, unknown>) => ({ type, amount, cardId });

const paid = { basket: [{ product: 'wine', quantity: 2 }], checkout: 'paid' } as const;
const amend = ['POST', '/api/checkout/amendandcommit/'] as const;
const update = ['POST', '/api/checkout/updatepaymentandcommit'] as const;
const bodies = () =>
  storyCalls.writes.flatMap(([, address, body]) => (address === amend[1] || address === update[1] ? [body] : []));
const keys = () => [...storyCalls.keys(...amend), ...storyCalls.keys(...update)];

const meta = preview.meta({
  component: OrderAmendPageContainer,
  args: { orderId: '' },
  render: (args: OrderAmendPageContainerProps) => <PlacedFirst {...args} />,
  decorators: [withStorefront],
  globals: { login: 'hard' },
  parameters: { mock: paid },
  beforeEach: () => {
    localStorage.removeItem('wsk-payment-W100002-change');
  },
});

export const Accepted = meta.story({
  parameters: {
    rules: ['CHKT-076', 'CHKT-079', 'CHKT-080', 'CHKT-081', 'CHKT-082', 'CHKT-077', 'UPSL-063', 'UPSL-066'],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(/^Unlimited/));
    await expect(document.title).toBe('Change your order - Lawton Wines');
    await userEvent.click(canvas.getByLabelText('Keep the card on file for this payment and future ones'));
    await userEvent.click(canvas.getByRole('button', { name: 'Add to order' }));
    await canvas.findByText('Your order is changed.');
    // The order on the page is the changed one: 31.98 + 29.99, with free delivery.
    await within(canvas.getByRole('region', { name: 'Your order' })).findAllByText('£61.97');
    const [{ orderId }] = bodies() as [{ orderId: string }];
    await expect(storyCalls.all).toContainEqual(['GET', `/api/user/order?orderId=${orderId}`]);
    await expect(bodies()).toEqual([
      {
        orderId: expect.stringMatching(/^W\d+$/),
        action: 'ACCEPT',
        itemDetails: [
          { itemCode: '00067SV', quantity: 1, upsellOfferDetails: { type: 'SUBSCRIPTION', rule: 'FreeShip' } },
        ],
        cardPermission: { category: 'PAYMENT', state: 'GRANTED', code: 'COF' },
      },
    ]);
  },
});

/** Everything that was chosen is added, not only the first item. */
export const SeveralAccepted = meta.story({
  parameters: { rules: ['CHKT-076', 'CHKT-081', 'UPSL-061'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(/^Unlimited/));
    await expect(canvas.getAllByLabelText(/^Unlimited/)).toHaveLength(1);
    await userEvent.click(canvas.getAllByRole('checkbox')[1]!);
    await userEvent.click(canvas.getByLabelText('Keep the card on file for this payment and future ones'));
    await userEvent.click(canvas.getByRole('button', { name: 'Add to order' }));
    await canvas.findByText('Your order is changed.');
    const [{ itemDetails }] = bodies() as [{ itemDetails: readonly { itemCode: string }[] }];
    await expect(itemDetails).toEqual([
      { itemCode: '00067SV', quantity: 1, upsellOfferDetails: { type: 'SUBSCRIPTION', rule: 'FreeShip' } },
      { itemCode: '0968532', quantity: 1, upsellOfferDetails: { type: 'WINEPLAN', rule: 'hero' } },
    ]);
  },
});

export const Rejected = meta.story({
  parameters: { rules: ['CHKT-080', 'UPSL-057'] },
  play: async ({ canvas, userEvent }) => {
    const no = await canvas.findByRole('button', { name: 'No thanks' });
    const calls = await callsFromHere();
    await userEvent.click(no);
    await canvas.findByText('Your order stays as it is.');
    await expect(calls.all.map(([method, address]) => `${method} ${address}`)).toEqual([
      'POST /api/checkout/amendandcommit/',
      expect.stringMatching(/^GET \/api\/user\/order\?orderId=W\d+$/),
      expect.stringMatching(/^GET \/api\/offer\/order\/W\d+$/),
    ]);
    await expect(keys()).toEqual([expect.stringMatching(/^W\d+-rejection$/)]);
    await expect(bodies()).toEqual([{ orderId: expect.stringMatching(/^W\d+$/), action: 'REJECT' }]);
  },
});

export const AmendFailedOnce = meta.story({
  parameters: { mock: { ...paid, fault: 'amendAndCommitOrder:422*1' }, rules: ['CHKT-102'] },
  play: async ({ canvas, userEvent }) => {
    const offered = await canvas.findByLabelText(/^Unlimited/);
    await userEvent.click(offered);
    await userEvent.click(canvas.getByLabelText('Keep the card on file for this payment and future ones'));
    await userEvent.click(canvas.getByRole('button', { name: 'Add to order' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something in the request was not accepted.');
    await expect(offered).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to order' }));
    await canvas.findByText('Your order is changed.');
  },
});

export const PaidAnotherWay = meta.story({
  parameters: { mock: { ...paid, fault: 'updatePaymentAndCommit:422*1' }, rules: ['CHKT-078'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change payment' }));
    await userEvent.click(await canvas.findByLabelText('New card'));
    await userEvent.type(await canvas.findByLabelText('Card number'), `${testCards.mastercard}{Enter}`);
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay this way' }));
    await canvas.findByText('Your payment is changed.');
    await expect(bodies().at(-1)).toEqual({
      orderId: expect.stringMatching(/^W\d+$/),
      paymentDetails: [{ type: 'creditCard', amount: 39.97, cardId: expect.stringMatching(/^card\d+$/) }],
    });
    await waitFor(() => expect(canvas.getByText('Mastercard ending 4444')).toBeVisible());
    // The refused attempt is over, so the next one has its own key.
    await expect(keys()).toEqual([expect.stringMatching(/^W\d+-change-1$/), expect.stringMatching(/^W\d+-change-2$/)]);
  },
});

export const PaidByGiftCard = meta.story({
  parameters: { rules: ['CHKT-078', 'GIFT-044'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change payment' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a gift card, voucher or savings' }));
    await userEvent.type(canvas.getByLabelText('Gift card number'), '6335861000000018');
    await userEvent.type(canvas.getByLabelText('PIN'), '4821{Enter}');
    await canvas.findByText('Nothing is left to pay.');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay this way' }));
    await waitFor(() =>
      expect(bodies()).toEqual([
        {
          orderId: expect.stringMatching(/^W\d+$/),
          paymentDetails: [{ type: 'Gift Card', serialId: '6335861000000018', voucherPin: '4821', amount: 39.97 }],
        },
      ]),
    );
    await canvas.findByText('Your payment is changed.');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    // The card was for that payment alone, and its news is over with the next one.
    await userEvent.click(canvas.getByRole('button', { name: 'Change payment' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'amend-payment'));
    await canvas.findByRole('button', { name: 'Use a gift card, voucher or savings' });
    await expect(canvas.queryByText('Nothing is left to pay.')).toBeNull();
    await expect(canvas.queryByText('Your payment is changed.')).toBeNull();
  },
});

/** Selects another card, and pays with it. */
async function payByMastercard({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Change payment' }));
  await userEvent.click(await canvas.findByLabelText('New card'));
  await userEvent.type(await canvas.findByLabelText('Card number'), `${testCards.mastercard}{Enter}`);
}

/** The shop has changed the payment, but the response was lost: the order is fetched, and nothing is sent again. */
export const PaymentAnswerLost = meta.story({
  parameters: { rules: ['CHKT-078'], mock: { ...paid, fault: 'updatePaymentAndCommit:500@after*1' } },
  play: async (context) => {
    await payByMastercard(context);
    await context.canvas.findByText('Your payment is changed.');
    await expect(keys()).toEqual([expect.stringMatching(/^W\d+-change-1$/)]);
  },
});

export const AcceptedAnswerLost = meta.story({
  parameters: { rules: ['CHKT-076'], mock: { ...paid, fault: 'amendAndCommitOrder:500@after*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(/^Unlimited/));
    await userEvent.click(canvas.getByLabelText('Keep the card on file for this payment and future ones'));
    await userEvent.click(canvas.getByRole('button', { name: 'Add to order' }));
    await canvas.findByText('Your order is changed.');
    await expect(keys()).toEqual([expect.stringMatching(/^W\d+-change-1$/)]);
  },
});

/** The shop has not changed the payment: the page queries for as long as two calls may take, and the second payment
 * counts as the same attempt. */
export const PaymentNotTaken = meta.story({
  parameters: { mock: { ...paid, fault: 'updatePaymentAndCommit:500*1' }, waitsForTimeout: true },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await payByMastercard(context);
    await canvas.findByText('Checking your order...', { selector: 'p' });
    await expect(await canvas.findByRole('alert', {}, { timeout: 30_000 })).toHaveTextContent(
      /Something went wrong on our side/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Pay this way' }));
    await canvas.findByText('Your payment is changed.');
    await expect(keys()).toEqual([expect.stringMatching(/^W\d+-change-1$/), expect.stringMatching(/^W\d+-change-1$/)]);
  },
});

/** The shopper is sent to PayPal, together with the address to return to. */
/** Back from PayPal, the page pays with the token of the address, once. The shop does not know this one, and leads to
 * PayPal again. */
export const BackFromPayPal = meta.story({
  args: { token: 'EC-204512' },
  parameters: { rules: ['CHKT-078'] },
  beforeEach: () =>
    sessionStorage.setItem(
      'wsk-draft-payment',
      JSON.stringify({ orderId: 'W100002', mode: 'paypal', parts: [], lostCards: [] }),
    ),
  play: async () => {
    await waitFor(() => expect(host.leave).toHaveBeenCalledOnce());
    await storyCalls.settle();
    await expect(bodies()).toEqual([
      {
        orderId: 'W100002',
        paymentDetails: [{ type: 'paypal', amount: 39.97 }],
        webRedirectDetails: {
          returnUrl: '/jsp/account/common/account_order_amend.jsp?orderId=W100002',
          token: 'EC-204512',
        },
      },
    ]);
  },
});
export const SentToPayPal = meta.story({
  parameters: { rules: ['CHKT-078'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change payment' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'PayPal' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pay this way' }));
    await waitFor(() => expect(host.leave).toHaveBeenCalledOnce());
    const [{ orderId }] = bodies() as [{ orderId: string }];
    await expect(bodies()).toEqual([
      {
        orderId: expect.stringMatching(/^W\d+$/),
        paymentDetails: [{ type: 'paypal', amount: 39.97 }],
        webRedirectDetails: { returnUrl: `/jsp/account/common/account_order_amend.jsp?orderId=${orderId}` },
      },
    ]);
  },
});

/** An unsafe address is not opened. */
export const UnsafeProvider = meta.story({
  beforeEach: () =>
    answerInstead('updatePaymentAndCommit', envelopeOf({ orderId: 'W1', redirectUrl: 'javascript:alert(1)' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change payment' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'PayPal' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pay this way' }));
    await canvas.findByText(/^We could not open the page of your payment provider\./);
    await expect(host.leave).not.toHaveBeenCalled();
    await expect(host.log).toHaveBeenCalledOnce();
  },
});

export const OrderFailedOnce = meta.story({
  parameters: { mock: { ...paid, fault: 'getOrder:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByRole('heading', { level: 1, name: 'Change your order' });
  },
});

export const OffersFailedOnce = meta.story({
  parameters: { mock: { ...paid, fault: 'getOrderUpsellOffers:timeout*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByRole('button', { name: 'Add to order' });
  },
});

export const NoSuchOrder = meta.story({
  args: { orderId: 'W1' },
  parameters: { rules: ['CHKT-077'] },
  play: async ({ canvas }) => {
    await canvas.findByText('There is no order to change here.');
  },
});
