import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { brandById } from '../../src/brands/registry.js';
import { siteOf } from '../../src/brands/sites.js';
import type { Product } from '../../src/model/product.js';
import { ProductDetails } from '../../src/screens/product/ProductDetails.js';
import { BrandScope } from '../../src/ui/BrandScope.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const sparse: Product = { itemCode: 'G0001', name: 'Corkscrew', productType: 'gift', skus: [] };

/** Units are shown only with a strength. */
const oneFactEach: readonly Partial<Product>[] = [
  { grapeName: 'Tempranillo' },
  { styleName: 'Smooth and mellow' },
  { colourName: 'Red' },
  { appellationName: 'Rioja' },
  { countryName: 'Spain' },
  { alcoholUnits: 10.1 },
  { drinkByDateAsString: '31/12/2031' },
  { allergens: ['Egg'] },
];
const factsIn = (element: HTMLElement) =>
  [...element.querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent]);

const meta = preview.meta({
  component: ProductDetails,
  args: { product: from((world) => world.product('wine')) },
  decorators: [framed(1200)],
});

/** A quarter bottle is not rounded to whole centilitres. */
export const SmallBottle = meta.story({
  args: { product: { ...sparse, bottleSize: 187 } },
  parameters: { rules: ['PROD-029'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent(/^18\.7cl$/);
  },
});
/** Outside the UK, the size is in the millilitres of the shop. */
export const Millilitres = meta.story({
  globals: { brand: 'vws' },
  args: { product: { ...sparse, bottleSize: 187 } },
  parameters: { rules: ['PROD-029'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent(/^187 ml$/);
  },
});
export const MillilitresInTheUnitedStates = Millilitres.extend({ globals: { brand: 'vir' } });
export const MillilitresInNewZealand = meta.story({
  render: (args) => (
    <BrandScope site={siteOf({ brand: 'wpe', country: 'nz' })} brand={brandById('wpe')}>
      <ProductDetails {...args} />
    </BrandScope>
  ),
  globals: { brand: 'wpe' },
  args: { product: { ...sparse, bottleSize: 187 } },
  parameters: { rules: ['PROD-029'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent(/^187 ml$/);
  },
});
/** A bottle larger than most. */
export const Magnum = meta.story({
  args: { product: { ...sparse, bottleSize: 1500 } },
  parameters: { rules: ['PROD-029'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent(/^150cl$/);
  },
});
/** No alcohol is a strength too. */
export const WithoutAlcohol = meta.story({
  args: { product: { ...sparse, alcoholPercent: 0, alcoholUnits: 0 } },
  parameters: { rules: ['PROD-027', 'PROD-028'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent(/^0% by volume, 0 units$/);
  },
});
/** A date is written in words, day before month; words stay as they are. */
export const EnjoyBy = meta.story({
  render: () => (
    <>
      {['03/04/2031', 'December 2030', 'Now'].map((drinkByDateAsString) => (
        <ProductDetails key={drinkByDateAsString} product={{ ...sparse, drinkByDateAsString }} />
      ))}
    </>
  ),
  parameters: { rules: ['PROD-030'] },
  play: async ({ canvasElement }) => {
    await expect(factsIn(canvasElement)).toEqual([
      ['Enjoy by', '3 April 2031'],
      ['Enjoy by', 'December 2030'],
      ['Enjoy by', 'Now'],
    ]);
  },
});
export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vegan, Vegetarian')).toBeVisible();
  },
});
export const EveryFact = meta.story({
  args: {
    product: {
      ...sparse,
      grapeName: 'Tempranillo',
      styleName: 'Smooth and mellow',
      colourName: 'Red',
      countryName: 'Spain',
      appellationName: 'Rioja',
      alcoholPercent: 13.5,
      alcoholUnits: 10.1,
      bottleSize: 750,
      drinkByDateAsString: '31/12/2031',
      allergens: ['Sulphites', 'Egg'],
      drinkCharacteristics: { vegan: false, organic: true, vegetarian: true },
    },
  },
  parameters: {
    rules: ['PROD-022', 'PROD-024', 'PROD-025', 'PROD-026', 'PROD-027', 'PROD-028', 'PROD-029', 'PROD-036'],
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('term').map((name) => name.textContent);
    const values = canvas.getAllByRole('definition').map((fact) => fact.textContent);
    await expect(names.map((name, place) => [name, values[place]])).toEqual([
      ['Grape', 'Tempranillo'],
      ['Style', 'Smooth and mellow'],
      ['Colour', 'Red'],
      ['Alcohol', '13.5% by volume, 10.1 units'],
      ['Region', 'Rioja'],
      ['Country', 'Spain'],
      ['Bottle size', '75cl'],
      ['Enjoy by', '31 December 2031'],
      ['Allergens', 'Sulphites, Egg'],
      ['Good to know', 'Vegetarian, Organic'],
    ]);
  },
});
export const WhomItSuits = meta.story({
  args: {
    product: {
      ...sparse,
      drinkByDateAsString: '31/12/2031',
      allergens: ['Sulphites', 'Egg'],
      drinkCharacteristics: { vegan: true, organic: false, vegetarian: false },
    },
  },
  parameters: { rules: ['PROD-030', 'PROD-031', 'PROD-035', 'PROD-036', 'PROD-037'] },
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('definition').map((fact) => fact.textContent);
    await expect(facts).toEqual(['31 December 2031', 'Sulphites, Egg', 'Vegan']);
  },
});
export const Vegetarian = meta.story({
  args: { product: { ...sparse, drinkCharacteristics: { vegan: false, organic: false, vegetarian: true } } },
  parameters: { rules: ['PROD-035', 'PROD-036', 'PROD-037'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent(/^Vegetarian$/);
  },
});
export const Organic = meta.story({
  args: { product: { ...sparse, drinkCharacteristics: { vegan: false, organic: true, vegetarian: false } } },
  parameters: { rules: ['PROD-035', 'PROD-036', 'PROD-037'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent(/^Organic$/);
  },
});
export const Sparse = meta.story({
  args: { product: { ...sparse, countryName: 'Spain', bottleSize: 375, alcoholPercent: 12 } },
  parameters: { rules: ['PROD-024', 'PROD-026', 'PROD-027', 'PROD-029'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(factsIn(canvasElement)).toEqual([
      ['Alcohol', '12% by volume'],
      ['Country', 'Spain'],
      ['Bottle size', '37.5cl'],
    ]);
    await expect(canvas.getByText('37.5cl')).toBeVisible();
  },
});
/** A product of which one thing is known: it stands under its own name, and under no other. */
export const OneFactEach = meta.story({
  render: () => (
    <>
      {oneFactEach.map((known) => (
        <ProductDetails key={Object.keys(known)[0]} product={{ ...sparse, ...known }} />
      ))}
    </>
  ),
  parameters: {
    rules: ['PROD-022', 'PROD-023', 'PROD-024', 'PROD-025', 'PROD-026', 'PROD-028', 'PROD-030', 'PROD-031'],
  },
  play: async ({ canvasElement }) => {
    await expect(factsIn(canvasElement)).toEqual([
      ['Grape', 'Tempranillo'],
      ['Style', 'Smooth and mellow'],
      ['Colour', 'Red'],
      ['Region', 'Rioja'],
      ['Country', 'Spain'],
      ['Enjoy by', '31 December 2031'],
      ['Allergens', 'Egg'],
    ]);
  },
});
export const Nothing = meta.story({
  args: { product: { ...sparse, allergens: [], drinkCharacteristics: {} } },
  parameters: { rules: ['PROD-031', 'PROD-035', 'PROD-036', 'PROD-037'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('definition')).toBeNull();
  },
});
