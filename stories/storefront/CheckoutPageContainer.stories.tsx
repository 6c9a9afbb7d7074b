import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { testCards } from '../../mocks/cardProvider.js';
import { CheckoutPageContainer } from '../../src/storefront/checkout/CheckoutPageContainer.js';
import { host, withStorefront } from './withStorefront.js';

const basket = [{ product: 'wine', quantity: 2 }] as const;
const address = (step: string) => `/jsp/checkout/uk/common/checkout.jsp?step=${step}`;
const confirmation = /^\/jsp\/checkout\/common\/confirmation\.jsp\?transactionId=T\d+$/;

const meta = preview.meta({
  component: CheckoutPageContainer,
  args: { step: 'delivery' },
  decorators: [withStorefront],
  parameters: { mock: { basket } },
  beforeEach: () => sessionStorage.clear(),
});

const started = { basket, checkout: 'started' } as const;

type Canvas = ReturnType<typeof within>;
const goesTo = (target: unknown) =>
  waitFor(() => expect(host.navigate).toHaveBeenCalledWith(...([target].flat() as [string])));
const pay = (canvas: Canvas) => canvas.findByRole('button', { name: /^Pay / });

export const Address = meta.story({
  parameters: { mock: started, rules: ['CHKT-007', 'CHKT-011', 'CHKT-021'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('First name'), 'Tom');
    await userEvent.type(canvas.getByLabelText('Last name'), 'Ashby');
    await userEvent.type(canvas.getByLabelText('Postcode'), 'RG1 4AA{Enter}');
    const found = await canvas.findByLabelText('Choose your address');
    await waitFor(() => expect(found).toHaveFocus());
    await userEvent.selectOptions(found, within(found).getAllByRole('option')[1]!);
    await userEvent.type(canvas.getByLabelText('Telephone'), '01632 960123{Enter}');
    await waitFor(async () => expect(await canvas.findByRole('button', { name: /^Change/ })).toHaveFocus());
    await expect(await canvas.findByLabelText(/^Standard delivery/)).toBeChecked();
    await expect(sessionStorage).toHaveLength(0);
  },
});

export const AddressReloaded = meta.story({
  parameters: { mock: started },
  beforeEach: () => sessionStorage.setItem('wsk-draft-address', '{"firstName":"Tom","createBillingAddrflag":false}'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('First name')).toHaveValue('Tom');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
});

export const AddressFailedOnce = meta.story({
  parameters: { mock: { basket, checkout: 'addressed', fault: 'addCheckoutShippingAddressV2:malformed*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Change/ }));
    const line = canvas.getByLabelText('Address');
    await userEvent.clear(line);
    await userEvent.type(line, '2 Mill Road{Enter}');
    await canvas.findByRole('alert');
    await expect(line).toHaveValue('2 Mill Road');
    await userEvent.click(canvas.getByRole('button', { name: 'Deliver to this address' }));
    await canvas.findByText('2 Mill Road');
  },
});

export const DeliveryMethod = meta.story({
  parameters: { mock: { basket, checkout: 'addressed' }, rules: ['CHKT-022', 'CHKT-024', 'CHKT-025', 'CHKT-034'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(/^Express/));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await goesTo(address('payment'));
  },
});

export const DeliveryMethodsFailedOnce = meta.story({
  parameters: { mock: { basket, checkout: 'addressed', fault: 'listCheckoutShippingMethods:timeout*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByLabelText(/^Express/);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Where shall we deliver?' })).toHaveFocus();
  },
});

export const LaterStep = meta.story({
  args: { step: 'review' },
  parameters: { mock: started, rules: ['CHKT-008'] },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('First name');
    await goesTo([address('delivery'), { replace: true }]);
  },
});

const delivered = { basket, checkout: 'delivered' } as const;
const payment = { args: { step: 'payment' } } as const;

export const Payment = meta.story({
  ...payment,
  parameters: { mock: delivered, rules: ['CHKT-045', 'CHKT-047'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Card number'), `${testCards.mastercard}{Enter}`);
    await goesTo(address('review'));
    await canvas.findByText('Mastercard ending 4444');
  },
});

export const CardNotConfirmed = meta.story({
  ...payment,
  parameters: { mock: delivered, rules: ['CHKT-102'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Card number'), `${testCards.notAuthenticated}{Enter}`);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your bank could not confirm that it is you.');
    await expect(host.navigate).not.toHaveBeenCalled();
  },
});

export const PaymentOptionsFailedOnce = meta.story({
  ...payment,
  parameters: { mock: { ...delivered, fault: 'listPaymentOptions:500*1,getCardProviderPayment:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByLabelText('Card number');
  },
});

const review = { args: { step: 'review' } } as const;
const paid = { basket, checkout: 'paid' } as const;

export const Review = meta.story({
  ...review,
  parameters: { mock: paid, rules: ['CHKT-043', 'CHKT-074'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await pay(canvas));
    await goesTo([expect.stringMatching(confirmation), { replace: true }]);
    // The order that is placed leads there as well: once it is here, nobody has gone twice.
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull());
    await expect(host.navigate).toHaveBeenCalledOnce();
  },
});

export const PayFailedOnce = meta.story({
  ...review,
  parameters: { mock: { ...paid, fault: 'payAndCommit:422*1' }, rules: ['CHKT-075', 'CHKT-102'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await pay(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something in the request was not accepted.');
    await userEvent.click(await pay(canvas));
    await goesTo([expect.stringMatching(confirmation), { replace: true }]);
  },
});

/** It was placed all the same, and the shop is asked before anyone can pay again. */
export const AnswerLost = meta.story({
  ...review,
  parameters: { mock: { ...paid, fault: 'payAndCommit:slow-3000*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await pay(canvas));
    await waitFor(
      () => expect(host.navigate).toHaveBeenCalledWith(expect.stringMatching(confirmation), { replace: true }),
      {
        timeout: 5000,
      },
    );
  },
});

export const NotStarted = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Start your checkout' });
    await expect(host.navigate).not.toHaveBeenCalled();
  },
});

export const OrderFailedOnce = meta.story({
  parameters: { mock: { ...started, fault: 'listCheckoutOrders:empty*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByLabelText('First name');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

export const Points = meta.story({
  ...review,
  globals: { brand: 'hsb' },
  parameters: { mock: paid },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Pay [\d,]+ pts$/ });
  },
});
