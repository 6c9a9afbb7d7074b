import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { TetrisCell } from '../../src/screens/home/TetrisCell.js';
import { framed } from '../framed.js';
import { from } from '../from.js';
import { expectToFit } from '../storyChecks.js';
import { homeContentOf } from './contentOf.js';
import { documentOf, node, paragraph, words } from './richText.js';

const meta = preview.meta({
  component: TetrisCell,
  args: { cell: from((world) => homeContentOf(world).topTetris!.tetrisCells[0]!) },
  decorators: [framed(620, 640)],
});
const small = from((world) => homeContentOf(world).topTetris!.tetrisCells[1]!);

export const Full = meta.story({
  args: { shape: 'large' },
  parameters: {
    rules: ['HOME-065', 'HOME-066', 'HOME-067', 'HOME-068', 'HOME-069', 'CONT-017', 'CONT-019', 'CONT-020'],
  },
  play: async ({ args, canvas, canvasElement }) => {
    const cell = canvas.getByRole('article');
    const channels = getComputedStyle(cell).backgroundColor.match(/\d+/g)!.map(Number);
    const colour = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    await expect(colour).toBe(args.cell.backgroundColour);
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Bread, cheese and a proper Rioja');
    await expect(canvas.getByText(/Bring a board/)).toBeVisible();
    const picture = canvasElement.querySelector('img');
    await expect(picture).toHaveAttribute('src', '/images/law/table/top-tetris-red.svg');
    // It would only repeat the heading.
    await expect(picture).toHaveAttribute('alt', '');
    await expect(canvas.getByRole('link', { name: 'Find your red' })).toHaveAttribute('href', '/wines?Ntt=red');
  },
});
/** Each part is there in the other shapes of a cell too. */
export const Wide = meta.story({
  args: { shape: 'wide' },
  decorators: [framed(660, 340)],
  parameters: { rules: ['HOME-066', 'HOME-067', 'HOME-068', 'HOME-069'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Bread, cheese and a proper Rioja' })).toBeVisible();
    await expect(canvas.getByText(/Bring a board/)).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find your red' })).toBeVisible();
  },
});
export const Small = meta.story({
  args: { cell: small, shape: 'small' },
  decorators: [framed(330, 340)],
  parameters: { rules: ['HOME-066', 'HOME-067', 'HOME-068', 'HOME-069'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Whites with salt in the air' })).toBeVisible();
    await expect(canvasElement.querySelector('.wsk-RichContent')).toBeVisible();
    const picture = canvasElement.querySelector('img');
    await expect(picture).toHaveAttribute('src', '/images/law/0134038/large.svg');
    await expect(picture).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Go coastal' });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', '/wines?Ntt=white');
  },
});
export const SolidButton = meta.story({
  args: {
    cell: from(
      (world) => homeContentOf(world).topTetris!.tetrisCells.find(({ button }) => button?.buttonType === 'primary')!,
    ),
    shape: 'small',
  },
  parameters: { rules: ['HOME-069', 'CONT-021'] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link.className).toContain('wsk-Button');
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/wines\?Ntt=\w/));
  },
});
/** The editor chose no button: a link with an arrow. */
export const PlainLink = meta.story({
  args: { shape: 'small' },
  parameters: { rules: ['CONT-021'] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Find your red' });
    await expect(link.className).not.toContain('wsk-Button');
    await expect(link.querySelector('svg')).toBeVisible();
  },
});
/** A button whose kind is missing is a link too. */
export const ButtonWithoutType = meta.story({
  args: {
    cell: from((world) => ({
      ...homeContentOf(world).topTetris!.tetrisCells[0]!,
      button: { text: 'See the whites', url: '/wines?Ntt=white' },
    })),
    shape: 'small',
  },
  parameters: { rules: ['HOME-069', 'CONT-021'] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See the whites' });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', '/wines?Ntt=white');
  },
});
export const NoImage = meta.story({
  args: { cell: from((world) => ({ ...homeContentOf(world).topTetris!.tetrisCells[0]!, image: undefined })) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
});
/** The text is formatted as its editor wrote it. */
export const RichWords = meta.story({
  args: {
    cell: from((world) => ({
      ...homeContentOf(world).topTetris!.tetrisCells[0]!,
      content: documentOf(
        node('paragraph', [
          words('Bring '),
          words('a board', 'bold'),
          words(' and '),
          node('hyperlink', [words('a Rioja')], { uri: '/wines?Ntt=rioja' }),
        ]),
        node('unordered-list', [node('list-item', [paragraph('Bread')]), node('list-item', [paragraph('Cheese')])]),
      ),
    })),
    shape: 'large',
  },
  parameters: { rules: ['HOME-067', 'CONT-016'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('a board').tagName).toBe('STRONG');
    await expect(canvas.getByRole('link', { name: 'a Rioja' })).toHaveAttribute('href', '/wines?Ntt=rioja');
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Bread', 'Cheese']);
  },
});
export const NoTitle = meta.story({
  args: { cell: from((world) => ({ ...homeContentOf(world).topTetris!.tetrisCells[0]!, title: undefined })) },
  parameters: { rules: ['HOME-067', 'CONT-015', 'CONT-017'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.getByText(/Bring a board/)).toBeVisible();
    const picture = canvasElement.querySelector('img');
    await expect(picture).toHaveAttribute('src', '/images/law/table/top-tetris-red.svg');
    await expect(picture).toBeVisible();
  },
});
export const NoButton = meta.story({
  args: { cell: from((world) => ({ ...homeContentOf(world).topTetris!.tetrisCells[0]!, button: undefined })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
export const PictureMissing = meta.story({
  args: {
    cell: from((world) => ({
      ...homeContentOf(world).topTetris!.tetrisCells[0]!,
      image: { url: 'data:image/png;base64,x', accessibilityText: 'A bottle' },
    })),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.wsk-Silhouette')).not.toBeNull());
  },
});
export const EndlessTitle = meta.story({
  args: { cell: { id: 'x', title: 'Donaudampfschifffahrt'.repeat(20) }, shape: 'small' },
  decorators: [framed(330)],
  play: expectToFit,
});
export const GarishColour = meta.story({
  args: {
    cell: from((world) => ({ ...homeContentOf(world).topTetris!.tetrisCells[0]!, backgroundColour: '#7f00ff' })),
  },
  parameters: { rules: ['CONT-014'] },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('article')).backgroundColor).toBe('rgb(127, 0, 255)');
  },
});
