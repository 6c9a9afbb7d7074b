import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { brands } from '../../src/brands/registry.js';
import { narrow } from '../commonStories.js';
import { expectToFit } from '../storyChecks.js';
import { BrandTile } from './BrandTile.js';
import { allBrands } from './everyBrand.js';

/** Every brand on one page, shown at the top of Storybook's start page. */
const meta = preview.meta({
  title: 'brands/Gallery',
  tags: ['!autodocs'],
  render: () => (
    <div className="gallery">
      {brands.map((brand) => (
        <BrandTile key={brand.id} brand={brand} />
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const { id, displayName } of brands) {
      const opener = canvas.getByRole('link', { name: displayName });
      await expect(opener).toHaveAttribute('href', expect.stringMatching(new RegExp(`globals=brand:${id}$`)));
      await expect(canvas.getByRole('link', { name: `${id}.localhost:5173` })).toBeVisible();
    }
    await expectToFit({ canvasElement });
  },
  ...allBrands,
});

export const Wide = meta.story();
export const Narrow = Wide.extend(narrow);
