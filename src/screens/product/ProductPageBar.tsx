'use client';

import { AddToBasketButton } from '../../blocks/AddToBasketButton.js';
import { Amount } from '../../blocks/Amount.js';
import { productPageWords } from '../../brands/words/productPage.js';
import type { Action } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { bottlePrice, volumeSaving } from '../../rules/common/price.js';
import { useText } from '../../ui/scope.js';

export interface ProductPageBarProps {
  readonly product: Product;
  /** Whether the buy panel is out of view. */
  readonly shown: boolean;
  readonly action: Action;
  readonly onAdd: () => void;
}

/** Price and add button at the bottom of a narrow viewport, shown once the buy panel is scrolled out of view. Until
 * then the bar is inert. */
export function ProductPageBar({ product, shown, action, onAdd }: ProductPageBarProps) {
  const text = useText(productPageWords);
  const sku = product.skus[0];
  if (!sku) return null;
  const isOfCase = sku.numberOfBottles > 1;
  return (
    <section
      className="wsk-ProductPageBar"
      aria-label={text('productPage.bar', { name: product.name })}
      data-shown={shown || undefined}
      inert={!shown}
    >
      <p className="wsk-ProductPageBar-words">
        <span className="wsk-ProductPageBar-name">{product.name}</span>
        <span className="wsk-ProductPageBar-price">
          <Amount amount={isOfCase ? sku.salePrice : bottlePrice(sku)} size="row" />
          {!isOfCase && volumeSaving(sku) > 0 && product.vppQualifier ? (
            <span className="wsk-ProductPageBar-condition"> {product.vppQualifier}</span>
          ) : null}
        </span>
      </p>
      <AddToBasketButton action={action} onAdd={onAdd} size="small" />
    </section>
  );
}
