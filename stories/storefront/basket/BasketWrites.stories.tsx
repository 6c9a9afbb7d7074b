import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import type { CustomerProfile } from '../../../src/model/customer.js';
import type { Product } from '../../../src/model/product.js';
import { useBasket } from '../../../src/storefront/shop/useBasket.js';
import { Button } from '../../../src/ui/Button.js';
import { from } from '../../from.js';
import { callsFromHere, changeAnswer } from '../../storyShop.js';
import { host, withStorefront } from '../withStorefront.js';

interface WritesProps {
  readonly product: Product;
  /** The type is unknown, as a page may have read the quantity from anywhere. */
  readonly quantity: unknown;
  /** A product that is added in the same call as the other. */
  readonly beside?: Product;
}

/** Every way of writing to a basket, with the same quantity. */
function Writes({ product, quantity, beside }: WritesProps) {
  const basket = useBasket();
  const line = basket.known?.lineItems[0];
  const all = [{ product, quantity }, ...(beside ? [{ product: beside, quantity: 1 }] : [])];
  return (
    <>
      <Button onClick={() => void basket.add({ product, quantity })}>Add</Button>
      <Button onClick={() => void basket.addAll(all)}>Add all</Button>
      <Button onClick={() => line && void basket.setQuantity({ line, quantity })}>Set</Button>
    </>
  );
}

const meta = preview.meta({
  component: Writes,
  decorators: [withStorefront],
  args: { product: from((world) => world.product('wine')), quantity: 'abc' },
});

const cartEvents = () => host.track.mock.calls.flatMap(([event]) => (event.event === 'cart' ? event : []));

const eachIs =
  (count: number) =>
  async ({
    canvas,
    userEvent,
  }: {
    canvas: ReturnType<typeof within>;
    userEvent: { click: (on: Element) => Promise<void> };
  }) => {
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await canvas.findByRole('button', { name: new RegExp(`^Basket: ${count} bottles?,`) });
    await userEvent.click(canvas.getByRole('button', { name: 'Add all' }));
    await canvas.findByRole('button', { name: new RegExp(`^Basket: ${2 * count} bottles,`) });
    await userEvent.click(canvas.getByRole('button', { name: 'Set' }));
    await canvas.findByRole('button', { name: new RegExp(`^Basket: ${count} bottles?,`) });
    await expect(calls.writes).toEqual([
      ['PUT', `/api/cart/itemcode/0651883/${count}`],
      ['POST', '/api/cart/itemcode', { cartItems: [{ itemCode: '0651883', quantity: count }] }],
      ['PUT', `/api/cart/itemcode/0651883/${count}?method=set`],
    ]);
    await waitFor(() =>
      expect(cartEvents()).toEqual([
        { event: 'cart', action: 'add', itemCode: '0651883', quantity: count },
        { event: 'cart', action: 'add', itemCode: '0651883', quantity: count },
        { event: 'cart', action: 'update', itemCode: '0651883', quantity: count },
      ]),
    );
  };

export const NotANumber = meta.story({ parameters: { rules: ['BSKT-029'] }, play: eachIs(1) });
/** What a calculation gives when one of its parts is no number. */
export const NaNQuantity = meta.story({
  args: { quantity: Number.NaN },
  parameters: { rules: ['BSKT-029'] },
  play: eachIs(1),
});
/** An empty box would count as 0. */
export const EmptyText = meta.story({
  args: { quantity: '' },
  parameters: { rules: ['BSKT-029'] },
  play: eachIs(1),
});
export const Missing = meta.story({
  args: { quantity: undefined },
  parameters: { rules: ['BSKT-029'] },
  play: eachIs(1),
});
export const ANumber = meta.story({
  args: { quantity: 4 },
  parameters: { rules: ['BSKT-029', 'ANLY-045'] },
  play: eachIs(4),
});

/** What a page reads from a box or an attribute is text. */
export const NumberAsText = meta.story({
  args: { quantity: '4' },
  parameters: { rules: ['BSKT-029'] },
  play: eachIs(4),
});

