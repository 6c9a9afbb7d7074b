import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { notable } from '../../../mocks/fixtures/catalogue/notable.js';
import { AddToBasketContainer } from '../../../src/storefront/shop/AddToBasketContainer.js';
import { ProductUpsellContainer } from '../../../src/storefront/shop/ProductUpsellContainer.js';
import { TextField } from '../../../src/ui/TextField.js';
import { holdTimers } from '../../heldTimers.js';
import { escapeFromDialog } from '../../storyChecks.js';
import { callsFromHere, changeAnswer, holdAnswer, storyCalls } from '../../storyShop.js';
import { changedOffers } from '../changedOffers.js';
import { afterRejections, rejectionCookie } from '../rejectedUpsells.js';
import { expectNoOffer, UpsellDecision } from '../UpsellDecision.js';
import { host, withStorefront } from '../withStorefront.js';

interface PageProps {
  readonly itemCode: string;
  /** Quantity that the button adds. */
  readonly quantity: number;
  /** Item code of another product on the page, of which a second button adds one. */
  readonly beside?: string;
  /** Whether the decision about an offer shows. */
  readonly watched?: boolean;
}

/** The parts of a product's page that matter for an upsell. */
function Page({ itemCode, quantity, beside, watched = false }: PageProps) {
  return (
    <div style={{ display: 'grid', gap: 20, padding: 20, maxWidth: 400 }}>
      <TextField label="A note" />
      <AddToBasketContainer itemCode={itemCode} quantity={quantity} />
      <ProductUpsellContainer itemCode={itemCode} />
      {beside ? <AddToBasketContainer itemCode={beside} /> : null}
      {watched ? <UpsellDecision /> : null}
    </div>
  );
}

const meta = preview.meta({
  component: Page,
  decorators: [withStorefront],
  args: { itemCode: notable.wine, quantity: 12 },
  beforeEach: [
    afterRejections(0),
    () => {
      for (const mock of [host.reload, host.log, host.navigate]) mock.mockClear();
    },
  ],
});

type Canvas = ReturnType<typeof within>;
interface Playing {
  readonly canvas: Canvas;
  readonly canvasElement: HTMLElement;
  readonly userEvent: {
    click: (on: Element) => Promise<void>;
    keyboard: (keys: string) => Promise<void>;
    tab: () => Promise<void>;
  };
}
const claim = 'Claim your extra discount';
/** Waits until the offers for the item have been requested and received. */
const isLookedUp = async (itemCode: string = notable.wine) => {
  await waitFor(() => expect(storyCalls.all).toContainEqual(['GET', `/api/offer/product/${itemCode}`]));
  await storyCalls.settle();
};
const claimButton = (canvas: Canvas) => canvas.findByRole('button', { name: claim });
const offer = (canvas: Canvas) =>
  waitFor(() => {
    const dialog = canvas.getByRole('dialog', { name: claim });
    within(dialog).getByRole('heading', { name: 'The Seasonal Plan' });
    return dialog;
  });
const closed = (canvas: Canvas) => waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
const addAll = async ({ canvas, userEvent }: Playing) => {
  const add = await canvas.findByRole('button', { name: 'Add to basket' });
  await userEvent.click(add);
  await canvas.findByText('Added to your basket');
  return add;
};
/** Adds the wines, and checks that no offer opens. */
const opensNothing = async (playing: Playing) => {
  await addAll(playing);
  await expectNoOffer(playing.canvas);
};
const openByClick = async ({ canvas, userEvent }: Playing) => {
  await userEvent.click(await claimButton(canvas));
  return offer(canvas);
};
const placeIsEmpty = ({ canvasElement }: Playing) =>
  expect(canvasElement.querySelector('[data-component="ProductUpsell"]')).toBeEmptyDOMElement();

