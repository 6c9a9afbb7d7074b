import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { notable } from '../../../mocks/fixtures/catalogue/notable.js';
import { AddToBasketContainer } from '../../../src/storefront/shop/AddToBasketContainer.js';
import { CartUpsellContainer } from '../../../src/storefront/shop/CartUpsellContainer.js';
import { holdTimers } from '../../heldTimers.js';
import { escapeFromDialog } from '../../storyChecks.js';
import { callsFromHere, changeAnswer, storyCalls } from '../../storyShop.js';
import { changedOffers } from '../changedOffers.js';
import { afterRejections, rejectionCookie } from '../rejectedUpsells.js';
import { expectNoOffer, UpsellDecision } from '../UpsellDecision.js';
import { host, withStorefront } from '../withStorefront.js';

interface PageProps {
  /** Quantity of the wine that the button adds. */
  readonly quantity: number;
  /** Whether this is the cart page or another one. */
  readonly isCartPage: boolean;
  /** Whether the decision about an offer shows. */
  readonly watched?: boolean;
}

/** The parts of a page that matter for an upsell. */
function Page({ quantity, isCartPage, watched = false }: PageProps) {
  return (
    <div style={{ display: 'grid', gap: 20, padding: 20 }}>
      <AddToBasketContainer itemCode={notable.wine} quantity={quantity} />
      {isCartPage ? <CartUpsellContainer /> : null}
      {watched ? <UpsellDecision /> : null}
    </div>
  );
}

const basket = [{ product: 'wine', quantity: 6 }] as const;

const meta = preview.meta({
  component: Page,
  decorators: [withStorefront],
  args: { quantity: 12, isCartPage: true },
  parameters: { chrome: 'cart', mock: { basket } },
  beforeEach: [
    afterRejections(0),
    () => {
      for (const mock of [host.reload, host.log, host.navigate]) mock.mockClear();
    },
  ],
});

type Canvas = ReturnType<typeof within>;
interface User {
  readonly click: (element: Element) => Promise<void>;
}
const title = 'Delivery included, all year';
const offer = (canvas: Canvas) => canvas.findByRole('region', { name: title });
const placeIsEmpty = (canvasElement: HTMLElement) =>
  expect(canvasElement.querySelector('[data-component="CartUpsell"]')).toBeEmptyDOMElement();
/** Adds the wine, and checks that no offer opens. */
const opensNothing = async ({ canvas, userEvent }: { readonly canvas: Canvas; readonly userEvent: User }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add to basket' }));
  await expectNoOffer(canvas);
};
/** The offers are fetched without parameters, if the basket has items. */
export const Shown = meta.story({
  parameters: { rules: ['UPSL-015', 'UPSL-027', 'UPSL-028'] },
  play: async ({ canvas }) => {
    await offer(canvas);
    await expect(storyCalls.all.filter(([, address]) => address.startsWith('/api/offer/'))).toEqual([
      ['GET', '/api/offer/cart'],
    ]);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});
export const LearnMore = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(await offer(canvas)).getByRole('button', { name: 'Find out more' }));
    await expect(host.navigate.mock.calls).toEqual([['/account/unlimited']]);
  },
});
export const Points = Shown.extend({ globals: { brand: 'hsb' } });
export const Recognised = Shown.extend({ globals: { login: 'soft' } });
export const SignedIn = Shown.extend({ globals: { login: 'hard' } });

export const Hidden = meta.story({
  parameters: { mock: { basket: [] }, rules: ['UPSL-028'] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(storyCalls.all).toContainEqual(['GET', '/api/cart/list?validate=true']));
    await storyCalls.settle();
    await expect(storyCalls.all).not.toContainEqual(['GET', '/api/offer/cart']);
    await placeIsEmpty(canvasElement);
  },
});

/** The last line is removed in another tab: the offer goes with it. */
export const HiddenOnceEmpty = meta.story({
  parameters: { rules: ['UPSL-028'] },
  play: async ({ canvas, canvasElement }) => {
    await offer(canvas);
    await storyCalls.settle();
    await fetch(`/api/cart/itemcode/${notable.wine}`, { method: 'DELETE' });
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => placeIsEmpty(canvasElement));
  },
});

/** Adding twelve bottles on the cart page opens no dialog: the offer is within the page. */
export const SuppressedOnCartPage = meta.story({
  args: { watched: true },
  parameters: { rules: ['BSKT-012'] },
  play: async ({ canvas, userEvent }) => {
    await offer(canvas);
    await opensNothing({ canvas, userEvent });
    await offer(canvas);
  },
});

