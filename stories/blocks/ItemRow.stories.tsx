import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Amount } from '../../src/blocks/Amount.js';
import { ItemRow, ItemTitle } from '../../src/blocks/ItemRow.js';
import { Button } from '../../src/ui/Button.js';
import { Notice } from '../../src/ui/Notice.js';
import { framed } from '../framed.js';
import { from } from '../from.js';
import { expectToFit, rightToLeft } from '../storyChecks.js';

const columns: CSSProperties & Record<`--wsk-ItemRow-${string}`, string> = {
  '--wsk-ItemRow-columns': '76px minmax(0, 1fr) auto minmax(84px, auto)',
  '--wsk-ItemRow-gap': '8px 16px',
  '--wsk-ItemRow-height': '104px',
};

const words = (
  <>
    <ItemTitle href="#">Château Peyrac 2019</ItemTitle>
    <p className="wsk-ItemRow-small">Bordeaux, France. 75cl</p>
  </>
);

const meta = preview.meta({
  component: ItemRow,
  args: {
    picture: from((world) => ({ src: world.product('wine').thumbnailImage, shape: 'bottle' as const })),
    children: words,
  },
  decorators: [
    (Story) => (
      <div style={columns}>
        <Story />
      </div>
    ),
    framed(772),
  ],
});

const actions = (
  <>
    <Button variant="text" size="small">
      Swap
    </Button>
    <Button variant="text" size="small">
      Remove
    </Button>
  </>
);

/** A row with all its parts, as in a basket or a plan: picture, words, buttons, number and price. */
export const Full = meta.story({
  args: {
    actions,
    side: <p className="wsk-ItemRow-small">3 bottles</p>,
    price: (
      <>
        <Amount amount={47.97} size="row" />
        <span className="wsk-ItemRow-small">£15.99 each</span>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Swap', 'Remove']);
    const price = canvas.getByText('£47.97').getBoundingClientRect();
    const title = canvas.getByRole('heading').getBoundingClientRect();
    await expect(price.left).toBeGreaterThan(title.right);
  },
});
/** The shop cannot deliver what was asked for: the message takes the width below the row. */
export const Problem = Full.extend({
  args: { problem: <Notice tone="failed" place="row" title="Only two bottles are left." /> },
  play: async ({ canvas }) => {
    const notice = canvas.getByText('Only two bottles are left.').getBoundingClientRect();
    await expect(notice.top).toBeGreaterThan(canvas.getByText('3 bottles').getBoundingClientRect().bottom);
  },
});
/** A German word wider than its column, which must not push the price out of the row. */
export const LongText = Full.extend({
  args: {
    children: (
      <ItemTitle href="#">Donaudampfschifffahrtsgesellschaftskellereiauslese Grande Réserve du Château</ItemTitle>
    ),
  },
  decorators: [framed(480)],
  play: expectToFit,
});

export const WordsOnly = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Château Peyrac 2019' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Château Peyrac 2019' })).toBeVisible();
    // The name is beside the picture, so the picture has no text alternative of its own.
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
export const Busy = Full.extend({ args: { state: 'busy' }, play: () => {} });
export const Leaving = Full.extend({ args: { state: 'leaving' }, play: () => {} });
export const Gone = meta.story({
  args: {
    state: 'gone',
    picture: from((world) => ({ src: world.product('wine').thumbnailImage, shape: 'bottle' as const, faded: true })),
    children: <ItemTitle as="p">Château Peyrac 2019</ItemTitle>,
    actions: (
      <Button variant="text" size="small">
        Put back
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
/** Inside a page heading, where there is only one row. */
export const PageHeading = meta.story({
  args: {
    children: (
      <ItemTitle as="h2" level={4} href="#">
        Château Peyrac 2019
      </ItemTitle>
    ),
  },
});
export const Tones = meta.story({
  args: {
    children: (
      <>
        {words}
        <p className="wsk-ItemRow-small" data-tone="accent">
          New in this case
        </p>
        <p className="wsk-ItemRow-small" data-tone="good">
          Free gift
        </p>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New in this case')).toBeVisible();
  },
});
export const RightToLeft = Full.extend({ decorators: [rightToLeft], play: () => {} });
