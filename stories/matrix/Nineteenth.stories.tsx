import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { brandEntries } from '../../mocks/fixtures/content.js';
import { brandContentOf } from '../../src/brands/content.js';
import { measure } from '../../src/brands/contrast.js';
import { brandCss } from '../../src/brands/css.js';
import { designOf } from '../../src/brands/designs.js';
import { brands } from '../../src/brands/registry.js';
import { fitsNarrow } from '../commonStories.js';
import { EveryBrand } from './everyBrand.js';
import { nineteenth, nineteenthEntry } from './nineteenth.js';
import { PrimitiveSheet } from './PrimitiveSheet.js';

/** An additional, unregistered brand: all it takes is one file, one line in the registry and one content entry. */
const meta = preview.meta({
  title: 'brands/One more brand',
  tags: ['!autodocs'],
  component: PrimitiveSheet,
  args: { brand: nineteenth },
  parameters: { brands: 'all' },
  decorators: [
    (Story) => (
      <>
        <style>{brandCss(nineteenth)}</style>
        <Story />
      </>
    ),
  ],
});

export const Wide = meta.story();
export const Narrow = meta.story(fitsNarrow);
export const AmongTheOthers = meta.story({
  render: () => (
    <EveryBrand brands={[...brands.map(designOf), nineteenth]}>
      {({ id, look }) => (
        <p className="wsk-Text">
          {brandContentOf([...brandEntries, nineteenthEntry], id)?.brandIdentifier}: {measure(look).length} pairs
        </p>
      )}
    </EveryBrand>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(brands.length + 1);
    await expect(canvas.getByText(/^nin: \d+ pairs$/)).toBeVisible();
  },
});
