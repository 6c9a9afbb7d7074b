import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { OfferPageContainer } from '../../../src/storefront/product/OfferPageContainer.js';
import { callsFromHere, changeAnswer, storyCalls } from '../../storyShop.js';
import { loadedDialog } from '../loadedDialog.js';
import { withStorefront } from '../withStorefront.js';

const meta = preview.meta({
  component: OfferPageContainer,
  decorators: [withStorefront],
  args: { offerCode: 'wine-plans' },
});

const planNames = [
  'The Seasonal Plan: Mixed Case',
  'The Seasonal Plan: All Reds',
  'The Seasonal Plan: All Whites',
  'The Premier Plan: Fine Reds',
  'The Fizz Plan: Six Sparklers',
  'The Seasonal Plan: Six Bottles',
  'The Welcome Case',
];

export const Plans = meta.story({
  parameters: { rules: ['PLAN-081', 'PLAN-087', 'PLAN-090', 'BSKT-030', 'PLAN-089'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Wine plans' });
    await waitFor(() => expect(document.title).toBe('Wine plans - Lawton Wines'));
    const tabs = canvas.getAllByRole('tab');
    await expect(tabs.map((tab) => tab.textContent)).toEqual(planNames);
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('The Seasonal Plan: Mixed Case');
    await userEvent.click(canvas.getByRole('tab', { name: 'The Seasonal Plan: All Reds' }));
    await expect(tabs.map((tab) => tab.ariaSelected)).toEqual([
      'false',
      'true',
      'false',
      'false',
      'false',
      'false',
      'false',
    ]);
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('The Seasonal Plan: All Reds');
    await expect(canvas.getByText('Twelve reds for the turn of the year')).toBeVisible();
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to basket' }));
    await canvas.findByRole('button', { name: 'Added to basket' });
    await expect(calls.writes).toEqual([['PUT', '/api/cart/itemcode/0557004/1']]);
    await canvas.findByRole('button', { name: /^Basket: 12 bottles and a gift, £95\.88/ });
    await userEvent.click(canvas.getByRole('tab', { name: 'The Seasonal Plan: Mixed Case' }));
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('The Seasonal Plan: Mixed Case');
    await expect(canvas.getByText('Six reds and six whites, chosen for the season')).toBeVisible();
  },
});
/** Six bottles of a plan that is sold by the bottle, three of one that is sold in pairs. */
const soldIn =
  (numberOfBottles: number, mixed = false) =>
  () =>
    changeAnswer('getProduct', ({ skus, ...product }) => ({
      ...product,
      mixed,
      skus: (skus as object[]).map((sku) => ({ ...sku, numberOfBottles })),
    }));
const addsUnits =
  (units: number) =>
  async ({ canvas, userEvent }: { readonly canvas: ReturnType<typeof within>; readonly userEvent: User }) => {
    const calls = await callsFromHere();
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to basket' }));
    await waitFor(() => expect(calls.writes).toEqual([['PUT', `/api/cart/itemcode/0387613/${units}`]]));
  };
interface User {
  readonly click: (element: Element) => Promise<void>;
}
export const SoldByTheBottle = meta.story({
  beforeEach: soldIn(1),
  parameters: { rules: ['BSKT-030', 'PLAN-087'] },
  play: addsUnits(6),
});
export const SoldInPairs = meta.story({
  beforeEach: soldIn(2),
  parameters: { rules: ['BSKT-030'] },
  play: addsUnits(3),
});
/** A mixed case is added once, even if it holds fewer than six bottles. */
export const MixedPair = meta.story({
  beforeEach: soldIn(2, true),
  parameters: { rules: ['BSKT-030'] },
  play: addsUnits(1),
});

/** The contents of the case in the selected tab, with the other plans to choose from. */
export const Contents = meta.story({
  parameters: { rules: ['PLAN-086'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'The Seasonal Plan: All Reds' }));
    await userEvent.click(canvas.getByRole('button', { name: "What's in the case?" }));
    const dialog = await loadedDialog(canvas, 'The Seasonal Plan: All Reds', 'CaseContentsModal');
    const choice = within(dialog).getByRole('combobox', { name: 'Show another case' });
    const names = within(choice).getAllByRole('option');
    await expect(names.map((name) => name.textContent)).toEqual(planNames);
    await userEvent.selectOptions(choice, 'The Welcome Case');
    await canvas.findByRole('dialog', { name: 'The Welcome Case' });
  },
});

const termsOf =
  (href: string) =>
  async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
    const [terms] = await canvas.findAllByRole('link', { name: 'Read full Terms & Conditions' });
    await expect(terms).toHaveAttribute('href', href);
  };
export const TermsOfLaw = meta.story({
  globals: { brand: 'law' },
  parameters: { rules: ['BRAND-010', 'PLAN-088'] },
  play: termsOf('/customer-services/customer-terms-and-conditions-of-sale-and-use'),
});
export const TermsOfBbc = meta.story({
  globals: { brand: 'bbc' },
  parameters: { rules: ['BRAND-015', 'PLAN-088'] },
  play: termsOf('/customer-services/customer-terms-and-conditions-of-sale-and-use'),
});
export const TermsOfOthers = meta.story({
  globals: { brand: 'stw' },
  parameters: { rules: ['PLAN-088'] },
  play: termsOf('/customer-services/terms-and-conditions-of-sale-and-use'),
});

