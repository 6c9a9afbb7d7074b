import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { MenuButton } from '../../src/screens/header/MenuButton.js';
import { narrow } from '../commonStories.js';

const meta = preview.meta({
  component: MenuButton,
  args: { open: false, onOpen: fn() },
  ...narrow,
});

export const Closed = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu', expanded: false }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});
export const Open = meta.story({ args: { open: true } });
