import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import type { Cart } from '../../src/model/basket.js';
import { type Load, loadFailed, loading, ready } from '../../src/model/load.js';
import { AddedToBasketConfirmation } from '../../src/screens/basket/AddedToBasketConfirmation.js';
import { BasketPopup } from '../../src/screens/basket/BasketPopup.js';
import { HeaderBasket } from '../../src/screens/header/HeaderBasket.js';
import { narrow } from '../commonStories.js';
import { from } from '../from.js';
import { OwnedHeaderBasket } from './OwnedHeaderBasket.js';

const popupOf = (cart: Load<Cart>) => (
  <BasketPopup cart={cart} checkoutHref="/checkout" cartHref="/basket" onClose={fn()} onRetry={fn()} />
);

const meta = preview.meta({
  component: HeaderBasket,
  args: {
    cart: from((world) => ready(world.answer('getCart'))),
    open: false,
    onOpenChange: fn(),
    popup: from((world) => popupOf(ready(world.answer('getCart')))),
  },
  render: OwnedHeaderBasket,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'start', minHeight: 620, padding: 20 }}>
        <Story />
      </div>
    ),
  ],
});

export const Loading = meta.story({
  args: { cart: loading, popup: popupOf(loading) },
  parameters: { rules: ['NAV-007'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Basket: loading' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check out' })).toBeDisabled();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Empty = meta.story({
  args: { cart: from((world) => ready(world.emptyCart)), popup: from((world) => popupOf(ready(world.emptyCart))) },
  parameters: { rules: ['NAV-008'] },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Basket: empty' });
    const inHeader = canvas.getByRole('button', { name: 'Check out' });
    await expect(inHeader).toBeVisible();
    await expect(inHeader).toBeDisabled();
    await userEvent.click(button);
    const [, inPopup] = canvas.getAllByRole('button', { name: 'Check out' });
    await expect(inPopup).toBeDisabled();
    await expect(canvas.queryByRole('link', { name: 'Check out' })).toBeNull();
  },
});

export const Items = meta.story({
  parameters: { rules: ['NAV-007'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Basket: 20 bottles and a gift, £215.80' })).toHaveTextContent(
      '20',
    );
    await expect(canvas.getByRole('link', { name: 'Check out' })).toHaveAttribute(
      'href',
      '/jsp/checkout/common/checkout_guest_registered.jsp',
    );
    await expect(canvas.queryByRole('button', { name: 'Check out' })).toBeNull();
  },
});

const lineOf = (cart: Cart, change: Partial<Cart['lineItems'][number]>): Load<Cart> =>
  ready({ ...cart, lineItems: cart.lineItems.slice(0, 1).map((line) => ({ ...line, ...change })) });
const leadsToCheckout = async ({ canvas }: { readonly canvas: ReturnType<typeof within> }) => {
  await expect(canvas.getByRole('link', { name: 'Check out' })).toHaveAttribute(
    'href',
    '/jsp/checkout/common/checkout_guest_registered.jsp',
  );
  await expect(canvas.queryByRole('button', { name: 'Check out' })).toBeNull();
};
/** A single bottle is enough. */
export const OneBottle = meta.story({
  args: { cart: from((world) => lineOf(world.answer('getCart'), { quantity: 1, bottleCount: 1 })) },
  parameters: { rules: ['NAV-007', 'NAV-008'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Basket: 1 bottle,/ })).toHaveTextContent(/1$/);
    await leadsToCheckout({ canvas });
  },
});
/** So is a single item that is not a bottle. */
export const OneItem = meta.story({
  args: {
    cart: from((world) =>
      lineOf(world.answer('getCart'), { product: world.product('gift'), quantity: 1, bottleCount: 0 }),
    ),
  },
  parameters: { rules: ['NAV-007', 'NAV-008'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Basket: 1 item,/ })).toHaveTextContent(/1$/);
    await leadsToCheckout({ canvas });
  },
});

export const Failed = meta.story({
  args: { cart: loadFailed('Network request failed'), popup: popupOf(loadFailed('Network request failed')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Basket: unavailable' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Check out' })).toHaveAttribute('href');
  },
});

/** Whether the basket has items, is empty, loads or failed to load. */
export const HiddenOnCartPage = meta.story({
  args: { hidden: true },
  render: (args) => (
    <>
      <OwnedHeaderBasket {...args} />
      <OwnedHeaderBasket {...args} cart={loading} />
      <OwnedHeaderBasket {...args} cart={loadFailed('Network request failed')} />
      {args.cart.status === 'ready' && (
        <OwnedHeaderBasket {...args} cart={ready({ ...args.cart.data, lineItems: [] })} />
      )}
    </>
  ),
  parameters: { rules: ['NAV-009', 'NAV-010'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const PopupOpen = meta.story({
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /^Basket/ });
    await userEvent.click(button);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith({ open: true }));
    await expect(canvas.getByRole('region', { name: 'Your basket' })).toBeVisible();
  },
});

export const JustAdded = meta.story({
  args: {
    confirmation: (
      <AddedToBasketConfirmation
        add={{ itemcode: '1', quantity: 1, mixed: false, bottleCount: 1, price: 9.99 }}
        name="A wine"
        phase="shown"
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Added to your basket')).toBeVisible();
  },
});

export const Points = meta.story({
  globals: { brand: 'hsb' },
  parameters: { rules: ['BRAND-046'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Basket: 20 bottles and a gift, 21,460 pts' })).toBeVisible();
  },
});

export const PopupOpenPoints = PopupOpen.extend({ globals: { brand: 'hsb' } });
export const PopupOpenNarrow = PopupOpen.extend(narrow);

/** At the bottom of a narrow screen, where the search field is below the basket. */
export const JustAddedNarrow = JustAdded.extend({
  ...narrow,
  play: async ({ canvas }) => {
    const box = canvas.getByText('Added to your basket').closest('[data-ground="page"]')!.getBoundingClientRect();
    await expect(window.innerHeight - box.bottom).toBe(16);
    await expect(box.left).toBeGreaterThan(0);
    await expect(box.right).toBeLessThan(window.innerWidth);
  },
});
