import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, failed, idle, loadFailed, loading, ready } from '../../src/model/load.js';
import { UpsellModal } from '../../src/screens/upsells/UpsellModal.js';
import { fitsNarrow } from '../commonStories.js';
import { from } from '../from.js';
import { offeredMembership, offeredPlan, offeredWines } from './offered.js';

const meta = preview.meta({
  component: UpsellModal,
  args: {
    open: true,
    offered: from((world) => ready(offeredPlan(world))),
    action: idle,
    onAccept: fn(),
    onShowCase: fn(),
    onLearnMore: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
});

type Canvas = ReturnType<typeof within>;
const dialogOf = async (canvas: Canvas, name: string) => within(await canvas.findByRole('dialog', { name }));

/** A plan with its name and headline; every control calls its callback. */
export const WinePlan = meta.story({
  parameters: { rules: ['UPSL-002', 'UPSL-011', 'UPSL-012'] },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await dialogOf(canvas, 'Claim your extra discount');
    await expect(dialog.getByRole('heading', { name: 'The Seasonal Plan' })).toBeVisible();
    await expect(dialog.getByText('Three reds and three whites, every eight weeks')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'What’s in the case?' }));
    await expect(args.onShowCase).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Claim my extra discount' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'No, thank you' }));
    await expect(args.onClose).toHaveBeenLastCalledWith({ by: 'cancelButton' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenLastCalledWith({ by: 'escape' });
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenLastCalledWith({ by: 'closeButton' });
  },
});

