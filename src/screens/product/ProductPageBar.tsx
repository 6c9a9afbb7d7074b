'use client';

import { type RefObject, useEffect, useRef } from 'react';
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
  const bar = useRef<HTMLElement>(null);
  useKeepClear(bar, shown);
  const sku = product.skus[0];
  if (!sku) return null;
  const isOfCase = sku.numberOfBottles > 1;
  return (
    <section
      ref={bar}
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

/** Scrolls a focused element out from under the bar. */
function useKeepClear(bar: RefObject<HTMLElement | null>, isVisible: boolean): void {
  useEffect(() => {
    if (!isVisible) return;
    const look = () => {
      const box = bar.current;
      const focused = document.activeElement;
      if (!box?.offsetHeight || !focused?.matches(':focus-visible') || box.contains(focused)) return;
      const { top, bottom } = focused.getBoundingClientRect();
      const over = box.getBoundingClientRect();
      const covered = bottom - over.top;
      // An element below the bar, at the end of the page, is not covered.
      if (covered > 0 && top < over.bottom) window.scrollBy({ top: covered + 8, behavior: 'instant' });
    };
    // The focused element may be where the bar has just appeared.
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [bar, isVisible]);
}
