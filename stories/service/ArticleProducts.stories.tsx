import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { loadFailed, loading, ready } from '../../src/model/load.js';
import { ArticleProducts } from '../../src/screens/service/ArticleProducts.js';
import { from } from '../from.js';

const meta = preview.meta({
  component: ArticleProducts,
  args: {
    title: 'From the still',
    term: 'spirits',
    products: from((world) => ready([world.product('spirit'), world.product('wine')])),
    onRetry: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'From the still' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/wines?Ntt=spirits');
  },
});

export const Loading = meta.story({
  args: { products: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading wines')).toBeInTheDocument();
  },
});

export const NoneFound = meta.story({
  args: { products: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

export const Failed = meta.story({
  args: { products: loadFailed('There is something wrong. Please try again.') },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('There is something wrong. Please try again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
