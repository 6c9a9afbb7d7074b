import type { ReactNode } from 'react';
import { brands } from '../../src/brands/registry.js';
import { siteOfBrand } from '../../src/brands/siteOfBrand.js';
import type { Brand, Variants } from '../../src/model/site.js';
import { ProductPageStage } from '../../src/screens/product/ProductPageStage.js';
import { BrandScope } from '../../src/ui/BrandScope.js';
import { worldOf } from '../world.js';
import type { Copy } from './useCopied.js';

/** The scope of one brand, on a page that shows several. */
export function Own({ brand, children }: { readonly brand: Brand; readonly children: ReactNode }) {
  return (
    <BrandScope site={siteOfBrand(brand)} brand={brand}>
      {children}
    </BrandScope>
  );
}

const stages: Readonly<Record<Variants['stage'], string>> = {
  panel: 'A panel at the start of the page',
  mirrored: 'A panel at the end of the page',
  shelf: 'A shelf across the page',
  niche: 'A niche between the words and the price',
  window: 'A round window',
  plinth: 'A plinth on the page itself',
};

const brandsWith = (stage: Variants['stage']): readonly Brand[] =>
  brands.filter(({ look }) => look.variants.stage === stage);

const pictureIn = (brand: Brand) => worldOf({ brand: brand.id, login: 'visitor' }).product('wine').largeImage;

/** The top of a product page with nothing on it but its bottle. */
function Stage({ brand }: { readonly brand: Brand }) {
  return (
    <div className="imagery-window">
      <div
        className="wsk-Container wsk-Columns wsk-ProductPage-top"
        data-variant="stage"
        data-stage={brand.look.variants.stage}
      >
        <ProductPageStage product={undefined} early={{ src: pictureIn(brand), shape: 'bottle' }} />
        <div className="wsk-ProductPage-info">
          <div className="wsk-ProductPage-intro imagery-words">Words</div>
          <div className="wsk-ProductPage-buying imagery-words">Price</div>
        </div>
      </div>
    </div>
  );
}

interface StageCardProps {
  readonly stage: Variants['stage'];
  /** The brand of the toolbar, which is shown if it chose this one. */
  readonly chosen: Brand;
  readonly copy: Copy;
}

function StageCard({ stage, chosen, copy }: StageCardProps) {
  const of = brandsWith(stage);
  const shown = of.find(({ id }) => id === chosen.id) ?? of[0] ?? chosen;
  return (
    <li>
      <Own brand={shown}>
        <div className="imagery-card">
          <Stage brand={shown} />
          <button type="button" className="matrix-token" onClick={() => copy(`stage: '${stage}'`)}>
            <b>{stage}</b>
            {stages[stage]}
          </button>
          <span>{of.map(({ id }) => id).join(', ')}</span>
        </div>
      </Own>
    </li>
  );
}

interface ImageryStagesProps {
  readonly brand: Brand;
  readonly copy: Copy;
}

/** What a bottle stands in: the choice of a brand, and those of others. */
export function ImageryStages({ brand, copy }: ImageryStagesProps) {
  return (
    <section aria-label="What a bottle stands in">
      <Own brand={brand}>
        <div className="wsk-Container">
          <h2 className="wsk-Heading" data-level="3">
            What a bottle stands in
          </h2>
          <p className="wsk-Text">
            A brand chooses one (stage). {brand.displayName}: {brand.look.variants.stage}. Below 992 px it is a panel in
            every brand.
          </p>
        </div>
      </Own>
      <ul className="imagery-cards imagery-stages" data-size="large">
        {(Object.keys(stages) as Variants['stage'][]).map((stage) => (
          <StageCard key={stage} stage={stage} chosen={brand} copy={copy} />
        ))}
      </ul>
    </section>
  );
}