/** Several products are confirmed together: as items and their bottles, whatever the first of them is. */
export const CaseAmongSeveral = meta.story({
  args: {
    product: from((world) => world.product('mixedCase')),
    quantity: 1,
    beside: from((world) => world.product('wine')),
  },
  parameters: { rules: ['BSKT-006', 'BSKT-061', 'BSKT-062'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add all' }));
    await canvas.findByText('Added to your basket');
    await expect(canvas.getByText('2 items, 13 bottles')).toBeVisible();
  },
});

/** With the new basket, adding several products dispatches an event for each, and makes no call. */
export const EventsOfSeveral = meta.story({
  args: { quantity: 4, beside: from((world) => world.product('mixedCase')) },
  parameters: { newCart: true, rules: ['BSKT-028', 'MISC-029'] },
  play: async ({ canvas, userEvent }) => {
    const added: unknown[] = [];
    const onAdd = (event: Event) => added.push((event as CustomEvent).detail);
    document.addEventListener('cart:add', onAdd);
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Add all' }));
    await canvas.findByText('Added to your basket');
    document.removeEventListener('cart:add', onAdd);
    await expect(added).toEqual([
      { itemType: 'itemcode', itemCode: '0651883', quantity: 4 },
      { itemType: 'itemcode', itemCode: '0684646', quantity: 1 },
    ]);
    await calls.settle();
    await expect(calls.writes).toEqual([]);
  },
});

/** Each response is lost after the shop acted; the basket shows what it did, and no failure is told. */
export const EachAnswerLost = meta.story({
  args: { quantity: 4 },
  parameters: {
    mock: {
      fault: 'addCartItem:500@after*1,addMultipleCartItems:malformed@after*1,setCartItemQuantity:offline@after*1',
    },
  },
  play: async (context) => {
    await context.canvas.findByRole('button', { name: /^Basket: empty/ });
    await eachIs(4)(context);
    await expect(context.canvas.queryByRole('alertdialog')).toBeNull();
  },
});

/** Changes to the same wine wait for each other, so that none is taken for lost because of the next one. */
export const PressedAtOnceEachAnswerLost = meta.story({
  args: { quantity: 4 },
  parameters: {
    mock: { fault: 'addMultipleCartItems:malformed@after*1,setCartItemQuantity:offline@after*1' },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Basket: empty/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await canvas.findByRole('button', { name: /^Basket: 4 bottles,/ });
    const calls = await callsFromHere();
    for (const name of ['Add all', 'Set']) await userEvent.click(canvas.getByRole('button', { name }));
    await waitFor(() => expect(calls.writes).toHaveLength(2));
    await calls.settle();
    await canvas.findByRole('button', { name: /^Basket: 4 bottles,/ });
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await expect(calls.writes).toEqual([
      ['POST', '/api/cart/itemcode', { cartItems: [{ itemCode: '0651883', quantity: 4 }] }],
      ['PUT', '/api/cart/itemcode/0651883/4?method=set'],
    ]);
  },
});

/** The addition fails, and another tab has put one of its items into the basket: that is not what was asked for. */
export const OneOfSeveralAddedElsewhere = meta.story({
  args: { quantity: 4, beside: from((world) => world.product('mixedCase')) },
  parameters: { mock: { fault: 'addMultipleCartItems:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Basket: empty/ });
    await fetch('/api/cart/itemcode/0651883/4', { method: 'PUT' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add all' }));
    await canvas.findByRole('alertdialog', { name: 'Shopping Basket' });
    await canvas.findByRole('button', { name: /^Basket: 4 bottles,/ });
    await expect(canvas.queryByText('Added to your basket')).toBeNull();
  },
});

/** The shop confirms the addition, but keeps only one of its items. */
export const OneOfSeveralKept = meta.story({
  args: { quantity: 4, beside: from((world) => world.product('mixedCase')) },
  beforeEach: () => {
    const send = window.fetch;
    window.fetch = (input, init) =>
      init?.method === 'POST' ? send('/api/cart/itemcode/0651883/4', { method: 'PUT' }) : send(input, init);
    return () => {
      window.fetch = send;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Basket: empty/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Add all' }));
    await canvas.findByRole('alertdialog', { name: 'Shopping Basket' });
    await canvas.findByRole('button', { name: /^Basket: 4 bottles,/ });
    await expect(canvas.queryByText('Added to your basket')).toBeNull();
    await expect(cartEvents()).toEqual([]);
  },
});

const membership = (itemCode: string) => from((world) => ({ ...world.product('wine'), itemCode }));

/** Checks that the addition is refused before it is sent, with a message in the basket's dialog. */
const refusedBy =
  (...names: readonly string[]) =>
  async ({
    canvas,
    userEvent,
  }: {
    canvas: ReturnType<typeof within>;
    userEvent: { click: (on: Element) => Promise<void> };
  }) => {
    await canvas.findByText('Bernadet...');
    const calls = await callsFromHere();
    for (const name of names) {
      await userEvent.click(canvas.getByRole('button', { name }));
      const dialog = await canvas.findByRole('alertdialog', { name: 'Shopping Basket' });
      await expect(within(dialog).getByText('You are already an unlimited member.')).toBeVisible();
      await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
      await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    }
    await calls.settle();
    await expect(calls.writes).toEqual([]);
  };
const refused = refusedBy('Add', 'Add all');

/** Every customer has a membership that has ended, and is a member only with another one. */
const member = {
  globals: { login: 'hard' },
  beforeEach: () =>
    changeAnswer('getProfileDetails', (profile) => {
      const { trustedDetails } = profile as CustomerProfile;
      const ended = { schemeId: 'UNLT', type: 'FREESHIP', status: 'CANCELLED' };
      const subscriptions = [ended, ...(trustedDetails?.subscriptions ?? [])];
      return { ...profile, trustedDetails: { ...trustedDetails, subscriptions } };
    }),
} as const;
export const SecondMembership = meta.story({
  ...member,
  args: { product: membership('00071SV'), quantity: 1 },
  parameters: { mock: { persona: 'unlimited' }, rules: ['BSKT-068'] },
  play: refused,
});
export const ThirdMembership = meta.story({
  ...member,
  args: { product: membership('00068SV'), quantity: 1, beside: from((world) => world.product('wine')) },
  parameters: { mock: { persona: 'unlimited' }, rules: ['BSKT-069'] },
  play: refused,
});
/** One membership among other items is enough: none of them is added. */
export const MembershipAmongOthers = meta.story({
  ...member,
  args: { product: membership('00067SV'), quantity: 1, beside: from((world) => world.product('wine')) },
  parameters: { mock: { persona: 'unlimited' }, rules: ['BSKT-067'] },
  play: refused,
});
export const MembershipAfterAnother = meta.story({
  ...member,
  args: { quantity: 1, beside: membership('00067SV') },
  parameters: { mock: { persona: 'unlimited' }, rules: ['BSKT-067'] },
  play: refusedBy('Add all'),
});
/** For a customer who is not a member yet, the addition is sent. */
const sent =
  (itemCode: string) =>
  async ({ canvas, userEvent }: Parameters<typeof refused>[0]) => {
    await canvas.findByText('Margaret');
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await canvas.findByText('Added to your basket');
    await expect(calls.writes).toEqual([['PUT', `/api/cart/itemcode/${itemCode}/1`]]);
  };
export const FirstMembership = meta.story({
  ...member,
  args: { product: membership('00067SV'), quantity: 1 },
  parameters: { rules: ['BSKT-067'] },
  play: sent('00067SV'),
});
export const FirstSecondMembership = meta.story({
  ...member,
  args: { product: membership('00071SV'), quantity: 1 },
  parameters: { rules: ['BSKT-068'] },
  play: sent('00071SV'),
});
export const FirstThirdMembership = meta.story({
  ...member,
  args: { product: membership('00068SV'), quantity: 1 },
  parameters: { rules: ['BSKT-069'] },
  play: sent('00068SV'),
});
