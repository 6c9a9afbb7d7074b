import { expect, spyOn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import * as icons from '../../src/ui/allIcons.js';
import { narrow } from '../commonStories.js';
import { expectToFit } from '../storyChecks.js';
import { IconSheet } from './IconSheet.js';

const meta = preview.meta({
  title: 'foundations/Icons',
  tags: ['!autodocs'],
  component: IconSheet,
  play: expectToFit,
});

export const Wide = meta.story();
export const Narrow = Wide.extend(narrow);
export const Copied = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(Object.keys(icons).length);
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'basket' }));
    await expect(writeText).toHaveBeenCalledWith('basket');
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied: basket');
  },
});
