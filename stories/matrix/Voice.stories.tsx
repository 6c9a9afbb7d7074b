import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { narrow } from '../commonStories.js';
import { expectToFit } from '../storyChecks.js';
import { VoiceSheet } from './VoiceSheet.js';

const meta = preview.meta({
  title: 'foundations/Voice',
  tags: ['!autodocs'],
  component: VoiceSheet,
  play: expectToFit,
});

export const Wide = meta.story();
/** The texts are those of the brand and country in the toolbar. */
export const OwnWords = meta.story({
  ...narrow,
  globals: { ...narrow.globals, brand: 'tcm' },
  play: async ({ canvas, canvasElement }) => {
    const basket = within(canvas.getByRole('region', { name: 'basket' }));
    const row = basket.getByRole('row', { name: /^title / });
    await expect(within(row).getByRole('cell', { name: 'Your cart' })).toBeVisible();
    await expect(within(row).getByRole('cell', { name: '9' })).toBeVisible();
    await expect(
      canvas.getByText(/^Tinsel Cinema Wine Club: \d{4} texts, of which [1-9]\d* are its own\./),
    ).toBeVisible();
    await expectToFit({ canvasElement });
  },
});
