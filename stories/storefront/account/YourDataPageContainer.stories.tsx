import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';
import { keepDownloads } from '../downloads.js';
import { withStorefront } from '../withStorefront.js';

const meta = preview.meta({
  component: StorefrontPage,
  decorators: [withStorefront],
  args: { address: '/account/your-data' },
  globals: { login: 'hard', persona: 'wine-reward' },
});

/** The file contains the responses of the calls, and its name contains the date. */
export const Downloaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { files, clicked } = keepDownloads();
    await userEvent.click(await canvas.findByRole('button', { name: 'Download your data' }));
    await expect(clicked).toHaveBeenCalledOnce();
    await expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/^your-data-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(await files[0]!.text());
    await expect(data.shop).toBe('Lawton Wines');
    await expect(data.profile.summaryDetails.emailAddress).toBe('wine-reward@shopper.example');
    await expect(data.savingsAccounts[0].balance).toBe(240);
    await expect(Object.keys(data.favourites[0])).toEqual(['itemCode', 'name']);
  },
});
export const FailedOnce = meta.story({
  parameters: { mock: { fault: 'listRatings:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Download your data' })).toBeVisible());
  },
});
