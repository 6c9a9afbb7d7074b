import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, failed, idle } from '../../src/model/load.js';
import { PostPurchaseUpsell, type ShownPostPurchaseOffer } from '../../src/screens/upsells/PostPurchaseUpsell.js';
import { offeredWines } from '../blocks/offeredWines.js';
import { from } from '../from.js';
import type { StoryWorld } from '../world.js';

const unlimited = ({ product, site }: StoryWorld): ShownPostPurchaseOffer => ({
  kind: 'unlimited',
  offer: { type: 'SUBSCRIPTION', rule: 'FreeShip', itemCode: '00067SV' },
  product: product('membership'),
  fee: site.money === 'points' ? 2999 : 29.99,
  deliveryPaid: site.money === 'points' ? 799 : 7.99,
});
const winePlan = ({ answer }: StoryWorld): ShownPostPurchaseOffer => ({
  kind: 'winePlan',
  offer: { type: 'WINEPLAN', rule: 'hero', itemCode: '0387613' },
  product: answer('getProduct', { params: { itemcode: '0387613' } }),
  scheme: answer('getWinePlanScheme', { params: { schemeId: 'LWGO' } }),
});
const fillTheCase = (world: StoryWorld): ShownPostPurchaseOffer => ({
  kind: 'fillTheCase',
  wines: offeredWines(world),
  spaces: 4,
});

const meta = preview.meta({
  component: PostPurchaseUpsell,
  args: {
    open: true,
    offer: from(unlimited),
    accepting: idle,
    rejecting: idle,
    onAccept: fn(),
    onDecline: fn(),
    onLearnMore: fn(),
    onShowCase: fn(),
    onChooseWines: fn(),
  },
  globals: { login: 'hard' },
});

type Canvas = ReturnType<typeof within>;
const dialogOf = async (canvas: Canvas, name: string) => {
  const dialog = within(await canvas.findByRole('dialog', { name }));
  // Moves the focus into the dialog, which receives the key presses from here on.
  dialog.getByRole('button', { name: 'Close' }).focus();
  return dialog;
};

export const Unlimited = meta.story({
  parameters: { rules: ['UPSL-038', 'UPSL-053'] },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await dialogOf(canvas, 'Before your order is on its way');
    await userEvent.click(dialog.getByRole('button', { name: 'Find out more' }));
    await expect(args.onLearnMore).toHaveBeenCalledOnce();
    await expect(args.onDecline).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Join Unlimited' }));
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Join Unlimited' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await expect(args.onAccept).toHaveBeenCalledWith({
      items: [{ offer: { type: 'SUBSCRIPTION', rule: 'FreeShip', itemCode: '00067SV' }, quantity: 1 }],
    });
  },
});
export const UnlimitedOfAvy = Unlimited.extend({ globals: { brand: 'avy' }, parameters: { rules: [] } });
export const UnlimitedOfStw = Unlimited.extend({ globals: { brand: 'stw' }, parameters: { rules: [] } });
export const UnlimitedInPoints = Unlimited.extend({ globals: { brand: 'hsb' }, parameters: { rules: [] } });

export const WinePlan = meta.story({
  args: { offer: from(winePlan) },
  parameters: { rules: ['UPSL-041', 'UPSL-054'] },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await dialogOf(canvas, 'Just before you go ...');
    await userEvent.click(dialog.getByRole('button', { name: 'What’s in the case?' }));
    await expect(args.onShowCase).toHaveBeenCalledWith({ itemCode: '0387613' });
    await userEvent.click(dialog.getByRole('button', { name: 'Claim my extra discount' }));
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Claim my extra discount' }));
    await expect(args.onAccept).toHaveBeenCalledWith({
      items: [{ offer: { type: 'WINEPLAN', rule: 'hero', itemCode: '0387613' }, quantity: 1 }],
    });
  },
});
export const FillTheCase = meta.story({
  args: { offer: from(fillTheCase) },
  parameters: { rules: ['UPSL-042', 'UPSL-067', 'UPSL-071'] },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await dialogOf(canvas, 'FILL YOUR CASE FOR EXTRA SAVINGS');
    await expect(dialog.getAllByRole('textbox')).toHaveLength(3);
    await userEvent.click(dialog.getByRole('button', { name: 'Choose other wines' }));
    await expect(args.onChooseWines).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'No, thank you' }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
});

/** Every way of closing the dialog counts as declining the offer. */
export const Closed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await dialogOf(canvas, 'Before your order is on its way');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onDecline).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onDecline).toHaveBeenCalledTimes(2);
    await userEvent.click(dialog.getByRole('button', { name: 'No, thank you' }));
    await expect(args.onDecline).toHaveBeenCalledTimes(3);
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
});
export const ConsentMissing = meta.story({
  args: { offer: from(winePlan) },
  parameters: { rules: ['UPSL-055'] },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await dialogOf(canvas, 'Just before you go ...');
    await userEvent.click(dialog.getByRole('button', { name: 'Claim my extra discount' }));
    await expect(
      dialog.getByText('Please confirm you are happy to be charged for future payments by checking the box above.'),
    ).toBeVisible();
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
});
export const Accepting = meta.story({
  args: { accepting: busy },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await dialogOf(canvas, 'Before your order is on its way');
    await expect(dialog.getByRole('button', { name: 'Joining...' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'No, thank you' }));
    await expect(args.onDecline).not.toHaveBeenCalled();
  },
});
export const Rejecting = meta.story({
  args: { rejecting: busy },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await dialogOf(canvas, 'Before your order is on its way');
    const status = dialog.getByRole('status');
    await expect(status).toHaveTextContent('Leaving your order as it is...');
    await expect(status.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'No, thank you' }));
    await expect(args.onDecline).not.toHaveBeenCalled();
  },
});
export const ErrorBox = meta.story({
  args: { offer: from(fillTheCase), accepting: failed('That offer has ended.') },
  parameters: { rules: ['UPSL-052'] },
  play: async ({ canvas }) => {
    const dialog = await dialogOf(canvas, 'FILL YOUR CASE FOR EXTRA SAVINGS');
    await expect(dialog.getByRole('alert')).toHaveTextContent('That offer has ended.');
    await expect(dialog.getByRole('button', { name: 'Add to my order' })).toBeEnabled();
  },
});
export const RejectionFailed = meta.story({
  args: { rejecting: failed('Something went wrong on our side.') },
  parameters: { rules: ['UPSL-052'] },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await dialogOf(canvas, 'Before your order is on its way');
    await expect(dialog.getByRole('alert')).toHaveTextContent('Something went wrong on our side.');
    await userEvent.keyboard('{Escape}');
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
});