/** The product of one plan fails to load, so that plan has no tab. */
export const OneSkipped = meta.story({
  parameters: { mock: { fault: 'getProduct:500*1' }, rules: ['PLAN-089', 'PLAN-091'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Wine plans' });
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(planNames.slice(1));
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('The Seasonal Plan: All Reds');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** The same holds for the first and the last status that count as an error. */
export const OneSkippedAt400 = OneSkipped.extend({ parameters: { mock: { fault: 'getProduct:400*1' } } });
/** A status in the envelope counts as well. */
export const OneSkippedByEnvelope = OneSkipped.extend({
  parameters: { mock: { fault: 'getProduct:status-404*1' } },
});
export const OneSkippedAt599 = OneSkipped.extend({ parameters: { mock: { fault: 'getProduct:599*1' } } });

/** Plans among the others fail to load, each with a status of its own. */
export const SeveralSkipped = meta.story({
  parameters: {
    mock: { fault: 'getProduct:slow-0*2,getProduct:404*1,getProduct:slow-0*1,getProduct:503*1' },
    rules: ['PLAN-089', 'PLAN-091'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Wine plans' });
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'The Seasonal Plan: Mixed Case',
      'The Seasonal Plan: All Reds',
      'The Premier Plan: Fine Reds',
      'The Seasonal Plan: Six Bottles',
      'The Welcome Case',
    ]);
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('The Seasonal Plan: Mixed Case');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** What the selected plan costs later: its next case. */
export const LaterPayments = meta.story({
  parameters: { rules: ['PLAN-097'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: 'Future payments' });
    const payments = () =>
      within(canvas.getByRole('region', { name: 'Future payments' }))
        .getAllByRole('listitem')
        .map((payment) => payment.textContent);
    await expect(payments()).toEqual(['The Seasonal Plan: Mixed Case19 January 2027£118.88']);
    await userEvent.click(canvas.getByRole('tab', { name: 'The Fizz Plan: Six Sparklers' }));
    await waitFor(() => expect(payments()).toEqual(['The Fizz Plan: Six Sparklers19 January 2027£73.44']));
    // The welcome case is sent once.
    await userEvent.click(canvas.getByRole('tab', { name: 'The Welcome Case' }));
    await storyCalls.settle();
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Future payments' })).toBeNull());
  },
});

export const LaterPaymentsFailed = meta.story({
  parameters: { mock: { fault: 'getFuturePaymentsByProduct:500' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Add to basket' });
    await expect(canvas.queryByRole('region', { name: 'Future payments' })).toBeNull();
  },
});

const offersAsked = () =>
  storyCalls.all.map(([, address]) => address).filter((address) => address.startsWith('/api/offer/WP-RED'));

/** If the address has no frequency, the offer's own frequency applies. */
export const WithoutFrequency = meta.story({
  args: { offerCode: 'WP-RED' },
  parameters: { rules: ['PLAN-098'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'The Seasonal Plan' });
    await expect(canvas.getByText(/^A case every 12 weeks\./)).toBeVisible();
    await expect(offersAsked()).toEqual(['/api/offer/WP-RED']);
  },
});
export const WithFrequency = meta.story({
  args: { offerCode: 'WP-RED', frequency: '8' },
  parameters: { rules: ['PLAN-098'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'The Seasonal Plan' });
    await expect(canvas.getByText(/^A case every 8 weeks\./)).toBeVisible();
    await expect(offersAsked()).toEqual(['/api/offer/WP-RED?frequency=8']);
  },
});

export const ThisWeek = meta.story({
  args: { offerCode: 'this-week' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'This week’s offers' });
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(3);
  },
});

export const Recruit = meta.story({
  args: { offerCode: 'recruit-welcome' },
  parameters: { rules: ['PLAN-096'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'A case to welcome you' });
    await expect(canvas.getByText('Welcome', { exact: true })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Your welcome gifts' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Or have it delivered regularly' })).toBeNull();
  },
});

export const Points = meta.story({ globals: { brand: 'hsb' } });

export const Unknown = meta.story({
  args: { offerCode: 'NOSUCHOFFER' },
  play: async ({ canvas }) => {
    await canvas.findByText('Offer not found');
  },
});

const failsThenWorks =
  (message: RegExp) =>
  async ({
    canvas,
    userEvent,
  }: {
    canvas: ReturnType<typeof within>;
    userEvent: { click: (element: Element) => Promise<void> };
  }) => {
    await canvas.findByText(message);
    await expect(canvas.getByText('We can’t show this offer at the moment')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('heading', { level: 1, name: 'Wine plans' });
  };
export const LoadFailedOnce = meta.story({
  parameters: { mock: { fault: 'getOffer:500*1' } },
  play: failsThenWorks(/Something went wrong on our side/),
});
export const LoadOfflineOnce = meta.story({
  parameters: { mock: { fault: 'getOffer:offline*1' }, rules: ['MISC-019'] },
  play: failsThenWorks(/Network request failed/),
});
export const LoadTimedOutOnce = meta.story({
  parameters: { mock: { fault: 'getOffer:timeout*1' }, rules: ['MISC-020'] },
  play: failsThenWorks(/Network request timed out/),
});
export const LoadMalformedOnce = meta.story({
  parameters: { mock: { fault: 'getOffer:malformed*1' } },
  play: failsThenWorks(/Something went wrong\. Please try again/),
});
export const ProductsFailedOnce = meta.story({
  parameters: { mock: { fault: 'getProduct:500*7' } },
  play: failsThenWorks(/Something went wrong on our side/),
});
