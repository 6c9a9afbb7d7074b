import { expect, fn, type within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, failed, idle, loading, ready } from '../../src/model/load.js';
import { CartUpsell } from '../../src/screens/upsells/CartUpsell.js';
import type { OfferedUpsell } from '../../src/screens/upsells/UpsellBody.js';
import { failsToLoad } from '../commonStories.js';
import { from } from '../from.js';
import { offeredMembership, offeredPlan, offeredWines } from './offered.js';

const meta = preview.meta({
  component: CartUpsell,
  args: {
    offered: from((world) => ready<OfferedUpsell | null>(offeredMembership(world))),
    action: idle,
    onAccept: fn(),
    onDecline: fn(),
    onShowCase: fn(),
    onLearnMore: fn(),
    onRetry: fn(),
  },
});

const wines = from((world) => ready<OfferedUpsell | null>(offeredWines(world)));

/** The offer is within the page, not in a dialog. */
export const Shown = meta.story({
  parameters: { rules: ['UPSL-028'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('Before you check out: one offer that goes with what is in your basket.'),
    ).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Delivery included, all year' })).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'No, thank you' }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
});
export const WinePlan = meta.story({
  args: { offered: from((world) => ready<OfferedUpsell | null>(offeredPlan(world))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Claim your extra discount' })).toBeVisible();
  },
});
export const FillTheCase = meta.story({
  args: { offered: wines },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add all 3 bottles' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
});
const pricesIn = (canvas: ReturnType<typeof within>) =>
  canvas.getAllByRole('listitem').map((wine: HTMLElement) => /£[\d.]+/.exec(wine.textContent)?.[0]);

/** No space is left with these, so they cost what they cost from twelve bottles on. */
export const FillsTheCase = meta.story({
  args: { offered: from((world) => ready<OfferedUpsell | null>({ ...offeredWines(world), fillsCase: true })) },
  globals: { brand: 'law' },
  play: async ({ canvas }) => {
    await expect(pricesIn(canvas)).toEqual(['£12.99', '£11.99', '£11.99']);
    await expect(canvas.getByText('Together').parentElement).toHaveTextContent('£36.97');
    await expect(canvas.getByText('At the price for 12 or more, you save £8.00')).toBeVisible();
  },
});
/** With these there is still space, so only the basket knows whether they are twelve. */
export const LeavesSpace = meta.story({
  args: { offered: from((world) => ready<OfferedUpsell | null>({ ...offeredWines(world), fillsCase: false })) },
  globals: { brand: 'law' },
  play: async ({ canvas }) => {
    await expect(pricesIn(canvas)).toEqual(['£15.99', '£14.99', '£13.99']);
    await expect(canvas.queryByText(/^At the price for 12/)).toBeNull();
  },
});
export const Points = FillTheCase.extend({ globals: { brand: 'hsb' } });
export const Adding = meta.story({
  args: { offered: wines, action: busy },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Adding...' })).toBeVisible();
  },
});
export const Failed = meta.story({
  args: { offered: wines, action: failed('Only two of these are left.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Only two of these are left.');
  },
});

/** Checks that an empty element is rendered, as for an empty basket, while offers are loading, and after three
 * rejections. */
const isEmpty = async ({
  canvas,
  canvasElement,
}: {
  canvas: ReturnType<typeof within>;
  canvasElement: HTMLElement;
}) => {
  const place = canvasElement.querySelector('[data-component="CartUpsell"]');
  await expect(place).toBeEmptyDOMElement();
  await expect(canvas.queryByRole('region')).toBeNull();
};
export const Hidden = meta.story({ args: { offered: ready(null) }, play: isEmpty });
export const Loading = meta.story({ args: { offered: loading }, play: isEmpty });

export const LoadFailed = meta.story(failsToLoad('offered', 'Network request failed'));

export const NoSchemeId = meta.story({
  args: { offered: ready(null), problem: { kind: 'noScheme', itemCode: '0684646' } },
  parameters: { rules: ['UPSL-031'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No SchemeID setup for upsell 0684646$/)).toBeVisible();
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const NoSkus = meta.story({
  args: { offered: ready(null), problem: { kind: 'noSkus', itemCode: '0684646' } },
  parameters: { rules: ['UPSL-032'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No skus setup for upsell 0684646$/)).toBeVisible();
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
