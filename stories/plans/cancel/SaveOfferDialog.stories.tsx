import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { busy, done, failed, idle, loadFailed, loading, ready } from '../../../src/model/load.js';
import type { SaveOffer } from '../../../src/model/plan.js';
import { SaveOfferDialog } from '../../../src/screens/plans/cancel/SaveOfferDialog.js';
import { fitsNarrow } from '../../commonStories.js';
import { from } from '../../from.js';
import type { StoryWorld } from '../../world.js';

/** Returns the offer for the first plan, or a sample for a customer without a plan. */
function offerOf(world: StoryWorld): SaveOffer {
  const { subscriptionId } = world.answer('listWinePlans')[0] ?? {};
  const made =
    subscriptionId && world.answer('getWinePlanSaveOffer', { params: { subscriptionId, saveType: 'cancel' } });
  return (
    made || { offerId: 'STAY-2', token: 't', subscriptionOrderId: 'WP1-1', headline: 'A bottle', description: '.' }
  );
}

const meta = preview.meta({
  component: SaveOfferDialog,
  args: {
    open: true,
    subscriptionId: 'WP1501',
    offer: from((world) => ready<SaveOffer | null>(offerOf(world))),
    action: idle,
    onAccept: fn(),
    onContinue: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  globals: { login: 'hard', persona: 'plan-active' },
});

/** Two bottles at £30.49 each: the value is shown. The button to continue is as large as the one to accept, and comes
 * first. */
export const Offer = meta.story({
  parameters: { rules: ['PLAN-031', 'PLAN-033'] },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'An offer before you cancel' }));
    await expect(dialog.getByRole('heading', { name: 'Two bottles on us if you stay' })).toBeVisible();
    await expect(dialog.getByText('£60.98')).toBeVisible();
    await expect(dialog.getByText('It is yours if the plan goes on. If not, cancel now.')).toBeVisible();
    const goOn = dialog.getByRole('button', { name: 'Cancel now' });
    const accept = dialog.getByRole('button', { name: 'Accept the offer' });
    const [one, other] = [goOn, accept].map((button) => button.getBoundingClientRect());
    await expect([Math.round(one!.width), Math.round(one!.height)]).toEqual([
      Math.round(other!.width),
      Math.round(other!.height),
    ]);
    await expect(one!.left < other!.left || one!.top < other!.top).toBe(true);
    await expect(getComputedStyle(goOn).color).toBe(getComputedStyle(accept).color);
    await expect(getComputedStyle(goOn).backgroundColor).toBe(getComputedStyle(accept).backgroundColor);
    await userEvent.click(goOn);
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.click(accept);
    await expect(args.onAccept).toHaveBeenCalledWith({ offer: expect.objectContaining({ offerId: 'STAY-2' }) });
  },
});
export const None = meta.story({
  args: { offer: ready<SaveOffer | null>(null) },
  parameters: { rules: ['PLAN-031'] },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByText('There is no offer at the moment')).toBeVisible();
    await expect(dialog.getByText('Nothing stands between you and cancelling.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Accept the offer' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel now' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
});
/** A single way to change the plan stands in place of the sentence that there is no offer. */
export const NoneButOneAlternative = meta.story({
  args: { offer: ready<SaveOffer | null>(null), alternatives: ['skip'] },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getAllByRole('link')).toHaveLength(1);
    await expect(dialog.queryByText('There is no offer at the moment')).toBeNull();
  },
});
export const Applying = meta.story({
  args: { action: busy },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Accepting...' }));
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
});
export const Applied = meta.story({
  args: { action: done },
  parameters: { rules: ['PLAN-065', 'PLAN-033'] },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByText('It is in your next case')).toBeVisible();
    await expect(
      dialog.getByText('Your plan carries on, and the wine comes with the next case at no charge.'),
    ).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Keep my plan' })).toHaveAttribute(
      'href',
      '/account/wine-plans/WP1501',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel now' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
});
export const ApplyingFailed = meta.story({
  args: { action: failed('This offer has been taken already.') },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByRole('alert')).toHaveTextContent('This offer has been taken already.');
    await userEvent.click(dialog.getByRole('button', { name: 'Accept the offer' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
});
/** The customer does not have to wait for an offer. */
export const Loading = meta.story({
  args: { offer: loading },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByText('Looking for an offer...')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel now' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
});
export const Failed = meta.story({
  args: { offer: loadFailed('Offers are out of reach.') },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Offers are out of reach.');
    await expect(dialog.getByText('Nothing stands between you and cancelling.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel now' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
});
export const Points = meta.story({
  globals: { brand: 'hsb' },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByText('6,098')).toBeVisible();
  },
});
export const Narrow = meta.story(fitsNarrow);
