import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { ArticlePageContainer } from '../../../src/storefront/service/ArticlePageContainer.js';
import { withStorefront } from '../withStorefront.js';

const meta = preview.meta({ component: ArticlePageContainer, decorators: [withStorefront], args: { name: 'spirits' } });

export const Spirits = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Spirits' });
    await expect(await canvas.findAllByRole('article')).toHaveLength(8);
    await expect(canvas.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/wines?Ntt=spirits');
    await expect(document.title).toMatch(/^Spirits - /);
  },
});

/** The text is shown even if the products fail to load. */
export const ProductsFailed = meta.story({
  parameters: { mock: { fault: 'readSearchResultsPage:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(8);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Spirits');
  },
});

export const Unknown = meta.story({
  args: { name: 'constructor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('We cannot find that page');
  },
});
