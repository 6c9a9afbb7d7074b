import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { storySections } from '../../src/rules/search/searchStory.js';
import { SearchResultsStory } from '../../src/screens/search/SearchResultsStory.js';
import { fitsNarrow } from '../commonStories.js';
import { framed } from '../framed.js';

const meta = preview.meta({
  component: SearchResultsStory,
  args: { story: { section: 'growers', name: 'Our growers', href: '/jsp/content.jsp?pg=our-growers' } as const },
  decorators: [framed(330)],
});

export const Growers = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'The people behind the bottles' });
    await expect(canvas.getByRole('heading', { level: 2 })).toContainElement(link);
    await expect(canvas.getByText('Our growers')).toBeVisible();
    // The link covers the whole card.
    const { left, bottom } = canvasElement.querySelector('.wsk-SearchResultsStory')!.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, bottom - 12)).toBe(link);
  },
});
export const Pairings = meta.story({
  args: { story: { section: 'pairings', name: 'Food and wine', href: '/jsp/content.jsp?pg=food-and-wine' } },
});
export const Plans = meta.story({
  args: { story: { section: 'plans', name: 'Wine plans', href: '/jsp/offer/cm/common/offer.jsp?name=wine-plans' } },
});
export const Cases = meta.story({
  args: { story: { section: 'cases', name: 'Mixed cases', href: '/wines?Ntt=mixed+case' } },
});
/** A brand says it in its own words. */
export const OwnWords = Plans.extend({
  globals: { brand: 'vir' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Great bottles, no homework' })).toBeVisible();
  },
});
export const Narrow = Growers.extend(fitsNarrow);
/** Every section has its sentence. */
export const EverySection = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      {storySections.map((section) => (
        <SearchResultsStory key={section} story={{ section, name: section, href: '/' }} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    await expect(titles).toEqual([
      'The people behind the bottles',
      'And what is for supper?',
      'Or leave the choosing to us',
      'Better together',
    ]);
  },
});