/** On any other page, the offer opens in a dialog. */
export const AutoOpened = meta.story({
  args: { isCartPage: false },
  parameters: { chrome: 'shop', mock: { basket: [] }, rules: ['UPSL-029', 'UPSL-030', 'UPSL-025', 'MISC-024'] },
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add to basket' });
    await userEvent.click(add);
    const dialog = await canvas.findByRole('dialog', { name: title });
    await escapeFromDialog({ canvas, userEvent });
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(rejectionCookie()).toBe('1');
    await waitFor(() => expect(add).toHaveFocus());
  },
});
/** Leaves the cart page for another one, as within a visit. */
function TwoPages({ quantity }: { readonly quantity: number }) {
  const [isCartPage, setIsCartPage] = useState(true);
  return (
    <>
      <button type="button" className="wsk-Button" onClick={() => setIsCartPage(false)}>
        Next page
      </button>
      <Page quantity={quantity} isCartPage={isCartPage} />
    </>
  );
}
export const AutoOpenedAfterTheCartPage = meta.story({
  render: ({ quantity }) => <TwoPages quantity={quantity} />,
  parameters: { chrome: 'shop', rules: ['UPSL-029', 'BSKT-012'] },
  play: async ({ canvas, userEvent }) => {
    await offer(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: title })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Add to basket' }));
    await canvas.findByRole('dialog', { name: title });
  },
});
export const FewerThanTwelve = meta.story({
  args: { isCartPage: false, quantity: 11, watched: true },
  parameters: { chrome: 'shop', mock: { basket: [] }, rules: ['UPSL-029'] },
  play: opensNothing,
});
export const AfterOneRejection = meta.story({
  args: { isCartPage: false, watched: true },
  parameters: { chrome: 'shop', mock: { basket: [] }, rules: ['UPSL-030'] },
  beforeEach: afterRejections(1),
  play: opensNothing,
});

/** Offers these wines to fill so many spaces of a case. */
const offerToFill = (spaces: number, ...itemCodes: readonly string[]) =>
  changedOffers(
    itemCodes.map((itemCode) => ({ type: 'FILL_THE_CASE', rule: 'upsellonly', itemCode })),
    spaces,
  );

/** The one call that adds a bottle of each, as its own offer. */
const filledWith = (...itemCodes: readonly string[]) => {
  const upsellOfferDetails = { type: 'FILL_THE_CASE', rule: 'upsellonly' };
  return [
    ['POST', '/api/cart', { cartItems: itemCodes.map((itemCode) => ({ itemCode, quantity: 1, upsellOfferDetails })) }],
  ];
};

/** The offers for the basket after the addition: wines that fill the remaining spaces in its case. */
export const FillTheCase = meta.story({
  parameters: { rules: ['ANLY-045', 'UPSL-004', 'UPSL-007', 'UPSL-009', 'UPSL-010'] },
  globals: { brand: 'law' },
  beforeEach: () => offerToFill(2, notable.reducedWine, notable.reducedWine, notable.wine, notable.sparklingWine),
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'There is room left in your case' });
    const wines = within(region).getAllByRole('listitem');
    // Both spaces are filled, so both wines cost what the basket will charge for them.
    await expect(wines.map((wine) => /£[\d.]+/.exec(wine.textContent)?.[0])).toEqual(['£11.99', '£12.99']);
    await userEvent.click(within(region).getByRole('button', { name: 'Add all 2 bottles' }));
    await waitFor(() => expect(host.reload).toHaveBeenCalledOnce());
    await expect(storyCalls.writes).toEqual(filledWith(notable.reducedWine, notable.wine));
    await expect(host.track.mock.calls.flatMap(([event]) => (event.event === 'cart' ? [event] : []))).toEqual([
      { event: 'cart', action: 'add', itemCode: notable.reducedWine, quantity: 1 },
      { event: 'cart', action: 'add', itemCode: notable.wine, quantity: 1 },
    ]);
  },
});

/** Wines are not offered for a case that is full. */
export const NoSpaces = meta.story({
  parameters: { rules: ['UPSL-043'] },
  beforeEach: () => offerToFill(0, notable.reducedWine, notable.wine),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(storyCalls.all).toContainEqual(['GET', '/api/offer/cart']));
    await storyCalls.settle();
    await placeIsEmpty(canvasElement);
  },
});

