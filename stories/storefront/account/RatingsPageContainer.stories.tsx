import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { RatingsPageContainer } from '../../../src/storefront/account/RatingsPageContainer.js';
import { withStorefront } from '../withStorefront.js';

const meta = preview.meta({
  component: RatingsPageContainer,
  decorators: [withStorefront],
  globals: { login: 'soft' },
});

export const List = meta.story({
  parameters: { rules: ['ACCT-050'] },
  play: async ({ canvas }) => {
    await canvas.findByText('8 wines');
    const main = within(canvas.getByRole('main'));
    const articles = main.getAllByRole('article');
    const [first] = articles;
    await expect(articles).toHaveLength(8);
    await expect(within(first!).getByRole('link', { name: /^Old Ned’s Block Barossa Shiraz/ })).toBeVisible();
    for (const [place, stars] of [5, 5, 3, 4, 5, 4, 4, 3].entries())
      await expect(within(articles[place]!).getByRole('img', { name: `${stars} out of 5` })).toBeVisible();
    await expect(within(first!).getByText(/^Rated on \d{1,2} [A-Z][a-z]+ \d{4}$/)).toBeVisible();
    await expect(within(articles[7]!).getByText('Rated on 11 March 2026')).toBeVisible();
    await expect(main.queryByRole('button')).toBeNull();
  },
});
export const SignedIn = List.extend({ globals: { login: 'hard' } });

export const FailedOnce = meta.story({
  parameters: { mock: { fault: 'listRatings:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByText('8 wines');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

export const Empty = meta.story({
  parameters: { mock: { persona: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No ratings yet' });
  },
});
