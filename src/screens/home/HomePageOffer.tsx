'use client';

import { Amount } from '../../blocks/Amount.js';
import { homeWords } from '../../brands/words/home.js';
import { productWords } from '../../brands/words/product.js';
import type { Load } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { formatPrice } from '../../rules/common/money.js';
import { bottlePrice, listSaving, volumeSaving } from '../../rules/common/price.js';
import { Link } from '../../ui/Link.js';
import { useScope, useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';

export interface HomePageOfferProps {
  /** The wines beside the welcome; the first is on offer. */
  readonly bottles: Load<readonly Product[]>;
}

/** The wine in the middle of the lineup: its name, price, condition and saving. Its place is kept while it loads. */
export function HomePageOffer({ bottles }: HomePageOfferProps) {
  const { site } = useScope();
  const text = useText(homeWords, productWords);
  const href = useHref();
  if (bottles.status === 'loading') return <div className="wsk-HomePageOffer" data-component="HomePageOffer" />;
  const [product] = bottles.status === 'ready' ? bottles.data : [];
  const sku = product?.skus[0];
  if (!product || !sku) return null;
  const volume = volumeSaving(sku);
  const saving = volume || listSaving(sku);
  return (
    <div className="wsk-HomePageOffer" data-component="HomePageOffer">
      <Link place="alone" href={href('product', { params: { itemCode: product.itemCode } })}>
        {[product.name, product.vintage].filter(Boolean).join(' ')}
      </Link>
      <p className="wsk-HomePageOffer-price">
        <Amount amount={bottlePrice(sku)} size="hero" />
        <span className="wsk-HomePageOffer-terms">
          <span>{(volume > 0 && product.vppQualifier) || text('product.perBottle')}</span>
          {saving > 0 ? (
            <span className="wsk-HomePageOffer-saving">
              {text('home.saving', { price: formatPrice(saving, site) })}
            </span>
          ) : null}
        </span>
      </p>
    </div>
  );
}
