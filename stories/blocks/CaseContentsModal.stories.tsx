import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { notable } from '../../mocks/fixtures/catalogue/notable.js';
import { CaseContentsModal } from '../../src/blocks/CaseContentsModal.js';
import { busy, done, idle, loadFailed, loading, ready } from '../../src/model/load.js';
import { from } from '../from.js';
import { caseOf } from './caseItems.js';

const cases = [
  { itemCode: notable.planCase, name: 'The Seasonal Plan: Mixed Case' },
  { itemCode: '0901', name: 'The Seasonal Plan: All Reds' },
  { itemCode: '0902', name: 'The Seasonal Plan: All Whites' },
];
const buy = (action: typeof idle | typeof busy) =>
  from((world) => ({
    product: world.answer('getProduct', { params: { itemcode: notable.planCase } }),
    action,
    onAdd: fn(),
  }));

const meta = preview.meta({
  component: CaseContentsModal,
  args: {
    open: true,
    itemCode: notable.planCase,
    contents: from((world) => ready(caseOf(world))),
    onRetry: fn(),
    onClose: fn(),
  },
});

/** What is in a case, over the page that offers it, with its price and the button that buys it. */
export const Case = meta.story({
  args: { cases: cases.slice(0, 1), buy: buy(idle) },
  parameters: { rules: ['PROD-119', 'PROD-120', 'PROD-145', 'PROD-146'] },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'The Seasonal Plan: Mixed Case' });
    await expect(within(dialog).getByText('Six reds and six whites, chosen for the season')).toBeVisible();
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(6);
    // There is no other case to switch to.
    await expect(within(dialog).queryByRole('combobox')).toBeNull();
  },
});

/** A plan comes in several cases, which shoppers compare without leaving the dialog. */
export const WithChoice = meta.story({
  args: {
    cases,
    buy: buy(idle),
    onChoose: fn(),
    contents: from((world) => {
      const { parentProduct, ...contents } = caseOf(world);
      // The case's own name, which is neither that of its product nor the one in the list of choices.
      return ready({ ...contents, parentProduct: { ...parentProduct, name: 'Six Reds, Six Whites' } });
    }),
  },
  parameters: { rules: ['PROD-119', 'PROD-120', 'PROD-145'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('dialog', { name: 'Six Reds, Six Whites' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(/^Six Reds, Six Whites$/);
    const choice = canvas.getByRole('combobox', { name: 'Show another case' });
    await expect(choice).toHaveValue(notable.planCase);
    const names = within(choice)
      .getAllByRole('option')
      .map((option) => option.textContent);
    await expect(names).toEqual(cases.map(({ name }) => name));
    await userEvent.selectOptions(choice, 'The Seasonal Plan: All Reds');
    await expect(args.onChoose).toHaveBeenCalledWith({ itemCode: '0901' });
  },
});

/** There is no case to name the dialog after, nothing to buy, and the focus must stay inside. */
export const LoadFailed = meta.story({
  args: { contents: loadFailed('Something else entirely'), cases, buy: buy(idle) },
  parameters: { rules: ['PROD-133', 'PROD-134'] },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Case details' });
    await expect(within(dialog).getByRole('heading', { name: 'Case details' })).toBeVisible();
    // Another case can still be chosen, but this one not bought.
    await expect(within(dialog).getByRole('combobox')).toHaveValue(notable.planCase);
    await expect(within(dialog).queryByRole('button', { name: 'Add to basket' })).toBeNull();
    await expect(
      within(dialog).getByText(/^Unfortunately we are unable to load the details at this time\.$/),
    ).toBeVisible();
    await expect(within(dialog).queryByText('Something else entirely')).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
  },
});

export const Loading = meta.story({
  args: { contents: loading, cases },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Case details' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the case');
    await expect(canvas.queryByRole('button', { name: 'Add to basket' })).toBeNull();
  },
});

export const Switching = meta.story({ args: { contents: loading, cases, itemCode: '0901' } });

export const Adding = meta.story({ args: { cases, buy: buy(busy) } });
export const Added = meta.story({ args: { cases, buy: buy(done) } });
export const HeldBackByLowStock = meta.story({
  args: {
    buy: from((world) => ({
      product: world.answer('getProduct', { params: { itemcode: notable.planCase } }),
      action: idle,
      lowStock: { stock: 2, inCart: 2 },
      onAdd: fn(),
    })),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Only 2 left, and your basket already has 2. Please choose a smaller quantity.'),
    ).toBeVisible();
  },
});
export const NotOnSale = meta.story({ args: { cases } });

/** The dialog has the heading of the tour. */
const titled = (heading: string) => ({
  play: async ({ canvas }: { readonly canvas: ReturnType<typeof within> }) => {
    await expect(canvas.getByRole('dialog', { name: heading })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: heading })).toBeVisible();
  },
});
export const FullTour = meta.story({
  ...titled('The full tour: 12 bottles every 12 weeks'),
  args: { cases, tour: 'full', buy: buy(idle) },
  parameters: { rules: ['PROD-137'] },
});
export const GrandTour = meta.story({
  ...titled('The grand tour: 12 bottles every 8 weeks'),
  args: { cases, tour: 'grand', buy: buy(idle) },
  parameters: { rules: ['PROD-137'] },
});

/** The tour is known before its case is. */
export const TourLoading = meta.story({
  ...titled('The full tour: 12 bottles every 12 weeks'),
  args: { cases, tour: 'full', contents: loading },
  parameters: { rules: ['PROD-137'] },
});
/** A case that failed to load names no tour. */
export const TourLoadFailed = meta.story({
  args: { cases, tour: 'full', contents: loadFailed('Something else entirely') },
  parameters: { rules: ['PROD-133', 'PROD-134'] },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Case details' });
    await expect(within(dialog).getByRole('heading', { name: 'Case details' })).toBeVisible();
    await expect(
      within(dialog).getByText(/^Unfortunately we are unable to load the details at this time\.$/),
    ).toBeVisible();
    await expect(within(dialog).queryByText('Something else entirely')).toBeNull();
  },
});

/** There is no header and no dropdown: the tour's heading takes their place. */
export const LandingPage = meta.story({
  args: { cases, tour: 'half', gifts: <p>Your welcome gifts</p>, buy: buy(idle) },
  parameters: { rules: ['PROD-135', 'PROD-136', 'PROD-137'] },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'The half tour: 6 bottles every 12 weeks' });
    await expect(
      within(dialog).getByRole('heading', { name: 'The half tour: 6 bottles every 12 weeks' }),
    ).toBeVisible();
    await expect(within(dialog).queryByText('The Seasonal Plan: Mixed Case')).toBeNull();
    await expect(within(dialog).queryByText('Six reds and six whites, chosen for the season')).toBeNull();
    await expect(within(dialog).queryByRole('combobox')).toBeNull();
    await expect(within(dialog).getByText('Your welcome gifts')).toBeVisible();
  },
});

export const Closed = meta.story({
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});
