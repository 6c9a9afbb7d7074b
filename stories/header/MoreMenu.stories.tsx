import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { MoreMenu } from '../../src/screens/header/MoreMenu.js';
import { from } from '../from.js';
import { navigationIn } from './frame.js';

const meta = preview.meta({
  component: MoreMenu,
  args: { items: from((world) => navigationIn(world).slice(7)), open: false, onOpenChange: fn(), onHover: fn() },
  globals: { viewport: { value: 'tablet' }, brand: 'stw' },
  decorators: [
    (Story) => (
      <ul className="wsk-MainNav-list" style={{ position: 'relative', minHeight: 320, alignItems: 'start' }}>
        <Story />
      </ul>
    ),
  ],
});

export const Absent = meta.story({
  args: { items: [] },
  parameters: { rules: ['NAV-016'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Closed = meta.story({
  parameters: { rules: ['NAV-015'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More', expanded: false }));
    await expect(args.onOpenChange).toHaveBeenCalledWith({ open: true });
  },
});

export const Open = meta.story({
  args: { open: true },
  parameters: { rules: ['NAV-014'] },
  play: async ({ args, canvas }) => {
    for (const { name, href } of args.items)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    await expect(canvas.getByRole('link', { name: 'Gift cards' })).toHaveAttribute(
      'href',
      '/jsp/offer/cm/common/offer.jsp?name=gift-cards&menu=gifts',
    );
  },
});
