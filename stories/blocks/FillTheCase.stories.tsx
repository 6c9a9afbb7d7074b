import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { FillTheCase } from '../../src/blocks/FillTheCase.js';
import { busy, failed, idle } from '../../src/model/load.js';
import { framed } from '../framed.js';
import { from } from '../from.js';
import { offeredWines } from './offeredWines.js';

const meta = preview.meta({
  component: FillTheCase,
  args: {
    wines: from(offeredWines),
    spaces: 4,
    action: idle,
    onAccept: fn(),
    onDecline: fn(),
    onChoose: fn(),
  },
  decorators: [framed(760)],
});

const rioja = /Rioja Reserva 2018/;
const shiraz = /Barossa Shiraz 2023/;
const tooMany = 'The number of bottles selected is greater than the available space';

/** The offer after an order: three of the five wines, each starting with one bottle. */
export const FourSpaces = meta.story({
  parameters: { rules: ['UPSL-010', 'UPSL-042', 'UPSL-067', 'UPSL-071'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/There is room for 4 more bottles/)).toBeVisible();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(3);
    await expect(canvas.getByText('£12.99 a bottle instead of £15.99, as for 12 or more')).toBeVisible();
    // A wine without a price for twelve.
    await expect(canvas.getByText('£19.99 a bottle')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 bottlesExtra to pay £44.97You save £6.00');
    await userEvent.click(canvas.getAllByRole('button', { name: /^One more\b/ })[0]!);
    await expect(canvas.getByRole('status')).toHaveTextContent('4 bottlesExtra to pay £57.96You save £9.00');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.clear(canvas.getByRole('textbox', { name: shiraz }));
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to my order' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await expect(args.onAccept).toHaveBeenCalledWith({
      items: [
        { offer: { type: 'FILL_THE_CASE', rule: 'upsellonly', itemCode: '0651883' }, quantity: 2 },
        { offer: { type: 'FILL_THE_CASE', rule: 'upsellonly', itemCode: '0927744' }, quantity: 1 },
      ],
    });
  },
});
/** The offer ends before the shopper accepts it: the reason is shown above buttons that still work. */
export const Failed = meta.story({
  args: { action: failed('That offer has ended.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('That offer has ended.');
    await expect(canvas.getByRole('button', { name: 'Add to my order' })).toBeEnabled();
  },
});

/** More bottles than the case holds: the add button is disabled only while the message is shown. */
export const TooManyChosen = meta.story({
  args: { spaces: 3 },
  parameters: { rules: ['UPSL-071', 'UPSL-072'] },
  play: async ({ args, canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Add to my order' });
    await expect(add).toBeEnabled();
    await userEvent.click(canvas.getAllByRole('button', { name: /^One more\b/ })[0]!);
    await expect(canvas.getByRole('alert')).toHaveTextContent(tooMany);
    await expect(canvas.getByRole('textbox', { name: rioja })).toHaveAccessibleDescription(tooMany);
    await expect(add).toBeDisabled();
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.click(canvas.getAllByRole('button', { name: /^One fewer\b/ })[1]!);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(add).toBeEnabled();
  },
});
export const ThreeSpaces = meta.story({
  args: { spaces: 3 },
  parameters: { rules: ['UPSL-067'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose other wines' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'No, thank you' }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
});
export const TwoSpaces = meta.story({
  args: { spaces: 2 },
  parameters: { rules: ['UPSL-069'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/There is room for 2 more bottles/)).toBeVisible();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
export const OneSpace = meta.story({
  args: { spaces: 1 },
  parameters: { rules: ['UPSL-069'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/There is room for 1 more bottle /)).toBeVisible();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
  },
});
export const FewerOffers = meta.story({
  args: { wines: from((world) => offeredWines(world).slice(0, 2)), spaces: 6 },
  parameters: { rules: ['UPSL-068'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: 'Choose other wines' })).toBeNull();
  },
});
export const NoneChosen = meta.story({
  args: { spaces: 1 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^One fewer\b/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add to my order' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Choose at least 1 bottle');
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /^One more\b/ }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
export const Accepting = meta.story({
  args: { action: busy },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Adding to your order...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'No, thank you' }));
    await expect(args.onDecline).not.toHaveBeenCalled();
  },
});
export const Points = meta.story({
  globals: { brand: 'hsb' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 bottlesExtra to pay 4,497 ptsYou save 600 pts');
  },
});
