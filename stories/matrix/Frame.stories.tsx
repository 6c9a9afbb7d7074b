import preview from '../../.storybook/preview.js';
import { brands } from '../../src/brands/registry.js';
import { expectToFit } from '../storyChecks.js';
import { allBrands } from './everyBrand.js';
import { FrameSheet } from './FrameSheet.js';

/** Header and footer of every brand. */
const meta = preview.meta({
  title: 'brands/Header and footer',
  tags: ['!autodocs'],
  render: () => (
    <>
      {brands.map((brand) => (
        <FrameSheet key={brand.id} brand={brand} />
      ))}
    </>
  ),
  ...allBrands,
});

export const Wide = meta.story({ play: ({ canvasElement }) => expectToFit(canvasElement) });
export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: ({ canvasElement }) => expectToFit(canvasElement),
});
export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: ({ canvasElement }) => expectToFit(canvasElement),
});