export const Membership = meta.story({
  args: { offered: from((world) => ready(offeredMembership(world))) },
  globals: { brand: 'law' },
  parameters: { rules: ['UPSL-003'] },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await dialogOf(canvas, 'Delivery included, all year');
    // Nothing has been paid for delivery yet, so the full fee is due.
    await expect(dialog.getByText('To pay now').parentElement).toHaveTextContent('£29.99');
    await userEvent.click(dialog.getByRole('button', { name: 'Find out more' }));
    await expect(args.onLearnMore).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Each wine with its price, and the total; they are all added together. */
export const FillTheCase = meta.story({
  args: { offered: from((world) => ready(offeredWines(world, 3, 'FreeShip'))) },
  globals: { brand: 'law' },
  parameters: { rules: ['UPSL-004', 'UPSL-007'] },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await dialogOf(canvas, 'There is room left in your case');
    const wines = dialog.getAllByRole('listitem');
    await expect(wines).toHaveLength(3);
    await expect(wines[0]).toHaveTextContent(/^Spain.*£15\.99/);
    await expect(wines[1]).toHaveTextContent('£14.99');
    await expect(dialog.getByText(/and arrive with it/)).toBeVisible();
    const together = wines.reduce((sum, wine) => sum + Number(/£([\d.]+)/.exec(wine.textContent)?.[1]), 0);
    await expect(dialog.getByText('Together').parentElement).toHaveTextContent(`£${together.toFixed(2)}`);
    await userEvent.click(dialog.getByRole('button', { name: 'Add all 3 bottles' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'No, thank you' }));
    await expect(args.onClose).toHaveBeenCalledWith({ by: 'cancelButton' });
  },
});
export const OneSpace = meta.story({
  args: { offered: from((world) => ready({ ...offeredWines(world, 1, 'FreeShip'), fillsCase: true })) },
  globals: { brand: 'law' },
  play: async ({ canvas }) => {
    const dialog = await dialogOf(canvas, 'There is room left in your case');
    await expect(
      dialog.getByText('One more bottle fills it. This one goes well with what you have chosen.'),
    ).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveTextContent('£12.99');
    await expect(dialog.getByRole('button', { name: 'Add one bottle' })).toBeVisible();
    await expect(dialog.queryByText('Together')).toBeNull();
  },
});
/** The only wine on offer, in a case with space for more. */
export const OneWine = meta.story({
  args: { offered: from((world) => ready({ ...offeredWines(world, 1, 'FreeShip'), fillsCase: false })) },
  globals: { brand: 'law' },
  play: async ({ canvas }) => {
    const dialog = await dialogOf(canvas, 'There is room left in your case');
    await expect(dialog.getByText('This one goes well with what you have chosen.')).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveTextContent('£15.99');
  },
});
export const Points = FillTheCase.extend({
  globals: { brand: 'hsb' },
  play: async ({ canvas }) => {
    const dialog = await dialogOf(canvas, 'There is room left in your case');
    await expect(dialog.getAllByText('pts')).toHaveLength(4);
    await expect(dialog.queryByText(/£/)).toBeNull();
  },
});

const widthOf = (canvas: Canvas) => canvas.getByRole('dialog').getBoundingClientRect().width;

/** A wide dialog. */
export const Hero = meta.story({
  parameters: { rules: ['UPSL-006'] },
  play: async ({ canvas, canvasElement }) => {
    await dialogOf(canvas, 'Claim your extra discount');
    await expect(widthOf(canvas)).toBeGreaterThan(Math.min(520, window.innerWidth - 33));
    await expect(canvas.getByRole('dialog')).toHaveAttribute('data-size', 'wide');
    await expect(canvasElement.querySelector('.wsk-UpsellModal')).toHaveAttribute('data-variant', 'hero');
  },
});

/** The rule decides, not what is offered. */
export const HeroOfWines = meta.story({
  args: { offered: from((world) => ready(offeredWines(world, 3, 'hero'))) },
  parameters: { rules: ['UPSL-006'] },
  play: async ({ canvas, canvasElement }) => {
    await dialogOf(canvas, 'There is room left in your case');
    await expect(canvas.getByRole('dialog')).toHaveAttribute('data-size', 'wide');
    await expect(canvasElement.querySelector('.wsk-UpsellModal')).toHaveAttribute('data-variant', 'hero');
  },
});

export const HeroOfAMembership = meta.story({
  args: { offered: from((world) => ready({ ...offeredMembership(world), rule: 'hero' })) },
  parameters: { rules: ['UPSL-006'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('dialog')).toHaveAttribute('data-size', 'wide');
    await expect(canvasElement.querySelector('.wsk-UpsellModal')).toHaveAttribute('data-variant', 'hero');
  },
});

/** Only the offer, with nothing around it. */
export const UpsellOnly = meta.story({
  args: { offered: from((world) => ready(offeredWines(world))) },
  parameters: { rules: ['UPSL-007'] },
  play: async ({ canvas }) => {
    const dialog = await dialogOf(canvas, 'There is room left in your case');
    await expect(dialog.queryByText(/and arrive with it/)).toBeNull();
    await expect(canvas.getByRole('dialog')).toHaveAttribute('data-size', 'form');
  },
});

export const Adding = meta.story({
  args: { offered: from((world) => ready(offeredWines(world))), action: busy },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await dialogOf(canvas, 'There is room left in your case');
    await userEvent.click(dialog.getByRole('button', { name: 'Adding...' }));
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
});
export const Failed = meta.story({
  args: { offered: from((world) => ready(offeredWines(world))), action: failed('Only two of these are left.') },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await dialogOf(canvas, 'There is room left in your case');
    await expect(dialog.getByRole('alert')).toHaveTextContent('Only two of these are left.');
    await userEvent.click(dialog.getByRole('button', { name: 'Add all 3 bottles' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
});
export const PlanFailed = meta.story({
  args: { action: failed('The case is not on sale any more.') },
  play: async ({ canvas }) => {
    const dialog = await dialogOf(canvas, 'Claim your extra discount');
    await expect(dialog.getByRole('alert')).toHaveTextContent('The case is not on sale any more.');
  },
});

export const Loading = meta.story({
  args: { offered: loading },
  play: async ({ canvas }) => {
    const dialog = await dialogOf(canvas, 'An offer for your basket');
    const status = dialog.getByRole('status');
    await expect(status).toHaveTextContent('Fetching your offer...');
    await expect(status.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  },
});
export const LoadFailed = meta.story({
  args: { offered: loadFailed('Network request failed') },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await dialogOf(canvas, 'An offer for your basket');
    await expect(dialog.getByText('Network request failed')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Phone = meta.story({
  ...fitsNarrow,
  args: { offered: from((world) => ready(offeredWines(world))) },
});
