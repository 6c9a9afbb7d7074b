import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { WineRail } from '../../src/blocks/WineRail.js';
import { NotFoundPage } from '../../src/screens/service/NotFoundPage.js';
import { narrow } from '../commonStories.js';
import { from } from '../from.js';
import { handfulOf } from '../handful.js';

const meta = preview.meta({ component: NotFoundPage });

export const Ready = meta.story({
  parameters: { rules: ['NAV-037'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'We cannot find that page' })).toBeVisible();
    await expect(canvas.getByText('Error 404')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    await expect(
      canvas.getByText(
        'The page may have moved, or the address may be mistyped. Search for a wine above, or go to our home page.',
      ),
    ).toBeVisible();
  },
});
export const WithWines = meta.story({
  args: {
    also: from((world) => <WineRail label="Most popular" title="Most popular" wines={handfulOf(world)} />),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Most popular', level: 2 })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
});
export const Plain = Ready.extend({ globals: { brand: 'hsb' } });
export const Narrow = Ready.extend(narrow);
