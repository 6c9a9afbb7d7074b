import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { sampleArticle } from '../../mocks/fixtures/service/articles.js';
import { ArticlePage } from '../../src/screens/service/ArticlePage.js';
import { fitsNarrow } from '../commonStories.js';
import { from } from '../from.js';
import { expectToFit } from '../storyChecks.js';

const meta = preview.meta({
  component: ArticlePage,
  args: { article: from((world) => sampleArticle('privacy', world)!) },
});

export const Ready = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy');
    const contents = canvas.getByRole('navigation', { name: 'On this page' }).querySelectorAll('a');
    await expect([...contents].map((link) => link.getAttribute('href'))).toEqual(['#kept', '#used', '#yours']);
    for (const link of contents) await expect(canvasElement.querySelectorAll(link.hash)).toHaveLength(1);
    await expectToFit({ canvasElement });
  },
});

/** With two sections, both are visible together, so no table of contents is needed. */
export const Short = meta.story({
  args: { article: from((world) => sampleArticle('our-growers', world)!) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Our growers');
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

export const Narrow = meta.story(fitsNarrow);
export const InPlain = Short.extend({ globals: { brand: 'hsb' } });
export const InBold = Short.extend({ globals: { brand: 'tcm' } });
