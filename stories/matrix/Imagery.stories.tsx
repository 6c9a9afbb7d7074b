import { expect, spyOn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { sceneNames } from '../../mocks/fixtures/art.js';
import { brandById } from '../../src/brands/registry.js';
import { fitsNarrow } from '../commonStories.js';
import { expectToFit } from '../storyChecks.js';
import { allBrands } from './everyBrand.js';
import { ImagerySheet } from './ImagerySheet.js';
import { ratios } from './pictures.js';

const meta = preview.meta({
  title: 'foundations/Imagery',
  tags: ['!autodocs'],
  // The choices that the brand did not make are shown in brands that did.
  render: (_, { globals }) => <ImagerySheet brand={brandById(String(globals.brand))} />,
  ...allBrands,
});

type Canvas = ReturnType<typeof within>;
const part = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));

export const Wide = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const stages = part(canvas, 'What a bottle stands in');
    await expect(stages.getByText(/Lawton Wines: panel\./)).toBeVisible();
    await expect(stages.getAllByRole('listitem')).toHaveLength(6);
    await expect(stages.getByText('hsb, wpe, wsj, osw')).toBeVisible();
    const without = part(canvas, 'Without a picture');
    await expect(without.getByRole('img', { name: 'A bottle without a picture' }).tagName).toBe('svg');
    await expect(without.getByRole('img', { name: 'A case without a picture' }).tagName).toBe('svg');
    await expect(without.getByText('Nothing here: cork')).toBeVisible();
    await expect(part(canvas, 'Scenes').getAllByRole('listitem')).toHaveLength(sceneNames.length);
    await expect(part(canvas, 'Do and don’t').getAllByRole('row')).toHaveLength(6);
    await expectToFit({ canvasElement });
  },
});
/** The proportions are those of the style sheets. */
export const Proportions = meta.story({
  play: async ({ canvas }) => {
    const cards = ratios().filter(({ component }) => component === 'WineCard');
    await expect(cards.map(({ value, from, to }) => [value, from, to])).toEqual([
      ['1 / 1.26', 0, Number.POSITIVE_INFINITY],
      ['1 / 1.36', 0, 767],
    ]);
    await expect(part(canvas, 'Proportions').getAllByText('up to 767 px').length).toBeGreaterThan(1);
    await expect(part(canvas, 'Proportions').getByText('from 1440 px')).toBeVisible();
  },
});
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } }, play: expectToFit });
export const Narrow = meta.story(fitsNarrow);
export const Copied = meta.story({
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: /^niche/ }));
    await expect(writeText).toHaveBeenLastCalledWith("stage: 'niche'");
    await expect(canvas.getByRole('status')).toHaveTextContent("Copied: stage: 'niche'");
    await userEvent.click(canvas.getByRole('button', { name: /^1 \/ 1\.36/ }));
    await expect(writeText).toHaveBeenLastCalledWith('1 / 1.36');
  },
});
