import preview from '../../.storybook/preview.js';
import { brandById, brands } from '../../src/brands/registry.js';
import type { Brand, FamilyName } from '../../src/model/site.js';
import { expectToFit } from '../holds.js';
import { allBrands } from './everyBrand.js';
import { PrimitiveSheet } from './PrimitiveSheet.js';

/** Every primitive, in the brand of the control below. */
const OneBrand = ({ brandId }: { brandId: string }) => <PrimitiveSheet brand={brandById(brandId)} />;

const meta = preview.meta({
  component: OneBrand,
  args: { brandId: 'law' },
  argTypes: { brandId: { control: 'select', options: brands.map(({ id }) => id) } },
  ...allBrands,
});

export const Wide = meta.story();
export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: ({ canvasElement }) => expectToFit(canvasElement),
});
/** To be looked at with forced colours, such as `page.emulateMedia({ forcedColors: 'active' })` or Windows’ contrast
 * themes: every edge, tick, ring and selected tab has to be there. */
export const ForForcedColours = meta.story();

const each = (some: readonly Brand[]) => (
  <>
    {some.map((brand) => (
      <PrimitiveSheet key={brand.id} brand={brand} />
    ))}
  </>
);
const ofFamily = (family: FamilyName) => each(brands.filter(({ look }) => look.family === family));

export const Classic = meta.story({ render: () => ofFamily('classic') });
export const Editorial = meta.story({ render: () => ofFamily('editorial') });
export const Plain = meta.story({ render: () => ofFamily('plain') });
export const Fresh = meta.story({ render: () => ofFamily('fresh') });
export const Bold = meta.story({ render: () => ofFamily('bold') });

/** For the camera: axe needs longer for all of them than a test may take, and has seen each with its family. */
export const AllBrands = meta.story({ render: () => each(brands), parameters: { a11y: { test: 'off' } } });
export const AllBrandsNarrow = AllBrands.extend({ globals: { viewport: { value: 'mobile1' } } });
