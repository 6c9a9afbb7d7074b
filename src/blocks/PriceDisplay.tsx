import type { Sku } from '../model/product.js';
import { formatPrice } from '../rules/money.js';
import { bottlePrice, listSaving, volumeSaving } from '../rules/price.js';
import { useScope } from '../ui/scope.js';
import { Amount, type AmountSize } from './Amount.js';

/** The prices to show, and how large. */
export interface PriceDisplayProps {
  /** The way of buying whose prices show: of a bottle, or of a case of more than one. */
  readonly sku: Sku;
  /** The volume condition in words, such as `mix 12 or more`. */
  readonly qualifier?: string | undefined;
  /** Size of the main price; `card` unless set. */
  readonly size?: AmountSize;
}

/** Prices of a product: bottle or case price, volume condition, single price and saving, in money or points
 * (BRAND-047). A plain amount is an `Amount`. */
export function PriceDisplay({ sku, qualifier, size = 'card' }: PriceDisplayProps) {
  return (
    <div className="wsk-PriceDisplay" data-component="PriceDisplay">
      {sku.numberOfBottles > 1 ? (
        <CasePrice sku={sku} size={size} />
      ) : (
        <BottlePrice sku={sku} qualifier={qualifier} size={size} />
      )}
      <Saving sku={sku} />
    </div>
  );
}

function BottlePrice({ sku, qualifier, size }: { sku: Sku; qualifier: string | undefined; size: AmountSize }) {
  const { site, text } = useScope();
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
  const { site, text } = useScope();
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

/** Words and figure in the sale colour, never on the price itself. */
function Saving({ sku }: { sku: Sku }) {
  const { site, text } = useScope();
  const saving = listSaving(sku);
  if (saving === 0) return null;
  return (
    <p className="wsk-PriceDisplay-saving">
      <s className="wsk-PriceDisplay-list">{text('product.list', { price: formatPrice(sku.listPrice, site) })}</s>{' '}
      {text('product.save', { price: formatPrice(saving, site) })}
    </p>
  );
}
