import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { NotFoundPage } from '../../src/screens/service/NotFoundPage.js';
import { narrow } from '../commonStories.js';

const meta = preview.meta({ component: NotFoundPage });

export const Ready = meta.story({
  tags: ['pictured'],
  parameters: { rules: ['NAV-037'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
});
export const Plain = Ready.extend({ globals: { brand: 'hsb' } });
export const Narrow = Ready.extend(narrow);
