import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { BrandOverlay } from '../../src/screens/header/BrandOverlay.js';
import { narrow } from '../commonStories.js';
import { expectToFit } from '../storyChecks.js';

const meta = preview.meta({
  component: BrandOverlay,
  globals: { brand: 'hsb' },
  args: {
    open: true,
    label: 'Welcome to Harbour Street Rewards',
    onClose: fn(),
    children: (
      <>
        <p className="wsk-Heading" data-level="2">
          Welcome to Harbour Street Rewards
        </p>
        <p className="wsk-Text">Your points buy wine here. Every price you see is in points.</p>
      </>
    ),
  },
});

export const Closed = meta.story({
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

export const Open = meta.story({
  parameters: { rules: ['BRAND-062'] },
  play: async ({ args, canvas, canvasElement }) => {
    const { left, right } = canvas.getByRole('dialog', { name: args.label }).getBoundingClientRect();
    await expect([left, right]).toEqual([0, document.documentElement.clientWidth]);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await expectToFit({ canvasElement });
  },
});

export const Narrow = Open.extend({ globals: { brand: 'hsb', ...narrow.globals } });