/** With the new basket, there is an event for each of the wines, and no call. */
export const FillTheCaseInNewCart = meta.story({
  parameters: { newCart: true, rules: ['BSKT-028', 'MISC-029'] },
  globals: { brand: 'law' },
  beforeEach: () => offerToFill(2, notable.reducedWine, notable.wine),
  play: async ({ canvas, userEvent }) => {
    const events: unknown[] = [];
    const onAdd = (event: Event) => events.push((event as CustomEvent).detail);
    document.addEventListener('cart:add', onAdd);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add all 2 bottles' }));
    await waitFor(() => expect(events).toHaveLength(2));
    document.removeEventListener('cart:add', onAdd);
    await expect(events).toEqual([
      { itemType: 'itemcode', itemCode: notable.reducedWine, quantity: 1 },
      { itemType: 'itemcode', itemCode: notable.wine, quantity: 1 },
    ]);
    await storyCalls.settle();
    await expect(storyCalls.writes).toEqual([]);
    await expect(host.reload).not.toHaveBeenCalled();
  },
});

/** A wine that cannot be bought is left out; the others are added, each as its own offer. */
export const FillTheCaseInPart = meta.story({
  parameters: { rules: ['UPSL-001', 'UPSL-005', 'UPSL-008', 'UPSL-009'] },
  globals: { brand: 'law' },
  beforeEach: () => {
    const offerOf = (itemCode: string, rule: string) => ({ type: 'FILL_THE_CASE', rule, itemCode });
    changedOffers(
      [
        offerOf(notable.wineWithoutSkus, 'upsellonly'),
        offerOf(notable.sparklingWine, 'upsellonly'),
        offerOf(notable.wine, 'hero'),
      ],
      3,
    );
  },
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'There is room left in your case' });
    await expect(within(region).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(within(region).getByRole('button', { name: /^Add all\b/ }));
    await waitFor(() => expect(host.reload).toHaveBeenCalledOnce());
    const added = (itemCode: string, rule: string) => ({
      itemCode,
      quantity: 1,
      upsellOfferDetails: { type: 'FILL_THE_CASE', rule },
    });
    await expect(storyCalls.writes).toEqual([
      ['POST', '/api/cart', { cartItems: [added(notable.sparklingWine, 'upsellonly'), added(notable.wine, 'hero')] }],
    ]);
  },
});

/** The contents of an offered plan's case open over the page after a tenth of a second. */
export const CaseShown = meta.story({
  parameters: { rules: ['UPSL-002', 'UPSL-011', 'UPSL-012', 'UPSL-013', 'UPSL-097', 'PROD-132'] },
  beforeEach: () => changedOffers([{ type: 'WINEPLAN', rule: 'hero', itemCode: notable.planCaseOfSix }]),
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Claim your extra discount' });
    await within(region).findByRole('heading', { name: 'The Seasonal Plan' });
    await expect(within(region).getByText('Three reds and three whites, every eight weeks')).toBeVisible();
    await expect(storyCalls.all).toContainEqual(['GET', '/api/wineplan/WP-SIX']);
    const timers = holdTimers(100);
    await userEvent.click(within(region).getByRole('button', { name: 'What’s in the case?' }));
    await waitFor(() => expect(timers.count()).toBe(1));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    timers.pass();
    const contents = await canvas.findByRole('dialog', { name: 'The Seasonal Plan: Six Bottles' });
    await expect(await within(contents).findAllByText('x 1 bottle(s)')).toHaveLength(6);
  },
});

export const Accepted = meta.story({
  parameters: { rules: ['BSKT-026', 'BSKT-027', 'UPSL-003', 'UPSL-009'] },
  play: async ({ canvas, userEvent }) => {
    const region = await offer(canvas);
    const calls = await callsFromHere();
    await userEvent.click(within(region).getByRole('button', { name: 'Join Unlimited' }));
    await waitFor(() => expect(host.reload).toHaveBeenCalledOnce());
    await expect(calls.writes).toEqual([
      [
        'POST',
        '/api/cart',
        {
          cartItems: [
            {
              itemCode: '00067SV',
              quantity: 1,
              upsellOfferDetails: { type: 'SUBSCRIPTION', rule: 'FreeShip' },
            },
          ],
        },
      ],
    ]);
    await expect(rejectionCookie()).toBeUndefined();
  },
});
export const AcceptFailedOnce = meta.story({
  parameters: { mock: { basket, fault: 'addCartItemsBatch:500*1' }, rules: ['BSKT-027'] },
  play: async ({ canvas, userEvent }) => {
    const region = await offer(canvas);
    await userEvent.click(within(region).getByRole('button', { name: 'Join Unlimited' }));
    await within(region).findByRole('alert');
    await expect(host.reload).not.toHaveBeenCalled();
    await userEvent.click(within(region).getByRole('button', { name: 'Join Unlimited' }));
    await waitFor(() => expect(host.reload).toHaveBeenCalledOnce());
  },
});

