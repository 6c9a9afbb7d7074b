import { expect, spyOn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { narrow } from '../commonStories.js';
import { expectToFit } from '../storyChecks.js';
import { PaletteSheet } from './PaletteSheet.js';

const meta = preview.meta({
  title: 'foundations/Palette',
  tags: ['!autodocs'],
  component: PaletteSheet,
  play: expectToFit,
});

export const Wide = meta.story();
export const Narrow = Wide.extend(narrow);
export const Copied = meta.story({
  play: async ({ canvas, userEvent }) => {
    // 23 roles, each with its own button and one for each of 18 brands.
    await expect(canvas.getAllByRole('button')).toHaveLength(23 * 19);
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const colour = canvas.getByRole('button', { name: /^tcm primary #[\da-f]{6}$/ });
    await userEvent.click(colour);
    const value = colour.title.split(' ').at(-1);
    await expect(writeText).toHaveBeenLastCalledWith(value);
    await expect(canvas.getByRole('status')).toHaveTextContent(`Copied: ${value}`);
    await userEvent.click(canvas.getByRole('button', { name: /^sale-tint/ }));
    await expect(writeText).toHaveBeenLastCalledWith('var(--wsk-sale-tint)');
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied: var(--wsk-sale-tint)');
  },
});
