import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { giftCode } from '../../mocks/fixtures/catalogue/codes.js';
import { LowStockError } from '../../src/blocks/LowStockError.js';
import { busy, done, failed, idle, loading, ready } from '../../src/model/load.js';
import { GiftCardPage } from '../../src/screens/gifts/GiftCardPage.js';
import { BrandLogo } from '../../src/screens/header/BrandLogo.js';
import { failsToLoad, ignoresPress } from '../commonStories.js';
import { from } from '../from.js';
import { expectToFit } from '../storyChecks.js';

const cards = from((world) =>
  ready(
    ['gift-card-small', 'gift-card', 'gift-card-large'].map((id) =>
      world.answer('getProduct', { params: { itemcode: giftCode(id) } }),
    ),
  ),
);
const large = giftCode('gift-card-large');

const meta = preview.meta({
  component: GiftCardPage,
  args: { cards, action: idle, onChoose: fn(), onAdd: fn(), onRetry: fn() },
});

export const Ready = meta.story({
  args: { logo: <BrandLogo /> },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('A card they can unwrap, and spend on anything in the shop.')).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: 'Choose an amount' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '£50' })).toBeChecked();
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('radio', { name: '£100' }));
    await expect(args.onChoose.mock.calls).toEqual([[{ itemCode: large }]]);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to basket Gift Card' }));
    await expect(args.onAdd.mock.calls[0]?.[0].product.itemCode).toBe(giftCode('gift-card'));
    await expect(canvas.getByRole('link', { name: 'Send an e-voucher by email' })).toHaveAttribute(
      'href',
      '/jsp/content.jsp?pg=gift-e-vouchers&menu=gifts',
    );
    await expectToFit({ canvasElement });
    await expect(canvas.getByText('In a hurry?')).toBeVisible();
    for (const fact of [
      'Sent by post in a stiff envelope',
      'Good for a year, on anything in the shop',
      'With your own message, which you write at checkout',
    ])
      await expect(canvas.getByText(fact)).toBeVisible();
  },
});
export const Dollars = meta.story({
  globals: { brand: 'vir' },
  args: { chosen: large },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '$100' })).toBeChecked();
    await expect(canvas.getByText('$100.00')).toBeVisible();
  },
});
export const Points = meta.story({
  globals: { brand: 'hsb' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '5,000 pts' })).toBeChecked();
  },
});
export const Adding = meta.story({
  args: { action: busy },
  play: ignoresPress('Adding... Gift Card', 'onAdd'),
});
export const Added = meta.story({
  args: { action: done },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Added');
  },
});
/** The selection is kept. */
export const Failed = meta.story({
  args: { action: failed('Sorry, we are having problems adding your product.'), chosen: large },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('we are having problems adding your product');
    await expect(canvas.getByRole('radio', { name: '£100' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to basket Large Gift Card' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});
export const TooFew = meta.story({
  args: { shortage: <LowStockError shown stock={1} inCart={1} /> },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Only 1 left, and your basket already has 1. Please choose a smaller quantity.'),
    ).toBeVisible();
  },
});
export const Loading = meta.story({
  args: { cards: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching the gift cards...')).toBeInTheDocument();
  },
});
export const LoadFailed = meta.story(failsToLoad('cards', 'We could not reach the shop.'));
export const None = meta.story({
  args: { cards: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No gift cards just now' })).toBeVisible();
    await expect(canvas.getByText('An e-voucher gives the same choice, and arrives by email.')).toBeVisible();
  },
});
