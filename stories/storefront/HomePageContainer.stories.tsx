import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { HomePageContainer } from '../../src/storefront/home/HomePageContainer.js';
import { withStorefront } from './withStorefront.js';

const meta = preview.meta({ component: HomePageContainer, decorators: [withStorefront] });

const slow = { timeout: 5000 };

export const Ready = meta.story({
  parameters: { rules: ['CONT-004', 'CONT-042', 'HOME-083'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Good evenings begin here' }, slow);
    await expect(canvas.getByRole('tab', { name: 'The autumn cellar' })).toBeVisible();
    await canvas.findByRole('heading', { name: 'Drink it happily, or not at all' }, slow);
    const start = await canvas.findByRole('region', { name: 'Six to begin with' });
    await waitFor(() => expect(start.querySelectorAll('article')).toHaveLength(6), slow);
    await expect(canvas.queryByRole('heading', { name: 'Recommended for you' })).toBeNull();
  },
});
export const Recognised = meta.story({
  globals: { login: 'soft' },
  parameters: { rules: ['HOME-028', 'HOME-044', 'HOME-045', 'HOME-053'] },
  play: async ({ canvas }) => {
    const recommended = await canvas.findByRole('region', { name: 'Recommended for you' }, slow);
    const panel = recommended.querySelector('[role=tabpanel]')!;
    await waitFor(() => expect(panel.querySelectorAll('article')).toHaveLength(10), slow);
    await canvas.findByRole('region', { name: 'Recently viewed' }, slow);
  },
});
export const PreviewContent = meta.story({
  args: { preview: 'law-home-draft' },
  parameters: { rules: ['CONT-003', 'CONT-007'] },
  play: async ({ canvas }) => {
    await canvas.findByText('This is a preview: shoppers do not see it yet.');
    await canvas.findByRole('heading', { level: 2, name: 'The autumn cellar' }, slow);
  },
});
export const ContentFailedOnce = meta.story({
  parameters: { mock: { fault: 'queryHomePageContent:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('This week’s page is not here yet', undefined, slow);
    await expect(await canvas.findByRole('link', { name: 'All red wine' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('heading', { level: 2, name: 'Good evenings begin here' }, slow);
    await expect(canvas.queryByText('This week’s page is not here yet')).toBeNull();
  },
});
export const ContentOffline = meta.story({
  parameters: { mock: { fault: 'queryHomePageContent:offline' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/Network request failed\. Our wines are/, undefined, slow);
  },
});
export const ContentMalformed = meta.story({
  parameters: { mock: { fault: 'queryHomePageContent:malformed' } },
  play: async ({ canvas }) => {
    await canvas.findByText('This week’s page is not here yet', undefined, slow);
  },
});
export const WinesFailedOnce = meta.story({
  parameters: { mock: { fault: 'getSearchData:offline*1' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Network request failed', undefined, slow);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(
      () =>
        expect(canvas.getByRole('region', { name: 'Six to begin with' }).querySelectorAll('article')).toHaveLength(6),
      slow,
    );
  },
});
export const FragmentsFailed = meta.story({
  globals: { login: 'soft' },
  parameters: {
    mock: { fault: 'getGuaranteeHtml:500,getRecommendedTemplate:500,getRecentlyViewedTemplate:offline' },
    rules: ['HOME-084'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Recommended for you' }, slow);
    await canvas.findByRole('heading', { level: 2, name: 'Good evenings begin here' }, slow);
    await expect(canvas.queryByRole('heading', { name: 'Drink it happily, or not at all' })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
export const ListsFailed = meta.story({
  globals: { login: 'soft' },
  parameters: {
    mock: { fault: 'listRecommendedWines:500,listRecentlyBrowsed:500' },
    rules: ['HOME-042', 'HOME-043', 'HOME-051', 'HOME-052'],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No Recommended Wines', undefined, slow);
    await canvas.findByText('No Recently Browsed Wines', undefined, slow);
  },
});
/** The brand keeps no list of what was viewed, so none is asked for. */
export const NothingKept = meta.story({
  globals: { brand: 'ba', login: 'soft' },
  parameters: { mock: { fault: 'listRecentlyBrowsed:500' }, rules: ['BRAND-060', 'HOME-050'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Departures' }, slow);
    await expect(canvas.queryByText('No Recently Browsed Wines')).toBeNull();
  },
});
/** Only UK sites have the fragment. */
export const AnotherCountry = meta.story({
  globals: { brand: 'vir' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'What’s your mood?' }, slow);
  },
});
