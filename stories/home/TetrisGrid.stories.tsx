import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { TetrisGrid } from '../../src/screens/home/TetrisGrid.js';
import { fitsNarrow } from '../commonStories.js';
import { from } from '../from.js';
import { expectToFit } from '../storyChecks.js';
import type { StoryWorld } from '../world.js';
import { homeContentOf } from './contentOf.js';

/** Returns the first cells of the brand's two grids, nine at most, arranged in another layout. */
const laidOut = (layout: string, count: number) =>
  from((world: StoryWorld) => {
    const { topTetris, bottomTetris } = homeContentOf(world);
    const cells = [...topTetris!.tetrisCells, ...bottomTetris!.tetrisCells];
    return { ...topTetris!, layout, tetrisCells: cells.slice(0, count) };
  });

const meta = preview.meta({ component: TetrisGrid, args: { block: laidOut('Layout 1', 4) } });

const has = (count: number) => ({
  play: async ({ canvas }: { canvas: { getAllByRole: (role: 'article') => HTMLElement[] } }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(count);
  },
});

export const LayoutOne = meta.story({
  parameters: { rules: ['HOME-057', 'HOME-059', 'CONT-022'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Good evenings begin here' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
});
export const Untitled = meta.story({
  args: { block: from((world) => ({ ...homeContentOf(world).topTetris!, title: undefined })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Offers and ideas' })).toBeVisible();
  },
});
export const LayoutTwo = meta.story({
  args: { block: laidOut('two: 2', 9) },
  parameters: { rules: ['HOME-060', 'CONT-023', 'CONT-024'] },
  ...has(5),
});
export const LayoutThree = meta.story({
  args: { block: laidOut('3', 9) },
  parameters: { rules: ['HOME-061'] },
  ...has(4),
});
export const LayoutFour = meta.story({
  args: { block: laidOut('Layout 4', 9) },
  parameters: { rules: ['HOME-062', 'CONT-023', 'CONT-024'] },
  ...has(6),
});
export const TooManyCells = meta.story({
  args: { block: laidOut('Layout 1', 9) },
  parameters: { rules: ['HOME-059'] },
  ...has(4),
});
export const TooFewCells = meta.story({ args: { block: laidOut('Layout 4', 2) }, ...has(2) });
export const UnknownLayout = meta.story({
  render: ({ block }) => (
    <>
      {['Layout 7', 'Layout 5', 'Layout 0', 'Mosaic', ''].map((layout) => (
        <TetrisGrid key={layout} block={{ ...block, layout }} />
      ))}
    </>
  ),
  parameters: { rules: ['HOME-063'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.wsk-HomeSection')).toBeNull();
  },
});
export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: expectToFit,
});
export const Narrow = meta.story(fitsNarrow);