/** The offers for the page's item are fetched immediately. */
export const Button = meta.story({
  parameters: { rules: ['UPSL-014', 'UPSL-015', 'UPSL-016'] },
  play: async (playing) => {
    const { canvas } = playing;
    await claimButton(canvas);
    await expect(storyCalls.all).toContainEqual(['GET', `/api/offer/product/${notable.wine}`]);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});
/** The offer describes its plan, using the scheme to which the plan's item belongs. */
export const OpenByClick = meta.story({
  parameters: { rules: ['UPSL-013', 'PROD-059'] },
  play: async (playing) => {
    const dialog = await openByClick(playing);
    await expect(within(dialog).getByText('Three reds and three whites, every eight weeks')).toBeVisible();
    await expect(storyCalls.all).toContainEqual(['GET', '/api/wineplan/WP-SIX']);
  },
});

export const Placeholder = meta.story({
  args: { itemCode: notable.gift, quantity: 1 },
  parameters: { rules: ['UPSL-014', 'UPSL-017'] },
  play: async (playing) => {
    await isLookedUp(notable.gift);
    await placeIsEmpty(playing);
  },
});
/** What is offered under another type is no plan, although its item could start one. */
export const OtherKindsOffered = meta.story({
  parameters: { rules: ['UPSL-017'] },
  beforeEach: () => {
    changedOffers(
      [
        { type: 'SUBSCRIPTION', rule: 'FreeShip', itemCode: notable.membership },
        { type: 'FILL_THE_CASE', rule: 'hero', itemCode: notable.planCaseOfSix },
      ],
      3,
    );
  },
  play: async (playing) => {
    await isLookedUp();
    await placeIsEmpty(playing);
  },
});

/** After twelve bottles are added, the offer opens once; closing it is counted, and returns the focus. */
export const OpenAutomatically = meta.story({
  parameters: { rules: ['UPSL-018', 'UPSL-020', 'UPSL-022', 'UPSL-025'] },
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await claimButton(canvas);
    const add = await addAll(playing);
    const dialog = await offer(canvas);
    await expect(rejectionCookie()).toBeUndefined();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await closed(canvas);
    await expect(rejectionCookie()).toBe('1');
    await waitFor(() => expect(add).toHaveFocus());
  },
});
export const Points = OpenAutomatically.extend({ globals: { brand: 'hsb' } });
export const Recognised = OpenAutomatically.extend({ globals: { login: 'soft' } });
export const SignedIn = OpenAutomatically.extend({ globals: { login: 'hard' } });

/** Pressing Escape or the decline button is counted as well. */
export const EscapeAndDeclineCount = meta.story({
  parameters: { rules: ['UPSL-022', 'MISC-024'] },
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await openByClick(playing);
    await escapeFromDialog({ canvas, userEvent });
    await closed(canvas);
    await expect(rejectionCookie()).toBe('1');
    await expect(await claimButton(canvas)).toHaveFocus();
    const dialog = await openByClick(playing);
    await userEvent.click(within(dialog).getByRole('button', { name: 'No, thank you' }));
    await closed(canvas);
    await expect(rejectionCookie()).toBe('2');
  },
});

/** Adding eleven bottles opens nothing; the shopper can still open the offer. */
export const FewerThanTwelve = meta.story({
  args: { quantity: 11, watched: true },
  parameters: { rules: ['UPSL-021'] },
  play: async (playing) => {
    const { canvas } = playing;
    await claimButton(canvas);
    await opensNothing(playing);
    await openByClick(playing);
  },
});

/** Twelve is the fewest, not the only number. */
export const MoreThanTwelve = meta.story({
  args: { quantity: 13 },
  parameters: { rules: ['UPSL-018'] },
  play: async (playing) => {
    await claimButton(playing.canvas);
    await addAll(playing);
    await offer(playing.canvas);
  },
});

/** Twelve bottles of another item on the page open nothing; twelve of the page's own open the offer after them. */
export const AnotherItemAdded = meta.story({
  args: { beside: notable.mixedCase, watched: true },
  parameters: { rules: ['UPSL-018'] },
  play: async ({ canvas, userEvent }) => {
    await claimButton(canvas);
    const [own, other] = await canvas.findAllByRole('button', { name: 'Add to basket' });
    await userEvent.click(other!);
    await expectNoOffer(canvas);
    await userEvent.click(own!);
    await offer(canvas);
  },
});

