import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { caseCode } from '../../../mocks/fixtures/catalogue/codes.js';
import { notable } from '../../../mocks/fixtures/catalogue/notable.js';
import type { CaseContentsRequest } from '../../../src/storefront/base/openDialog.js';
import { useOpenDialog } from '../../../src/storefront/base/useOpenDialog.js';
import { Button } from '../../../src/ui/Button.js';
import { holdTimers } from '../../heldTimers.js';
import { callsFromHere, changeAnswer, holdAnswer } from '../../storyShop.js';
import { loadedDialog } from '../loadedDialog.js';
import { nothingLeft } from '../nothingLeft.js';
import { withStorefront } from '../withStorefront.js';

/** A part of a page that opens the dialog. */
function Opener(request: CaseContentsRequest) {
  const openDialog = useOpenDialog();
  return <Button onClick={() => openDialog('caseContents', request)}>What's in the case?</Button>;
}

const otherCases = [
  { itemCode: notable.planCase, name: 'The Seasonal Plan: Mixed Case' },
  { itemCode: caseCode('plan-red'), name: 'The Seasonal Plan: All Reds' },
];

const meta = preview.meta({
  component: Opener,
  decorators: [withStorefront],
  args: { itemCode: notable.planCase },
});

type Canvas = ReturnType<typeof within>;
type User = { click: (element: Element) => Promise<void> };
const open = async (canvas: Canvas, userEvent: User) =>
  userEvent.click(canvas.getByRole('button', { name: "What's in the case?" }));

export const Case = meta.story({
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    const dialog = await canvas.findByRole('dialog', { name: 'The Seasonal Plan: Mixed Case' });
    await expect(within(dialog).getAllByText('x 2 bottle(s)')).toHaveLength(6);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: "What's in the case?" })).toHaveFocus());
  },
});

export const OpensLoading = meta.story({
  parameters: { mock: { fault: 'getCase:slow-60000' }, rules: ['PROD-130'] },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    const dialog = await loadedDialog(canvas, 'Case details', 'CaseContentsModal');
    await within(dialog).findByText('Loading the case');
    await expect(within(dialog).queryByRole('listitem')).toBeNull();
  },
});

/** The wines of the first case are replaced by those of the second; the name and headline change too. */
export const AnotherChosen = meta.story({
  args: { otherCases },
  parameters: { rules: ['PROD-120', 'PROD-131'] },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    const dialog = await canvas.findByRole('dialog', { name: 'The Seasonal Plan: Mixed Case' });
    await expect(within(dialog).getByText('Six reds and six whites, chosen for the season')).toBeVisible();
    const choice = within(dialog).getByRole('combobox', { name: 'Show another case' });
    const calls = await callsFromHere();
    const answer = holdAnswer('getCase');
    await userEvent.selectOptions(choice, 'The Seasonal Plan: All Reds');
    await expect(choice).toHaveValue('0557004');
    await expect(within(dialog).getByText('Loading the case')).toBeInTheDocument();
    // Nothing of the first case stands over the second while it loads.
    await expect(within(dialog).queryByText(/Verdejo/)).toBeNull();
    await expect(within(dialog).queryByText('Six reds and six whites, chosen for the season')).toBeNull();
    await expect(within(dialog).getByRole('heading', { level: 2 })).not.toHaveTextContent('Mixed Case');
    answer();
    await canvas.findByRole('dialog', { name: 'The Seasonal Plan: All Reds' });
    await expect(within(dialog).getByText('Twelve reds for the turn of the year')).toBeVisible();
    await expect(within(dialog).queryByText('Six reds and six whites, chosen for the season')).toBeNull();
    await expect(within(dialog).getByText(/Kudu Kloof Pinotage/)).toBeInTheDocument();
    await expect(within(dialog).queryByText(/Verdejo/)).toBeNull();
    await expect(calls.all).toContainEqual(['GET', '/api/product/case/0557004']);
    await waitFor(() => expect(choice).toHaveFocus());
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Add to basket' }));
    await within(dialog).findByRole('button', { name: 'Added to basket' });
    await expect(calls.writes).toEqual([['PUT', '/api/cart/itemcode/0557004/1']]);
  },
});

