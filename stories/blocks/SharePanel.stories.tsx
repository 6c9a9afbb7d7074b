import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import type { LinkCopiedPopupProps } from '../../src/blocks/LinkCopiedPopup.js';
import { SharePanel } from '../../src/blocks/SharePanel.js';
import { framed } from '../framed.js';

const meta = preview.meta({
  component: SharePanel,
  args: {
    url: 'https://shop.example/product/tasting-notes/0104412',
    title: 'Château Marsillane',
    copied: 'gone' as LinkCopiedPopupProps['phase'],
    onCopy: fn(),
  },
  decorators: [framed(520, 340)],
});

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const Open = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(canvas.getByRole('textbox', { name: 'Address to share' })).toHaveValue(
      'https://shop.example/product/tasting-notes/0104412',
    );
    await expect(canvas.getByRole('link', { name: 'Send by email' })).toHaveAttribute(
      'href',
      'mailto:?subject=Ch%C3%A2teau%20Marsillane&body=https%3A%2F%2Fshop.example%2Fproduct%2Ftasting-notes%2F0104412',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
});

export const LinkCopied = meta.story({
  args: { copied: 'shown' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Link copied');
  },
});

export const CopyBlocked = meta.story({
  args: { blocked: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Select the address and copy it yourself/);
    const address = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Address to share' });
    address.focus();
    await expect(address.selectionEnd).toBe(address.value.length);
  },
});
