import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { ChosenAddress } from '../../src/screens/checkout/ChosenAddress.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const meta = preview.meta({
  component: ChosenAddress,
  args: { address: from(({ address }) => address), onChange: fn() },
  decorators: [framed(720)],
});

export const Shown = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent('Mrs Margaret Hale14 Orchard LaneLudlow');
    await userEvent.click(canvas.getByRole('button', { name: 'Change delivery address' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});
export const Narrow = meta.story({ decorators: [framed(288)] });