/** Of two cases of a visit, each has a dialog of its own, with its own name and wines. */
export const OneAfterAnother = meta.story({
  render: (args) => (
    <>
      <Opener {...args} />
      <Opener itemCode={caseCode('plan-red')} />
    </>
  ),
  parameters: { rules: ['PROD-119'] },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button', { name: "What's in the case?" });
    for (const [opener, name, headline] of [
      [first!, 'The Seasonal Plan: Mixed Case', 'Six reds and six whites, chosen for the season'],
      [second!, 'The Seasonal Plan: All Reds', 'Twelve reds for the turn of the year'],
      [first!, 'The Seasonal Plan: Mixed Case', 'Six reds and six whites, chosen for the season'],
    ] as const) {
      await userEvent.click(opener);
      const dialog = await canvas.findByRole('dialog', { name });
      await expect(within(dialog).getByText(headline)).toBeVisible();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    }
  },
});

/** The low-stock rule holds in the dialog too. */
export const HeldBackByLowStock = meta.story({
  parameters: { rules: ['PROD-066', 'PROD-068'] },
  beforeEach: nothingLeft,
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    const dialog = await canvas.findByRole('dialog', { name: 'The Seasonal Plan: Mixed Case' });
    const add = await within(dialog).findByRole('button', { name: 'Add to basket' });
    const calls = await callsFromHere();
    await userEvent.click(add);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Only 0 left. Please choose a smaller quantity.',
    );
    await calls.settle();
    await expect(calls.writes).toEqual([]);
  },
});

export const Bought = meta.story({
  parameters: { rules: ['BSKT-030'] },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    const dialog = await canvas.findByRole('dialog', { name: 'The Seasonal Plan: Mixed Case' });
    const calls = await callsFromHere();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Add to basket' }));
    await within(dialog).findByRole('button', { name: 'Added to basket' });
    await expect(calls.writes).toEqual([['PUT', '/api/cart/itemcode/0387613/1']]);
  },
});

/** Six bottles of a case that is sold by the bottle. */
export const BoughtByTheBottle = meta.story({
  parameters: { rules: ['BSKT-030'] },
  beforeEach: () =>
    changeAnswer('getProduct', ({ skus, ...product }) => ({
      ...product,
      mixed: false,
      skus: (skus as object[]).map((sku) => ({ ...sku, numberOfBottles: 1 })),
    })),
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    const dialog = await canvas.findByRole('dialog', { name: 'The Seasonal Plan: Mixed Case' });
    const calls = await callsFromHere();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Add to basket' }));
    await waitFor(() => expect(calls.writes).toEqual([['PUT', '/api/cart/itemcode/0387613/6']]));
  },
});

const loadFailsThenWorks = async ({ canvas, userEvent }: { canvas: Canvas; userEvent: User }) => {
  await open(canvas, userEvent);
  const dialog = await loadedDialog(canvas, 'Case details', 'CaseContentsModal');
  await within(dialog).findByText(/^Unfortunately we are unable to load the details at this time\.$/);
  await expect(dialog).toHaveAccessibleName('Case details');
  await expect(within(dialog).getByRole('heading', { name: 'Case details' })).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await canvas.findByRole('dialog', { name: 'The Seasonal Plan: Mixed Case' });
  await expect(within(dialog).getAllByRole('listitem')).toHaveLength(6);
  await expect(dialog).toContainElement(document.activeElement as HTMLElement);
};

