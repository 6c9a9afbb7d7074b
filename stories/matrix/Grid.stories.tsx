import { expect, spyOn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { fitsNarrow } from '../commonStories.js';
import { expectToFit } from '../storyChecks.js';
import { GridSheet } from './GridSheet.js';
import { breakpoints } from './grids.js';

const meta = preview.meta({ title: 'foundations/Grid', tags: ['!autodocs'], component: GridSheet });

interface Laid {
  readonly wines: string;
  readonly summary: string;
  readonly sale: string;
}

/** Expects what the browser has laid out in the window of the story. */
const laidOut =
  (expected: Laid) =>
  async ({ canvas, canvasElement }: { canvas: ReturnType<typeof within>; canvasElement: HTMLElement }) => {
    const part = (name: string) => within(canvas.getByRole('region', { name }));
    await expect(await part('A list of wines').findByText(expected.wines)).toBeVisible();
    await expect(await part('Content with a summary').findByText(expected.summary)).toBeVisible();
    await expect(await part('A picture with what is for sale').findByText(expected.sale)).toBeVisible();
    await expectToFit({ canvasElement });
  };

export const Desktop = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: laidOut({
    wines: 'Gutter 32, content 1216, 4 columns of 286, 286, 286, 286, gap 24.',
    summary: 'Gutter 32, content 1216, 2 columns of 788, 372, gap 56.',
    sale: 'Gutter 32, content 1216, 2 columns of 598, 554, gap 64.',
  }),
});
export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: laidOut({
    wines: 'Gutter 32, content 704, 3 columns of 219, 219, 219, gap 24.',
    summary: 'Gutter 32, content 704, 2 columns of 372, 300, gap 32.',
    sale: 'Gutter 32, content 704, 2 columns of 332, 308, gap 64.',
  }),
});
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: laidOut({
    wines: 'Gutter 20, content 350, 2 columns of 168, 168, gap 14.',
    summary: 'Gutter 20, content 350, 1 column of 350, gap 32.',
    sale: 'Gutter 20, content 350, 1 column of 350, gap 64.',
  }),
});
export const Narrow = meta.story(fitsNarrow);
/** The table has what the browser lays out, in every window. */
export const Values = meta.story({
  play: async ({ canvas }) => {
    const row = (name: string) =>
      within(canvas.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    await expect(row('Content 3')).toEqual(['350px', '704px', '1216px', '1478px']);
    await expect(row('gutter')).toEqual(['20px', '32px', '32px', '32px']);
    await expect(row('gap')).toEqual(['14px', '24px', '24px', '24px']);
    await expect(row('A list of wines')).toEqual([
      'repeat(2, minmax(0, 1fr))',
      'repeat(3, minmax(0, 1fr))',
      'repeat(4, minmax(0, 1fr))',
      'repeat(4, minmax(0, 1fr))',
    ]);
    await expect(row('Content with a summary')).toEqual([
      'minmax(0, 1fr)',
      'minmax(0, 1fr) 300px',
      'minmax(0, 1fr) 372px',
      'minmax(0, 1fr) 372px',
    ]);
    // The widths at which most of the kit changes; any other is of a few components.
    const often = breakpoints().filter(({ components }) => components.length > 5);
    await expect(often.map(({ from }) => from)).toEqual([350, 768, 992]);
    await expect(canvas.getByText(/^Of few components: 400 \(/)).toBeVisible();
  },
});
export const Copied = meta.story({
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: '--wsk-gutter' }));
    await expect(writeText).toHaveBeenLastCalledWith('var(--wsk-gutter)');
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied: var(--wsk-gutter)');
    await userEvent.click(canvas.getByRole('button', { name: '992px' }));
    await expect(writeText).toHaveBeenLastCalledWith('992px');
  },
});
