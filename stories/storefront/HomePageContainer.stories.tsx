import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { HomePageContainer } from '../../src/storefront/home/HomePageContainer.js';
import { withStorefront } from './withStorefront.js';

const meta = preview.meta({ component: HomePageContainer, decorators: [withStorefront] });

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
  },
});

export const FailedOnce = meta.story({
  parameters: { mock: { fault: 'getSearchData:offline*1' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Network request failed');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
  },
});