/** An addition that the shop refuses opens nothing. */
export const AddFailed = meta.story({
  args: { watched: true },
  parameters: { mock: { fault: 'addCartItem:500*1' }, rules: ['UPSL-018'] },
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await claimButton(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to basket' }));
    await canvas.findByRole('alertdialog', { name: 'Shopping Basket' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await storyCalls.settle();
    await expect(canvas.getByText('Not decided')).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

/** One mixed case of twelve. */
export const MixedCase = meta.story({
  args: { itemCode: notable.mixedCase, quantity: 1 },
  parameters: { rules: ['UPSL-018', 'UPSL-019'] },
  play: async (playing) => {
    await claimButton(playing.canvas);
    await addAll(playing);
    await offer(playing.canvas);
  },
});
/** One case of the same wine, which holds twelve bottles. */
export const PlainCase = meta.story({
  args: { itemCode: notable.unmixedCase, quantity: 1 },
  parameters: { rules: ['UPSL-018'] },
  play: async (playing) => {
    await claimButton(playing.canvas);
    await addAll(playing);
    await offer(playing.canvas);
  },
});
/** Two mixed cases of six bottles are not one item of twelve. */
export const MixedCasesOfSix = meta.story({
  args: { itemCode: notable.mixedCaseOfSix, quantity: 2, watched: true },
  parameters: { rules: ['UPSL-019'] },
  play: async (playing) => {
    const { canvas } = playing;
    await claimButton(canvas);
    await opensNothing(playing);
  },
});

/** After one rejection, the offer opens only on a press. */
export const AfterFirstRejection = meta.story({
  args: { watched: true },
  parameters: { rules: ['UPSL-020', 'UPSL-023'] },
  beforeEach: afterRejections(1),
  play: async (playing) => {
    const { canvas } = playing;
    await claimButton(canvas);
    await opensNothing(playing);
    await openByClick(playing);
  },
});

/** The third rejection removes the offer, and the focus moves to the page. */
export const EmptiedAfterThree = meta.story({
  parameters: { rules: ['UPSL-024', 'UPSL-025', 'MISC-024'] },
  beforeEach: afterRejections(2),
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await openByClick(playing);
    await escapeFromDialog({ canvas, userEvent });
    await waitFor(() => placeIsEmpty(playing));
    await expect(rejectionCookie()).toBe('3');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});

/** After signing out, the offer can be made again. */
export const SignedOut = meta.story({
  globals: { login: 'hard' },
  parameters: { rules: ['IDENT-047', 'UPSL-026'] },
  beforeEach: afterRejections(3),
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await isLookedUp();
    await placeIsEmpty(playing);
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }));
    await claimButton(canvas);
    await expect(rejectionCookie()).toBeUndefined();
  },
});
/** A customer who has never bought anything is signed in all the same. */
export const NewCustomerSignedOut = SignedOut.extend({ globals: { login: 'hard', persona: 'new' } });
/** A customer who is only recognised leaves without having signed out: the count stays. */
export const NoLongerRecognised = meta.story({
  globals: { login: 'soft' },
  parameters: { rules: ['IDENT-047', 'UPSL-026'] },
  beforeEach: afterRejections(3),
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await isLookedUp();
    await userEvent.click(await canvas.findByRole('button', { name: 'Not you?' }));
    await canvas.findByRole('button', { name: 'Sign in' });
    await storyCalls.settle();
    await expect(rejectionCookie()).toBe('3');
    await placeIsEmpty(playing);
  },
});

