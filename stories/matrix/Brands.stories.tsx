import preview from '../../.storybook/preview.js';
import { brands } from '../../src/brands/registry.js';
import { narrow } from '../commonStories.js';
import { BrandSheet } from './BrandSheet.js';
import { allBrands } from './everyBrand.js';

const meta = preview.meta({
  title: 'brands/Brand sheets',
  tags: ['!autodocs'],
  render: () => (
    <>
      {brands.map((brand) => (
        <BrandSheet key={brand.id} brand={brand} />
      ))}
    </>
  ),
  ...allBrands,
});

export const Wide = meta.story();
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const Narrow = meta.story(narrow);
