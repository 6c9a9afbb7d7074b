import { expect, fireEvent, fn, mocked } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { loadFailed, loading, ready } from '../../src/model/load.js';
import { AddedToBasketConfirmation } from '../../src/screens/basket/AddedToBasketConfirmation.js';
import { BasketPopup } from '../../src/screens/basket/BasketPopup.js';
import { framed } from '../framed.js';
import { from } from '../from.js';
import { classified } from './lines.js';

const meta = preview.meta({
  component: BasketPopup,
  args: {
    cart: from((world) => ready(world.answer('getCart'))),
    checkoutHref: '#checkout',
    cartHref: '#cart',
    onClose: fn(),
    onRetry: fn(),
  },
  decorators: [framed(464)],
});

const figuresOf = (canvas: { getAllByRole: (role: 'term') => HTMLElement[] }) =>
  canvas.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

/** Returns the name, the count and the price of each line. */
const linesOf = (canvas: { getAllByRole: (role: 'listitem') => HTMLElement[] }) =>
  canvas
    .getAllByRole('listitem')
    .map((line) =>
      ['name', 'count', 'price'].map((part) => line.querySelector(`.wsk-BasketPopup-${part}`)?.textContent),
    );

/** The basket as most shoppers open it: what is in it, what it costs, and the way to the checkout. */
export const Items = meta.story({
  parameters: {
    rules: ['BSKT-001', 'BSKT-002', 'BSKT-003', 'BSKT-031', 'BSKT-041', 'BSKT-042', 'BSKT-044', 'BSKT-050'],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(linesOf(canvas)).toEqual([
      ['Bodegas Quintera Rioja Reserva 2018', '6 bottles', '£95.94'],
      ['The House Mixed Dozen', '1 case, 12 bottles', '£113.88'],
      ['Ría Salgada Albariño 2025', '2 bottles', '£27.98'],
      ['The Claret Decanter', '1 item', 'Free'],
    ]);
    await expect(canvas.getByText('20 bottles and a gift')).toBeVisible();
    await expect(figuresOf(canvas)).toEqual([
      ['You save', '£22.00'],
      ['Delivery', '£7.99'],
      ['Total', '£223.79'],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Close the basket' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
/** What a shopper sees after each add: the confirmation takes the place of the heading. */
export const AfterAdd = meta.story({
  args: {
    confirmation: from((world) => (
      <AddedToBasketConfirmation
        add={{ itemcode: '0524718', quantity: 6, mixed: false, bottleCount: 6, price: 12.99 }}
        name={world.product('wine').name}
        phase="shown"
      />
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Added to your basket')).toBeVisible();
  },
});
/** The basket cannot be fetched: nothing can be paid for, and the focus must survive the press that tries again. */
export const Failed = meta.story({
  args: { cart: loadFailed('We are having problems updating your cart at the moment.') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('We are having problems updating your cart at the moment.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(document.body).not.toHaveFocus();
  },
});
/** A single line is enough to check out. */
export const WithoutSavings = meta.story({
  args: {
    cart: from(({ answer }) => {
      const { lineItems, orderPriceInfo, ...cart } = answer('getCart');
      return ready({ ...cart, lineItems: lineItems.slice(0, 1), orderPriceInfo: { ...orderPriceInfo, savings: 0 } });
    }),
  },
  parameters: { rules: ['BSKT-002', 'BSKT-003', 'BSKT-005'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Check out' })).toHaveAttribute('href', '#checkout');
    await expect(figuresOf(canvas)).toEqual([
      ['Delivery', '£7.99'],
      ['Total', '£223.79'],
    ]);
  },
});
/** A gift alone costs nothing, and can be ordered all the same. */
export const OnlyAGift = meta.story({
  args: {
    cart: from(({ answer }) => {
      const cart = answer('getCart');
      const free = { rawSubtotal: 0, savings: 0, shipping: 0, total: 0 };
      return ready({ ...cart, numBottles: 0, lineItems: cart.lineItems.slice(3), orderPriceInfo: free });
    }),
  },
  parameters: { rules: ['BSKT-001', 'BSKT-005'] },
  play: async ({ canvas }) => {
    await expect(linesOf(canvas)).toEqual([['The Claret Decanter', '1 item', 'Free']]);
    await expect(canvas.getByRole('link', { name: 'Check out' })).toHaveAttribute('href', '#checkout');
    await expect(canvas.queryByRole('button', { name: 'Check out' })).toBeNull();
  },
});
/** A basket without a bottle is not empty. */
export const OnlyAMembership = meta.story({
  args: {
    cart: from(({ answer }) => {
      const { lineItems, ...cart } = answer('getCart');
      const { product, ...line } = lineItems[0]!;
      const membership = {
        ...classified({ ...line, product: { ...product, productType: 'membership' } }, 'SUBSCRIPTION_RECRUITMENT_ITEM'),
        quantity: 1,
        bottleCount: 0,
      };
      return ready({ ...cart, numBottles: 0, lineItems: [membership] });
    }),
  },
  parameters: { rules: ['BSKT-005'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Check out' })).toHaveAttribute('href', '#checkout');
  },
});
/** A line shows its product's picture; without one it shows the drawing of a bottle or a case. */
export const WithoutPictures = meta.story({
  args: {
    cart: from(({ answer }) => {
      const { lineItems, ...cart } = answer('getCart');
      const bare = lineItems.map(({ product: { thumbnailImage: _, ...product }, ...line }) => ({ ...line, product }));
      return ready({ ...cart, lineItems: [...bare.slice(0, 2), lineItems[2]!] });
    }),
  },
  parameters: { rules: ['BSKT-043', 'PROD-013', 'PROD-064', 'PROD-065'] },
  play: async ({ canvas }) => {
    const drawings = canvas.getAllByRole('listitem').map((line) => line.querySelector('[data-default]'));
    await expect(drawings.map((drawing) => drawing?.getAttribute('data-shape'))).toEqual(['bottle', 'case', undefined]);
    const pictures = canvas.getAllByRole('listitem').map((line) => line.querySelector('img')?.getAttribute('src'));
    await expect(pictures).toEqual([undefined, undefined, '/images/law/0197293/thumbnail.svg']);
  },
});
/** Only wines and cases are counted in bottles, whatever number of bottles another kind has. */
export const OtherKinds = meta.story({
  args: {
    cart: from(({ answer }) => {
      const { lineItems, ...cart } = answer('getCart');
      const kinds = ['wine', 'spirit', 'gift', 'membership', 'evoucher'];
      const each = kinds.map((productType) => ({
        ...lineItems[0]!,
        commerceItemId: productType,
        product: { ...lineItems[0]!.product, itemCode: `OF-${productType}`, productType },
        quantity: 3,
        bottleCount: 6,
      }));
      const mixed = { ...each[0]!, commerceItemId: 'mixed', product: { ...each[0]!.product, mixed: true } };
      return ready({ ...cart, lineItems: [...each, mixed] });
    }),
  },
  parameters: { rules: ['BSKT-040', 'BSKT-044', 'BSKT-045', 'BSKT-047', 'BSKT-048'] },
  play: async ({ canvas }) => {
    await expect(linesOf(canvas).map(([, count]) => count)).toEqual([
      '6 bottles',
      '3 items',
      '3 items',
      '3 items',
      '3 items',
      '3 cases, 6 bottles',
    ]);
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/product/OF-spirit');
  },
});
export const Loading = meta.story({ args: { cart: loading } });
/** Every line of a long basket is listed. Following a link closes the popup; opening a link in a new tab leaves it open. */
export const LinksClose = meta.story({
  args: {
    cart: from(({ answer }) => {
      const { lineItems, ...cart } = answer('getCart');
      const more = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({
        ...lineItems[0]!,
        commerceItemId: `more${number}`,
        product: { ...lineItems[0]!.product, itemCode: `more${number}`, name: `Wine ${number}`, vintage: '2020' },
      }));
      return ready({ ...cart, lineItems: [...lineItems, ...more] });
    }),
  },
  parameters: { rules: ['BSKT-001'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    await expect(canvas.getByRole('link', { name: 'Wine 8 2020' })).toBeInTheDocument();
    for (const name of ['Check out', 'View your basket']) {
      const link = canvas.getByRole('link', { name });
      await expect(await fireEvent.click(link)).toBe(true);
      await expect(args.onClose).toHaveBeenCalledOnce();
      mocked(args.onClose).mockClear();
      link.addEventListener('click', (event) => event.preventDefault(), { once: true });
      await fireEvent.click(link, { ctrlKey: true });
      await expect(args.onClose).not.toHaveBeenCalled();
    }
  },
});
export const Empty = meta.story({
  args: { cart: from((world) => ready(world.emptyCart)) },
  parameters: { rules: ['BSKT-005'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Check out' })).toBeDisabled();
    await expect(canvas.queryByRole('link', { name: 'Check out' })).toBeNull();
  },
});
export const Points = meta.story({
  globals: { brand: 'hsb' },
  parameters: { rules: ['BSKT-003', 'BSKT-004', 'BSKT-051'] },
  play: async ({ canvas }) => {
    await expect(linesOf(canvas).map(([, , price]) => price)).toEqual(['9,594 pts', '11,268 pts', '2,798 pts', 'Free']);
    await expect(figuresOf(canvas)).toEqual([
      ['You save', '2,200 pts'],
      ['Delivery', '799 pts'],
      ['Total', '22,259 pts'],
    ]);
  },
});
/** The total in points is the shop's own, whatever the total in money would come to. */
export const PointsOfTheShop = meta.story({
  globals: { brand: 'hsb' },
  args: {
    cart: from(({ answer }) => {
      const cart = answer('getCart');
      return ready({ ...cart, orderPointsInfo: { ...cart.orderPointsInfo, total: 31000 } });
    }),
  },
  parameters: { rules: ['BSKT-004', 'BSKT-039'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent('31,000 pts');
  },
});
/** A shop that sells for money shows the total in money, even if its basket has one in points. */
export const PointsOfAnotherShop = meta.story({
  args: {
    cart: from(({ answer }) => ready({ ...answer('getCart'), orderPointsInfo: { total: 31000 } })),
  },
  parameters: { rules: ['BSKT-002', 'BSKT-004', 'BSKT-039'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent(/^£223\.79$/);
  },
});