/** A shopper is not interrupted while typing: the offer opens once the field loses focus. */
export const WaitsForAField = meta.story({
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await claimButton(canvas);
    const answer = holdAnswer('addCartItem');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to basket' }));
    const note = canvas.getByLabelText('A note');
    note.focus();
    answer();
    await canvas.findByText('Added to your basket');
    await userEvent.keyboard('Two for Sunday');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(note).toHaveValue('Two for Sunday');
    await userEvent.tab();
    await offer(canvas);
  },
});

/** The offered product cannot be bought: this is logged, and no offer is shown. */
export const NoSkus = meta.story({
  parameters: { rules: ['UPSL-034'] },
  beforeEach: () => {
    changedOffers([{ type: 'WINEPLAN', rule: 'hero', itemCode: notable.wineWithoutSkus }]);
  },
  play: async (playing) => {
    await isLookedUp();
    await waitFor(() => expect(host.log).toHaveBeenCalledOnce());
    await expect(host.log.mock.calls[0]?.[0]).toEqual(
      new Error(`Upsell: No skus have been setup for the required upsell item - ${notable.wineWithoutSkus}`),
    );
    await placeIsEmpty(playing);
  },
});

/** The contents of the plan's case open over the offer after a tenth of a second; closing them returns to the offer, which was not turned down. */
export const CaseShown = meta.story({
  parameters: { rules: ['UPSL-097', 'PROD-132'] },
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    const dialog = await openByClick(playing);
    const timers = holdTimers(100);
    await userEvent.click(within(dialog).getByRole('button', { name: 'What’s in the case?' }));
    await waitFor(() => expect(timers.count()).toBe(1));
    await expect(canvas.getAllByRole('dialog')).toHaveLength(1);
    timers.pass();
    const contents = await canvas.findByRole('dialog', { name: 'The Seasonal Plan: Six Bottles' });
    await expect(await within(contents).findAllByText('x 1 bottle(s)')).toHaveLength(6);
    await escapeFromDialog({ canvas, userEvent });
    await waitFor(() => expect(contents).not.toBeInTheDocument());
    await expect(dialog).toBeVisible();
    await expect(rejectionCookie()).toBeUndefined();
  },
});

/** A single call that names the offer; the page reloads, and nothing counts as turned down. */
export const Accepted = meta.story({
  parameters: { rules: ['BSKT-025', 'BSKT-026', 'BSKT-027', 'UPSL-001', 'UPSL-005', 'UPSL-008'] },
  beforeEach: () =>
    changedOffers([
      { type: 'SUBSCRIPTION', rule: 'FreeShip', itemCode: notable.membership },
      { type: 'WINEPLAN', rule: 'upsellonly', itemCode: notable.planCaseOfSix },
    ]),
  play: async (playing) => {
    const { userEvent } = playing;
    const dialog = await openByClick(playing);
    await expect(dialog).toHaveAttribute('data-size', 'form');
    const calls = await callsFromHere();
    await expect(host.reload).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Claim my extra discount' }));
    await waitFor(() => expect(host.reload).toHaveBeenCalledOnce());
    await expect(calls.writes).toEqual([
      [
        'POST',
        '/api/cart',
        {
          cartItems: [
            {
              itemCode: notable.planCaseOfSix,
              quantity: 1,
              upsellOfferDetails: { type: 'WINEPLAN', rule: 'upsellonly' },
            },
          ],
        },
      ],
    ]);
    await expect(rejectionCookie()).toBeUndefined();
  },
});
/** Six bottles of a plan that is sold by the bottle. */
export const AcceptedByTheBottle = meta.story({
  parameters: { rules: ['BSKT-026', 'BSKT-030'] },
  beforeEach: () =>
    changeAnswer('getProduct', ({ skus, ...product }) => ({
      ...product,
      mixed: false,
      skus: (skus as object[]).map((sku) => ({ ...sku, numberOfBottles: 1 })),
    })),
  play: async (playing) => {
    const dialog = await openByClick(playing);
    const calls = await callsFromHere();
    await playing.userEvent.click(within(dialog).getByRole('button', { name: 'Claim my extra discount' }));
    await waitFor(() => expect(host.reload).toHaveBeenCalledOnce());
    const upsellOfferDetails = { type: 'WINEPLAN', rule: 'hero' };
    await expect(calls.writes).toEqual([
      ['POST', '/api/cart', { cartItems: [{ itemCode: notable.planCaseOfSix, quantity: 6, upsellOfferDetails }] }],
    ]);
  },
});
/** The failure is shown in the dialog, which stays open; the page reloads only after a successful call. */
export const AcceptFailedOnce = meta.story({
  parameters: { mock: { fault: 'addCartItemsBatch:status-409*1' }, rules: ['BSKT-027'] },
  play: async (playing) => {
    const { userEvent } = playing;
    const dialog = await openByClick(playing);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Claim my extra discount' }));
    await within(dialog).findByRole('alert');
    await expect(host.reload).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Claim my extra discount' }));
    await waitFor(() => expect(host.reload).toHaveBeenCalledOnce());
  },
});

