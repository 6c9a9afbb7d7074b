import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { type Action, busy, done, failed, idle } from '../../src/model/load.js';
import { WinePlanTabbedOffer } from '../../src/screens/product/WinePlanTabbedOffer.js';
import { framed } from '../framed.js';
import { from } from '../from.js';
import { plansOf } from './planCases.js';

const meta = preview.meta({
  component: WinePlanTabbedOffer,
  args: {
    plans: from(plansOf),
    action: idle as Action,
    onSelect: fn(),
    onContents: fn(),
    onAdd: fn(),
  },
  decorators: [framed(1240)],
});

export const FirstTab = meta.story({
  parameters: { rules: ['PLAN-081', 'PLAN-082', 'PLAN-083', 'PLAN-084', 'PLAN-085', 'PLAN-089'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'Wine plans' })).toBeVisible();
    const tabs = canvas.getAllByRole('tab');
    await expect(tabs.map((tab) => tab.textContent)).toEqual([
      'The Seasonal Plan: Mixed Case',
      'The Seasonal Plan: All Reds',
      'The Seasonal Plan: All Whites',
    ]);
    await expect(tabs.map((tab) => tab.ariaSelected)).toEqual(['true', 'false', 'false']);
    const [view] = canvas.getAllByRole('tabpanel');
    await expect(view!.querySelector('img')).toHaveAttribute('src', '/images/law/0387613/large.svg');
    await expect(within(view!).getByRole('heading', { name: 'The Seasonal Plan: Mixed Case' })).toBeVisible();
    await expect(within(view!).getByText('Six reds and six whites, chosen for the season')).toBeVisible();
    await expect(within(view!).getByText('£101.88')).toBeVisible();
    await expect(within(view!).getByText('Was £144.88')).toBeVisible();
    await expect(within(view!).getByText(/£8\.49 a bottle/)).toBeVisible();
  },
});

/** A plan at its list price: the line has neither a former price nor a saving. Without a picture, its case is drawn. */
export const NotReduced = meta.story({
  args: {
    plans: from((world) =>
      plansOf(world).map(({ thumbnailImage: _, smallImage: __, largeImage: ___, ...plan }) => ({
        ...plan,
        skus: plan.skus.map((sku) => ({ ...sku, listPrice: sku.salePrice })),
      })),
    ),
  },
  parameters: { rules: ['PLAN-085', 'PROD-065'] },
  play: async ({ canvas }) => {
    const view = within(canvas.getByRole('tabpanel'));
    const drawing = canvas.getByRole('tabpanel').querySelector('.wsk-Silhouette');
    await expect(drawing).toHaveAttribute('viewBox', '0 0 640 560');
    await expect(view.getByText('£101.88')).toBeVisible();
    await expect(view.getByText(/£8\.49 a bottle/)).toBeVisible();
    await expect(view.queryByText(/Was|Save/)).toBeNull();
  },
});
export const PriceInPoints = meta.story({
  globals: { brand: 'hsb' },
  parameters: { rules: ['PLAN-085'] },
  play: async ({ canvas }) => {
    const view = within(canvas.getByRole('tabpanel'));
    for (const words of ['10,428 pts', '869 pts a bottle', 'Was 14,488 pts'])
      await expect(canvas.getByRole('tabpanel')).toHaveTextContent(words);
    await expect(view.queryByText(/£/)).toBeNull();
  },
});

export const SecondTab = meta.story({
  args: { selected: from((world) => plansOf(world)[1]!.itemCode) },
  parameters: { rules: ['PLAN-082', 'PLAN-083', 'PLAN-084', 'PLAN-085', 'PLAN-086', 'PLAN-087', 'PLAN-090'] },
  play: async ({ args, canvas, userEvent }) => {
    const view = within(canvas.getByRole('tabpanel'));
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('The Seasonal Plan: All Reds');
    await expect(canvas.getByRole('tabpanel').querySelector('img')).toHaveAttribute(
      'src',
      '/images/law/0557004/large.svg',
    );
    await expect(view.getByRole('heading', { name: 'The Seasonal Plan: All Reds' })).toBeVisible();
    await expect(view.getByText('Twelve reds for the turn of the year')).toBeVisible();
    await expect(view.getByText('£95.88')).toBeVisible();
    await expect(view.getByText('Was £129.88')).toBeVisible();
    await expect(view.getByText(/£7\.99 a bottle/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to basket' }));
    await expect(args.onAdd).toHaveBeenCalledWith({ product: args.plans[1] });
    await userEvent.click(canvas.getByRole('button', { name: "What's in the case?" }));
    await expect(args.onContents).toHaveBeenCalledWith({ itemCode: args.plans[1]!.itemCode });
    await userEvent.click(canvas.getByRole('tab', { name: 'The Seasonal Plan: All Whites' }));
    await expect(args.onSelect).toHaveBeenCalledWith({ itemCode: args.plans[2]!.itemCode });
  },
});

export const OutOfStock = meta.story({
  args: { plans: from((world) => plansOf(world).map((plan, place) => (place === 1 ? plan : { ...plan, skus: [] }))) },
  parameters: { rules: ['PLAN-092'] },
  play: async ({ canvas, canvasElement }) => {
    const view = canvas.getByRole('tabpanel');
    await expect(
      within(view)
        .getByText(/^Out of Stock$/)
        .closest('[data-tone]'),
    ).toHaveAttribute('data-tone', 'info');
    await expect(within(view).queryByRole('button', { name: 'Add to basket' })).toBeNull();
    // Each tab by its own stock, and not only the one that is open.
    const views = [...canvasElement.querySelectorAll('[role="tabpanel"]')].map(({ textContent }) => textContent);
    await expect(views.map((words) => words.includes('Out of Stock'))).toEqual([true, false, true]);
    await expect(views.map((words) => words.includes('Add to basket'))).toEqual([false, true, false]);
  },
});

export const WithTerms = meta.story({
  args: { termsHref: '/customer-services/terms-and-conditions-of-sale-and-use' },
  parameters: { rules: ['PLAN-088'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read full Terms & Conditions' })).toHaveAttribute(
      'href',
      '/customer-services/terms-and-conditions-of-sale-and-use',
    );
  },
});
export const WithoutTerms = meta.story({
  parameters: { rules: ['PLAN-088'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Read full Terms & Conditions' })).toBeNull();
  },
});
export const OneSkipped = meta.story({ args: { plans: from((world) => plansOf(world).slice(1)) } });
export const Points = meta.story({ globals: { brand: 'hsb' } });
export const Adding = meta.story({ args: { action: busy } });
export const Added = meta.story({ args: { action: done } });
export const AddFailed = meta.story({
  args: { action: failed('Sold out while you were choosing.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold out while you were choosing.')).toBeVisible();
  },
});
export const HeldBackByLowStock = meta.story({
  args: { lowStock: { stock: 2, inCart: 2 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Only 2 left, and your basket already has 2. Please choose a smaller quantity.'),
    ).toBeVisible();
  },
});
export const None = meta.story({
  args: { plans: [] },
  parameters: { rules: ['PLAN-081'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No plans are available at the moment.')).toBeVisible();
  },
});
