import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { SearchResultsTools } from '../../src/screens/search/SearchResultsTools.js';
import { narrow } from '../commonStories.js';
import { framed } from '../framed.js';
import { from } from '../from.js';
import { choiceOf, resultsOf } from './resultsOf.js';

const filters = { type: 'red', country: 'spain' } as const;

const meta = preview.meta({
  component: SearchResultsTools,
  args: {
    choice: choiceOf({ term: 'red', filters }),
    facets: from((world) => resultsOf(world, { term: 'red', filters }).facets),
    total: 7,
    canOrder: true,
    isLoading: false,
    onChoose: fn(),
  },
  decorators: [framed(960)],
});

export const Wide = meta.story({
  parameters: { rules: ['SRCH-026', 'SRCH-028'] },
  play: async ({ canvas }) => {
    const order = canvas.getByRole('combobox', { name: 'Sort by' });
    await expect(order).toHaveValue('relevance');
    const optionsOf = (select: HTMLElement) => [...select.querySelectorAll('option')].map((option) => option.text);
    await expect(optionsOf(order)).toEqual([
      'Best match',
      'Price, lowest first',
      'Price, highest first',
      'Name, A to Z',
      'Best reviewed',
    ]);
    const size = canvas.getByRole('combobox', { name: 'Show' });
    await expect(size).toHaveValue('24');
    await expect(optionsOf(size)).toEqual(['24 a page', '48 a page', '96 a page']);
    await expect(canvas.queryByRole('button', { name: 'Filters (2)' })).toBeNull();
  },
});
export const NothingToOrder = meta.story({ args: { canOrder: false } });
/** The filters open as a sheet, which is closed by its button, or by a key. */
export const Narrow = meta.story({
  ...narrow,
  parameters: { rules: ['SRCH-027', 'SRCH-028'] },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filters (2)' });
    const order = canvas.getByRole('combobox', { name: 'Sort by' });
    for (const control of [opener, order])
      await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(opener);
    const sheet = await canvas.findByRole('dialog', { name: 'Filters' });
    await expect(
      within(sheet).getByRole('link', { name: /^Spain \d+ results chosen, press to remove$/ }),
    ).toBeVisible();
    const size = within(sheet).getByRole('combobox', { name: 'Show' });
    await expect(size).toHaveValue('24');
    await userEvent.selectOptions(size, '96 a page');
    await expect(args.onChoose).toHaveBeenCalledWith({ choice: { ...args.choice, perPage: 96, page: 1 } });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Show 7 wines' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('dialog', { name: 'Filters' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});
export const NarrowUnfiltered = meta.story({
  ...narrow,
  args: { choice: choiceOf({ term: 'red' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filters' })).toBeVisible();
  },
});
/** The place of the button is kept. */
export const NarrowLoading = meta.story({ ...narrow, args: { facets: [], total: 0, isLoading: true } });
