import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { LinkCopiedPopup } from '../../src/blocks/LinkCopiedPopup.js';
import { framed } from '../framed.js';

const meta = preview.meta({
  component: LinkCopiedPopup,
  decorators: [framed(520, 160)],
});

export const Shown = meta.story({
  args: { phase: 'shown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Link copied');
  },
});
export const Fading = meta.story({ args: { phase: 'fading' } });
export const Gone = meta.story({
  args: { phase: 'gone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