/** Turning the offer down is counted, and removes it from the page; the focus moves to the page. */
export const Declined = meta.story({
  parameters: { rules: ['UPSL-030'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = await offer(canvas);
    await userEvent.click(within(region).getByRole('button', { name: 'No, thank you' }));
    await waitFor(() => placeIsEmpty(canvasElement));
    await expect(rejectionCookie()).toBe('1');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});
/** The offer is still shown after two rejections, but not after three. */
export const AfterTwoRejections = meta.story({
  parameters: { rules: ['UPSL-030'] },
  beforeEach: afterRejections(2),
  play: async ({ canvas }) => {
    await offer(canvas);
  },
});
const staysEmpty = async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  await waitFor(() => expect(storyCalls.all).toContainEqual(['GET', '/api/cart/list?validate=true']));
  await storyCalls.settle();
  await placeIsEmpty(canvasElement);
};
export const EmptiedAfterThree = meta.story({
  parameters: { rules: ['UPSL-024', 'UPSL-030'] },
  beforeEach: afterRejections(3),
  play: staysEmpty,
});
/** Two tabs may each have counted a rejection of their own. */
export const EmptiedAfterMore = meta.story({
  parameters: { rules: ['UPSL-024', 'UPSL-030'] },
  beforeEach: afterRejections(4),
  play: staysEmpty,
});

let wasShown = false;
/** A member is never offered a second membership, not even while their profile is loading. */
export const MemberNotKnownYet = meta.story({
  globals: { login: 'hard' },
  parameters: { mock: { basket, persona: 'unlimited', fault: 'getProfileDetails:slow-1500' } },
  beforeEach: () => {
    wasShown = false;
    changedOffers([{ type: 'SUBSCRIPTION', rule: 'FreeShip', itemCode: notable.membership }]);
    const observer = new MutationObserver(() => {
      wasShown ||= document.body.textContent.includes(title);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Sign out' });
    await storyCalls.settle();
    await placeIsEmpty(canvasElement);
    await expect(wasShown).toBe(false);
  },
});

/** A plan whose item belongs to no scheme: this is shown on the page and logged. */
export const NoSchemeId = meta.story({
  parameters: { rules: ['UPSL-031'] },
  beforeEach: () => changedOffers([{ type: 'WINEPLAN', rule: 'hero', itemCode: notable.wine }]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`No SchemeID setup for upsell ${notable.wine}`)).toBeVisible();
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(host.log.mock.calls).toEqual([[new Error(`No SchemeID setup for upsell ${notable.wine}`)]]);
  },
});
export const NoSkus = meta.story({
  parameters: { rules: ['UPSL-032'] },
  beforeEach: () => changedOffers([{ type: 'WINEPLAN', rule: 'hero', itemCode: notable.wineWithoutSkus }]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`No skus setup for upsell ${notable.wineWithoutSkus}`)).toBeVisible();
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(host.log.mock.calls).toEqual([[new Error(`No skus setup for upsell ${notable.wineWithoutSkus}`)]]);
  },
});

/** A membership needs a sku as well. */
export const NoSkusOfAMembership = meta.story({
  parameters: { rules: ['UPSL-032'] },
  beforeEach: () => changedOffers([{ type: 'SUBSCRIPTION', rule: 'FreeShip', itemCode: notable.wineWithoutSkus }]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`No skus setup for upsell ${notable.wineWithoutSkus}`)).toBeVisible();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

/** None of the wines can be bought: the first is named. */
export const NoSkusOfWines = meta.story({
  parameters: { rules: ['UPSL-032'] },
  beforeEach: () => {
    offerToFill(2, notable.reducedWine, notable.sparklingWine);
    changeAnswer('getProduct', (product) => ({ ...product, skus: [] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`No skus setup for upsell ${notable.reducedWine}`)).toBeVisible();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

export const OffersFailedOnce = meta.story({
  parameters: { mock: { basket, fault: 'getCartUpsellOffers:offline*1' } },
  play: async ({ canvas, userEvent }) => {
    const failure = await canvas.findByRole('region', { name: 'An offer for your basket' });
    await userEvent.click(within(failure).getByRole('button', { name: 'Try again' }));
    await offer(canvas);
  },
});

/** The shop returns the offer, but not the item that it is for. */
export const OfferedItemFailedOnce = meta.story({
  parameters: { mock: { basket, fault: 'getProduct:500*1' } },
  play: async ({ canvas, userEvent }) => {
    const failure = await canvas.findByRole('region', { name: 'An offer for your basket' });
    await expect(failure).toHaveTextContent('Something went wrong on our side. Please try again.');
    await userEvent.click(within(failure).getByRole('button', { name: 'Try again' }));
    await offer(canvas);
  },
});
