import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';
import { answerInstead, callsFromHere } from '../../storyShop.js';
import { host, withStorefront } from '../withStorefront.js';

const meta = preview.meta({
  component: StorefrontPage,
  decorators: [withStorefront],
  args: { address: '/account/cards' },
  globals: { login: 'hard' },
});

type Canvas = ReturnType<typeof within>;
type UserEvent = {
  type: (element: Element, keys: string) => Promise<void>;
  click: (element: Element) => Promise<void>;
};

async function typeCard(
  canvas: Canvas,
  userEvent: UserEvent,
  { number = '4012 8888 8888 1881', code = '087' } = {},
): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add a card' }));
  await userEvent.type(await canvas.findByLabelText('Card number'), number);
  await userEvent.type(canvas.getByLabelText('Expiry month'), '3');
  await userEvent.type(canvas.getByLabelText('Expiry year'), '2031');
  await userEvent.type(canvas.getByLabelText('Security code'), code);
}
/** Half of the card number, or the security code as a separate value, since a time or an id may contain any digits. */
const secrets = /4012 ?8888|8888 ?1881|["=:]0?87\b/;
/** Returns everything the browser stores, and everything that was tracked. */
const storedText = () =>
  JSON.stringify([host.track.mock.calls, { ...sessionStorage }, { ...localStorage }, document.cookie]);

const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

export const Added = meta.story({
  parameters: {
    rules: ['ACCT-028', 'ACCT-030', 'ACCT-031', 'ACCT-032', 'ACCT-033', 'ACCT-034', 'ACCT-035', 'ACCT-037'],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a card' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await typeCard(canvas, userEvent);
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await canvas.findByText('The card is saved.');
    await expect(canvas.queryByLabelText('Card number')).toBeNull();
    await expect(canvas.getByText('Visa ending 1881')).toBeVisible();
    await expect(canvas.getByText('•••• •••• •••• 1881')).toBeVisible();
    await expect(canvas.getByRole('main').textContent).not.toMatch(/4012|8888/);
    await expect(calls.writes).toEqual([
      [
        'PUT',
        '/api/user/payment/standard',
        {
          cardType: 'VISA',
          cardNumber: '4012888888881881',
          expirationMonth: '03',
          expirationYear: '2031',
          cvv: '087',
          type: 'creditCard',
        },
      ],
    ]);
    await expect(storedText()).not.toMatch(secrets);
  },
});
/** Each scheme is sent under its own name, and a card that the customer wants to use first as the default. */
export const AmericanExpressAdded = meta.story({
  parameters: { rules: ['ACCT-030', 'ACCT-034', 'ACCT-036', 'ACCT-035'] },
  play: async ({ canvas, userEvent }) => {
    await typeCard(canvas, userEvent, { number: '3714 496353 98431', code: '9876' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Use this card first' }));
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await canvas.findByText('The card is saved.');
    await expect(calls.writes).toMatchObject([
      [
        'PUT',
        '/api/user/payment/default',
        { cardType: 'AMEX', cardNumber: '371449635398431', cvv: '9876', type: 'creditCard' },
      ],
    ]);
  },
});
export const MastercardAdded = meta.story({
  parameters: { rules: ['ACCT-030', 'ACCT-031', 'ACCT-034', 'ACCT-035'] },
  play: async ({ canvas, userEvent }) => {
    await typeCard(canvas, userEvent, { number: '5105105105105100', code: '000' });
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await canvas.findByText('The card is saved.');
    await expect(calls.writes).toMatchObject([
      [
        'PUT',
        '/api/user/payment/standard',
        { cardType: 'MASTERCARD', cardNumber: '5105105105105100', cvv: '000', type: 'creditCard' },
      ],
    ]);
  },
});
/** The server's own message, unchanged. */
export const SavingRefused = meta.story({
  parameters: { rules: ['ACCT-072'] },
  beforeEach: () =>
    answerInstead('savePaymentCard', { statusCode: 409, errorResponse: { message: 'Ten cards are enough.' } }, 409),
  play: async ({ canvas, userEvent }) => {
    await typeCard(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await expect(await canvas.findByText('Ten cards are enough.')).toBeVisible();
    await expect(canvas.queryByText('The card is saved.')).toBeNull();
  },
});
/** Another card becomes the default; the one before is no longer. */
export const DefaultChosen = meta.story({
  parameters: { rules: ['ACCT-028', 'ACCT-036'] },
  play: async ({ canvas, userEvent }) => {
    const choose = await canvas.findByRole('button', { name: 'Make default: Mastercard ending 4444' });
    await expect(canvas.queryByText('The card is saved.')).toBeNull();
    const calls = await callsFromHere();
    await userEvent.click(choose);
    await canvas.findByRole('button', { name: 'Make default: Visa ending 1111' });
    await expect(canvas.queryByRole('button', { name: 'Make default: Mastercard ending 4444' })).toBeNull();
    await expect(canvas.getAllByText('Default')).toHaveLength(1);
    await canvas.findByText('The card is saved.');
    await expect(calls.writes).toEqual([['POST', '/api/user/payment/C204417-2/options']]);
  },
});
export const SavingFailedOnce = meta.story({
  parameters: { rules: ['ACCT-028'], mock: { fault: 'savePaymentCard:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await typeCard(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await waitFor(() => expect(within(canvas.getByRole('main')).getByRole('alert')).toBeVisible());
    await expect(canvas.getByLabelText('Card number')).toHaveValue('4012 8888 8888 1881');
    await expect(storedText()).not.toMatch(secrets);
    // The browser asks before it leaves a page with a card that is not saved, because the card is kept nowhere.
    await expect(asksBeforeLeaving()).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await canvas.findByText('The card is saved.');
    await expect(asksBeforeLeaving()).toBe(false);
  },
});
/** The shop has saved the card, but the response was lost: a second press does not save it twice. */
export const AnswerLost = meta.story({
  parameters: { mock: { fault: 'savePaymentCard:offline@after*1' } },
  play: async ({ canvas, userEvent }) => {
    await typeCard(canvas, userEvent);
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await within(canvas.getByRole('main')).findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await canvas.findByText('The card is saved.');
    await expect(canvas.getAllByText('Visa ending 1881')).toHaveLength(1);
    await calls.settle();
    await expect(calls.writes).toHaveLength(1);
  },
});
/** The second card of its type: only the id tells which one is meant. */
export const Deleted = meta.story({
  parameters: { rules: ['ACCT-029', 'ACCT-039', 'ACCT-028'] },
  play: async ({ canvas, userEvent }) => {
    const buttons = await canvas.findAllByRole('button', { name: /^Delete: / });
    const calls = await callsFromHere();
    await userEvent.click(buttons[3]!);
    const dialog = within(await canvas.findByRole('alertdialog'));
    await calls.settle();
    await expect(calls.writes).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await canvas.findByText('The card is deleted.');
    await expect(calls.writes).toEqual([['DELETE', '/api/user/payment/C204417-4']]);
    await expect(canvas.getAllByRole('button', { name: /^Delete: / })).toHaveLength(buttons.length - 1);
  },
});
/** The shop has deleted the card, but the response was lost: the page says so, and the call is not made again. */
export const DeletionAnswerLost = meta.story({
  parameters: { mock: { fault: 'deletePaymentCard:500@after*1' } },
  play: async ({ canvas, userEvent }) => {
    const before = await canvas.findAllByRole('button', { name: /^Delete: / });
    await userEvent.click(before[0]!);
    const calls = await callsFromHere();
    await userEvent.click(within(await canvas.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await canvas.findByText('The card is deleted.');
    await expect(canvas.getAllByRole('button', { name: /^Delete: / })).toHaveLength(before.length - 1);
    await calls.settle();
    await expect(calls.writes).toHaveLength(1);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
/** The server's own message, unchanged. */
export const DeletionRefused = meta.story({
  parameters: { rules: ['ACCT-072'] },
  beforeEach: () =>
    answerInstead('deletePaymentCard', { statusCode: 409, errorResponse: { message: 'This card pays a plan.' } }, 409),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Delete: / }))[0]!);
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByText('This card pays a plan.')).toBeVisible();
  },
});
export const DeletingFailedOnce = meta.story({
  parameters: { rules: ['ACCT-028'], mock: { fault: 'deletePaymentCard:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Delete: / }))[0]!);
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await dialog.findByRole('alert');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await canvas.findByText('The card is deleted.');
  },
});
