import { basketWords } from '../brands/words/basket.js';
import { productWords } from '../brands/words/product.js';
import type { Product, Sku } from '../model/product.js';
import { formatPrice } from '../rules/common/money.js';
import { bottlePrice, listSaving, soldAs, volumeSaving } from '../rules/common/price.js';
import type { Scope } from '../ui/scope.js';
import { type AmountSize, drawAmount } from './drawAmount.js';

type DrawScope = Pick<Scope, 'site' | 'text'>;

/** The prices to show, and their size. */
export interface PriceDisplayProps {
  /** The product; its type decides the unit of the price, such as a bottle, a case or a membership. */
  readonly product: Pick<Product, 'productType' | 'subProductType' | 'bottleSize' | 'vppQualifier' | 'skus'>;
  /** Sku whose prices show; the product's first by default. */
  readonly sku?: Sku | undefined;
  /** Size of the main price; `card` by default. */
  readonly size?: AmountSize;
}

/** Draws `PriceDisplay` in a scope that is handed over, so that a server component can draw it too. */
export function drawPriceDisplay(
  scope: DrawScope,
  { product, sku = product.skus[0], size = 'card' }: PriceDisplayProps,
) {
  const text = scope.text.with(productWords);
  if (!sku) return null;
  const kind = soldAs(product, sku);
  return (
    <div className="wsk-PriceDisplay" data-component="PriceDisplay">
      {kind === 'case' ? (
        drawCasePrice(scope, sku, size)
      ) : kind === 'bottle' ? (
        drawBottlePrice(scope, sku, product.vppQualifier, size)
      ) : (
        <p className="wsk-PriceDisplay-now">
          {drawAmount(scope, { amount: sku.salePrice, size })}
          <span className="wsk-PriceDisplay-condition">{text(units[kind])}</span>
        </p>
      )}
      {drawSaving(scope, sku)}
    </div>
  );
}

/** Unit of the price, for anything other than wine. */
const units = { item: 'product.perItem', membership: 'product.perMembership', payment: 'product.perPayment' } as const;

function drawBottlePrice(scope: DrawScope, sku: Sku, qualifier: string | undefined, size: AmountSize) {
  const text = scope.text.with(productWords);
  const saving = volumeSaving(sku);
  return (
    <>
      <p className="wsk-PriceDisplay-now">
        {drawAmount(scope, { amount: bottlePrice(sku), size })}
        <span className="wsk-PriceDisplay-condition">
          {saving > 0 ? (qualifier ?? text('product.perBottle')) : text('product.perBottle')}
        </span>
      </p>
      {saving > 0 ? (
        <p className="wsk-PriceDisplay-single">
          {text('product.single', { price: formatPrice(sku.salePricePerBottle, scope.site) })}
        </p>
      ) : null}
    </>
  );
}

function drawCasePrice(scope: DrawScope, sku: Sku, size: AmountSize) {
  const text = scope.text.with(basketWords).with(productWords);
  return (
    <>
      <p className="wsk-PriceDisplay-now">
        {drawAmount(scope, { amount: sku.salePrice, size })}
        <span className="wsk-PriceDisplay-condition">{text('product.perCase', { count: sku.numberOfBottles })}</span>
      </p>
      <p className="wsk-PriceDisplay-single">
        {text('basket.each', { price: formatPrice(bottlePrice(sku), scope.site) })}
      </p>
    </>
  );
}

/** Saving in words and figures, in the sale colour. The price itself never takes that colour. */
function drawSaving(scope: DrawScope, sku: Sku) {
  const text = scope.text.with(productWords);
  const saving = listSaving(sku);
  if (saving === 0) return null;
  return (
    <p className="wsk-PriceDisplay-saving">
      <s className="wsk-PriceDisplay-list">{text('product.list', { price: formatPrice(sku.listPrice, scope.site) })}</s>{' '}
      <span className="wsk-PriceDisplay-saved">{text('product.save', { price: formatPrice(saving, scope.site) })}</span>
    </p>
  );
}
