import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { brandById } from '../../src/brands/registry.js';
import { siteOfBrand } from '../../src/brands/siteOfBrand.js';
import { basketWords } from '../../src/brands/words/basket.js';
import { productWords } from '../../src/brands/words/product.js';
import { BrandScope } from '../../src/ui/BrandScope.js';
import { Button } from '../../src/ui/Button.js';
import { useScope, useText } from '../../src/ui/scope.js';
import { useHref } from '../../src/ui/useHref.js';

function WhereAmI() {
  const { brand } = useScope();
  const text = useText(basketWords, productWords);
  const href = useHref();
  return (
    <p className="wsk-Text">
      {brand.displayName}: <a href={href('cart')}>{text('basket.view')}</a> <Button>{text('product.add')}</Button>
    </p>
  );
}

const scopeOf = (id: string) => ({ brand: brandById(id), site: siteOfBrand(brandById(id)) });

const meta = preview.meta({
  component: BrandScope,
  args: { ...scopeOf('law'), children: <WhereAmI /> },
  parameters: { brands: 'all' },
});

/** The usual page: colours, words and addresses come from one brand. */
export const OneBrand = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add to basket' })).toBeVisible();
  },
});
/** A shop that is mounted below a path of its host needs that path in every link. */
export const BelowABasePath = meta.story({
  args: { basePath: '/shop' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getAttribute('href')).toMatch(/^\/shop\//);
  },
});
/** Two brands on one page do not share colours or text. */
export const TwoOnOnePage = meta.story({
  render: (args) => (
    <>
      <BrandScope {...args} />
      <BrandScope {...args} {...scopeOf('vir')} />
    </>
  ),
  play: async ({ canvas }) => {
    const [one, other] = canvas.getAllByRole('button');
    await expect([one?.textContent, other?.textContent]).toEqual(['Add to basket', 'Add to cart']);
    await expect(getComputedStyle(one!).backgroundColor).not.toBe(getComputedStyle(other!).backgroundColor);
  },
});
