'use client';

import { basketWords } from '../brands/words/basket.js';
import { productWords } from '../brands/words/product.js';
import type { Product, Sku } from '../model/product.js';
import { formatPrice } from '../rules/common/money.js';
import { bottlePrice, listSaving, soldAs, volumeSaving } from '../rules/common/price.js';
import { useScope, useText } from '../ui/scope.js';
import { Amount, type AmountSize } from './Amount.js';

/** The prices to show, and their size. */
export interface PriceDisplayProps {
  /** The product; its type decides the unit of the price, such as a bottle, a case or a membership. */
  readonly product: Pick<Product, 'productType' | 'subProductType' | 'bottleSize' | 'vppQualifier' | 'skus'>;
  /** Sku whose prices show; the product's first by default. */
  readonly sku?: Sku | undefined;
  /** Size of the main price; `card` by default. */
  readonly size?: AmountSize;
}

/** Prices of a product and their unit: bottle or case price, volume condition, single price and saving, in money or
 * points (BRAND-047). Nothing is rendered for a product that cannot be bought. For a plain amount use `Amount`. */
export function PriceDisplay({ product, sku = product.skus[0], size = 'card' }: PriceDisplayProps) {
  const text = useText(productWords);
  if (!sku) return null;
  const kind = soldAs(product, sku);
  return (
    <div className="wsk-PriceDisplay" data-component="PriceDisplay">
      {kind === 'case' ? (
        <CasePrice sku={sku} size={size} />
      ) : kind === 'bottle' ? (
        <BottlePrice sku={sku} qualifier={product.vppQualifier} size={size} />
      ) : (
        <p className="wsk-PriceDisplay-now">
          <Amount amount={sku.salePrice} size={size} />
          <span className="wsk-PriceDisplay-condition">{text(units[kind])}</span>
        </p>
      )}
      <Saving sku={sku} />
    </div>
  );
}

/** Unit of the price, for anything other than wine. */
const units = { item: 'product.perItem', membership: 'product.perMembership', payment: 'product.perPayment' } as const;

function BottlePrice({ sku, qualifier, size }: { sku: Sku; qualifier: string | undefined; size: AmountSize }) {
  const { site } = useScope();
  const text = useText(productWords);
  const saving = volumeSaving(sku);
  return (
    <>
      <p className="wsk-PriceDisplay-now">
        <Amount amount={bottlePrice(sku)} size={size} />
        <span className="wsk-PriceDisplay-condition">
          {saving > 0 ? (qualifier ?? text('product.perBottle')) : text('product.perBottle')}
        </span>
      </p>
      {saving > 0 ? (
        <p className="wsk-PriceDisplay-single">
          {text('product.single', { price: formatPrice(sku.salePricePerBottle, site) })}
        </p>
      ) : null}
    </>
  );
}

function CasePrice({ sku, size }: { sku: Sku; size: AmountSize }) {
  const { site } = useScope();
  const text = useText(basketWords, productWords);
  return (
    <>
      <p className="wsk-PriceDisplay-now">
        <Amount amount={sku.salePrice} size={size} />
        <span className="wsk-PriceDisplay-condition">{text('product.perCase', { count: sku.numberOfBottles })}</span>
      </p>
      <p className="wsk-PriceDisplay-single">{text('basket.each', { price: formatPrice(bottlePrice(sku), site) })}</p>
    </>
  );
}

/** Saving in words and figures, in the sale colour. The price itself never takes that colour. */
function Saving({ sku }: { sku: Sku }) {
  const { site } = useScope();
  const text = useText(productWords);
  const saving = listSaving(sku);
  if (saving === 0) return null;
  return (
    <p className="wsk-PriceDisplay-saving">
      <s className="wsk-PriceDisplay-list">{text('product.list', { price: formatPrice(sku.listPrice, site) })}</s>{' '}
      <span className="wsk-PriceDisplay-saved">{text('product.save', { price: formatPrice(saving, site) })}</span>
    </p>
  );
}