export const LoadFailedOnce = meta.story({
  parameters: { mock: { fault: 'getCase:500*1' }, rules: ['PROD-133', 'PROD-134'] },
  play: loadFailsThenWorks,
});
export const LoadRefusedOnce = meta.story({
  parameters: { mock: { fault: 'getCase:status-409*1' }, rules: ['PROD-133', 'PROD-134'] },
  play: loadFailsThenWorks,
});
export const LoadOfflineOnce = meta.story({
  parameters: { mock: { fault: 'getCase:offline*1' }, rules: ['PROD-133', 'PROD-134'] },
  play: loadFailsThenWorks,
});
export const LoadTimedOutOnce = meta.story({
  parameters: { mock: { fault: 'getCase:timeout*1' }, rules: ['PROD-133', 'PROD-134'] },
  play: loadFailsThenWorks,
});
export const LoadMalformedOnce = meta.story({
  parameters: { mock: { fault: 'getCase:malformed*1' }, rules: ['PROD-133', 'PROD-134'] },
  play: loadFailsThenWorks,
});

export const UnknownCase = meta.story({
  args: { itemCode: 'NOSUCHCASE' },
  parameters: { rules: ['PROD-133', 'PROD-134'] },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    const dialog = await loadedDialog(canvas, 'Case details', 'CaseContentsModal');
    await within(dialog).findByText('Unfortunately we are unable to load the details at this time.');
    await expect(dialog).toHaveAccessibleName('Case details');
  },
});

/** If the price cannot be fetched, the contents are still shown. */
export const PriceFailed = meta.story({
  parameters: { mock: { fault: 'getProduct:500' } },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    const dialog = await canvas.findByRole('dialog', { name: 'The Seasonal Plan: Mixed Case' });
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(6);
    await expect(within(dialog).queryByRole('button', { name: 'Add to basket' })).toBeNull();
  },
});

/** A dialog requested by an upsell opens a tenth of a second after the request. */
export const ByUpsell = meta.story({
  args: { upsell: true },
  parameters: { rules: ['PROD-132', 'UPSL-097'] },
  play: async ({ canvas, userEvent }) => {
    const timers = holdTimers(100);
    await open(canvas, userEvent);
    await waitFor(() => expect(timers.count()).toBe(1));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    timers.pass();
    await canvas.findByRole('dialog', { name: 'The Seasonal Plan: Mixed Case' });
  },
});

/** Anywhere else, the dialog opens at once. */
export const AtOnceElsewhere = meta.story({
  parameters: { rules: ['PROD-132'] },
  play: async ({ canvas, userEvent }) => {
    const timers = holdTimers(100);
    await open(canvas, userEvent);
    await canvas.findByRole('dialog', { name: 'The Seasonal Plan: Mixed Case' });
    await expect(timers.count()).toBe(0);
  },
});

/** The welcome gifts stand below the wines of a tour's case, and are not sold there. */
export const ForATour = meta.story({
  args: { tour: 'grand', otherCases },
  parameters: {
    rules: ['PROD-135', 'PROD-136', 'PROD-137', 'PROD-138', 'PROD-139', 'PROD-140', 'PROD-141'],
  },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    const dialog = await canvas.findByRole('dialog', { name: 'The grand tour: 12 bottles every 8 weeks' });
    // Counts only the wines of the case; the welcome gifts are below them.
    await expect((await within(dialog).findAllByText(/^x \d+ bottle\(s\)$/)).length).toBe(6);
    await expect(within(dialog).queryByRole('combobox')).toBeNull();
    await expect(within(dialog).queryByText('The Seasonal Plan: Mixed Case')).toBeNull();
    await expect(within(dialog).queryByText('Six reds and six whites, chosen for the season')).toBeNull();
    const gifts = within(dialog).getByRole('region', { name: 'Your welcome gifts' });
    const texts = within(gifts)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    await expect(texts).toEqual([
      'Free delivery on your first case',
      'Family discount: up to £70 off your first case',
      'Free Prosecco',
      'A set of handmade British crystal tumblers',
    ]);
    await expect(within(gifts).queryByRole('button')).toBeNull();
  },
});
