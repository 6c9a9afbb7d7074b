import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { CardForm } from '../../src/blocks/CardForm.js';
import { busy, failed, idle, loading, ready } from '../../src/model/load.js';
import { CardsPage } from '../../src/screens/account/CardsPage.js';
import { actionFails, failsToLoad, fitsNarrow } from '../commonStories.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const visa = {
  cardId: 'C1',
  cardType: 'VISA',
  cardNumber: '************1111',
  expirationMonth: '07',
  expirationYear: '2029',
  type: 'creditCard',
  options: 'default',
};
const amex = { ...visa, cardId: 'C2', cardType: 'AMEX', cardNumber: '***********0005', options: 'standard' };
const old = {
  ...visa,
  cardId: 'C3',
  cardType: 'MASTERCARD',
  cardNumber: '************4444',
  expirationYear: '2025',
  options: 'standard',
};

const meta = preview.meta({
  component: CardsPage,
  args: {
    cards: from((world) => ready(world.answer('getProfileDetails').userDetails?.paymentCards ?? [])),
    today: '2026-11-24',
    deleting: idle,
    choosing: idle,
    onAdd: fn(),
    onChoose: fn(),
    onDelete: fn(async () => true),
    onRetry: fn(),
  },
  globals: { login: 'hard' },
  decorators: [framed(960)],
});

export const List = meta.story({
  args: { cards: ready([visa, amex, old]) },
  parameters: { rules: ['ACCT-028', 'ACCT-030', 'ACCT-031', 'ACCT-032', 'ACCT-033', 'ACCT-036', 'ACCT-037'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Cards you saved for the checkout and for your plans.')).toBeVisible();
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[0]!).toHaveTextContent('Visa ending 1111Default•••• •••• •••• 1111Expires 07/2029');
    await expect(rows[1]!).toHaveTextContent('American Express ending 0005•••• •••••• •0005Expires 07/2029');
    await expect(rows[2]!).toHaveTextContent('•••• •••• •••• 4444Expired 07/2025');
    await expect(within(rows[2]!).queryByRole('button', { name: /^Make default/ })).toBeNull();
    await userEvent.click(within(rows[1]!).getByRole('button', { name: 'Make default: American Express ending 0005' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ cardId: 'C2' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add a card' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});
/** Any card is deleted only after the confirmation, and kept when the customer keeps it. */
export const DeletionConfirmed = meta.story({
  args: { cards: ready([visa, amex, old]) },
  parameters: { rules: ['ACCT-039'] },
  play: async ({ args, canvas, userEvent }) => {
    for (const [card, cardId] of [
      ['Visa ending 1111', 'C1'],
      ['American Express ending 0005', 'C2'],
      ['Mastercard ending 4444', 'C3'],
    ] as const) {
      args.onDelete.mockClear();
      const ask = async () => {
        await userEvent.click(canvas.getByRole('button', { name: `Delete: ${card}` }));
        const dialog = within(await canvas.findByRole('alertdialog', { name: 'Delete this card?' }));
        await expect(dialog.getByText(new RegExp(`${card}\\.`))).toBeVisible();
        return dialog;
      };
      await userEvent.click((await ask()).getByRole('button', { name: 'Keep it' }));
      await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
      const dialog = await ask();
      await expect(args.onDelete).not.toHaveBeenCalled();
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
      await expect(args.onDelete.mock.calls).toEqual([[{ cardId }]]);
      await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    }
  },
});
export const Theirs = meta.story();
export const Adding = meta.story({
  args: { form: <CardForm today="2026-11-24" action={idle} onTyped={fn()} onSubmit={fn()} onCancel={fn()} /> },
  parameters: { rules: ['ACCT-028'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'New card' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a card' })).toBeNull();
  },
});
export const Deleting = meta.story({
  args: { cards: ready([visa]), deleting: busy },
  parameters: { rules: ['ACCT-028'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete: Visa ending 1111' }));
    await expect(await canvas.findByRole('button', { name: 'Deleting...' })).toBeVisible();
    await expect(
      canvas.getByText('Visa ending 1111. Plans and subscriptions paid by it will need another one.'),
    ).toBeVisible();
  },
});
export const DeletingFailed = meta.story({
  args: { cards: ready([visa]), deleting: failed('This card pays a plan.'), onDelete: fn(async () => false) },
  parameters: { rules: ['ACCT-028', 'ACCT-072'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete: Visa ending 1111' }));
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('This card pays a plan.');
  },
});
export const ChoosingFailed = meta.story({
  ...actionFails('choosing', 'There is no card C2.'),
  parameters: { rules: ['ACCT-028', 'ACCT-072'] },
});
export const Empty = meta.story({
  globals: { persona: 'empty' },
  parameters: { rules: ['ACCT-028'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No cards saved' })).toBeVisible();
    await expect(canvas.getByText('Save one and you won’t need to type it again.')).toBeVisible();
  },
});
export const Points = meta.story({ globals: { brand: 'hsb' } });
export const CardPartner = meta.story({ globals: { brand: 'amx' } });
export const Loading = meta.story({
  args: { cards: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching your cards...')).toBeInTheDocument();
  },
});
export const Failed = meta.story(failsToLoad('cards', 'We could not reach the shop.'));
export const Narrow = meta.story(fitsNarrow);