/** The site adds the item in response to an event, and no call is made. */
export const NewCart = meta.story({
  parameters: { newCart: true, rules: ['BSKT-028', 'MISC-029'] },
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    const events: unknown[] = [];
    document.addEventListener('cart:add', (event) => events.push((event as CustomEvent).detail), { once: true });
    const dialog = await openByClick(playing);
    const calls = await callsFromHere();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Claim my extra discount' }));
    await closed(canvas);
    await expect(events).toEqual([{ itemType: 'itemcode', itemCode: notable.planCaseOfSix, quantity: 1 }]);
    await calls.settle();
    await expect(calls.writes).toEqual([]);
    await expect(host.reload).not.toHaveBeenCalled();
    await expect(rejectionCookie()).toBeUndefined();
  },
});

/** The shopper did not ask for the offers, so no failure is shown. */
export const OffersFailed = meta.story({
  parameters: { mock: { fault: 'getProductUpsellOffers:500' } },
  play: async (playing) => {
    await isLookedUp();
    await placeIsEmpty(playing);
    await expect(playing.canvas.queryByRole('alert')).toBeNull();
  },
});
export const SchemeFailedOnce = meta.story({
  parameters: { mock: { fault: 'getWinePlanScheme:offline*1' } },
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await userEvent.click(await claimButton(canvas));
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Try again' }));
    await offer(canvas);
  },
});

/** Shows one product page after another, as a visit does. */
function TwoPages({ next }: { readonly next: string }) {
  const [itemCode, setItemCode] = useState<string>(notable.wine);
  return (
    <>
      <button type="button" className="wsk-Button" onClick={() => setItemCode(next)}>
        Next page
      </button>
      <Page itemCode={itemCode} quantity={1} />
    </>
  );
}
/** The offer of the second page is that of its own plan. */
export const AnotherPlan = meta.story({
  render: () => <TwoPages next={notable.sparklingWine} />,
  parameters: { rules: ['UPSL-013'] },
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await openByClick(playing);
    await escapeFromDialog({ canvas, userEvent });
    await closed(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await isLookedUp(notable.sparklingWine);
    await userEvent.click(await claimButton(canvas));
    await waitFor(() => expect(storyCalls.all).toContainEqual(['GET', '/api/wineplan/WP-FIZZ']));
  },
});
/** An item without an offer has none left from the page before. */
export const AnotherItem = meta.story({
  render: () => <TwoPages next={notable.gift} />,
  parameters: { rules: ['UPSL-014'] },
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await claimButton(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await isLookedUp(notable.gift);
    await waitFor(() => placeIsEmpty(playing));
  },
});
/** Closing the offer after it could not be taken declines it. */
export const ClosedAfterAFailure = meta.story({
  parameters: { mock: { fault: 'addCartItemsBatch:500*1' }, rules: ['UPSL-022'] },
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    const dialog = await openByClick(playing);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Claim my extra discount' }));
    await within(dialog).findByRole('alert');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await closed(canvas);
    await expect(rejectionCookie()).toBe('1');
  },
});
