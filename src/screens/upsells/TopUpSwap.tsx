'use client';

import { nameOf } from '../../blocks/WineToFill.js';
import { postPurchaseWords } from '../../brands/words/postPurchase.js';
import type { OfferedItem } from '../../model/offer.js';
import type { Product } from '../../model/product.js';
import { formatPrice } from '../../rules/common/money.js';
import { fillerPrice } from '../../rules/upsells/fillTheCase.js';
import { Button } from '../../ui/Button.js';
import { useScope, useText } from '../../ui/scope.js';

interface TopUpSwapProps {
  /** The wine currently listed. */
  readonly product: Product;
  /** The wines not currently listed. */
  readonly others: readonly OfferedItem[];
  readonly onSwap: (choice: { readonly into: OfferedItem }) => void;
}

/** The wines for which the listed one can be swapped. */
export function TopUpSwap({ product, others, onSwap }: TopUpSwapProps) {
  const { site } = useScope();
  const text = useText(postPurchaseWords);
  if (others.length === 0) return <p className="wsk-Text">{text('topUp.swapNone')}</p>;
  return (
    <ul className="wsk-TopUpSwap">
      {others.map((other) => {
        const { price } = fillerPrice(other.product);
        return (
          <li className="wsk-TopUpSwap-wine" key={other.offer.itemCode}>
            <span className="wsk-TopUpSwap-name">
              {nameOf(other.product)}
              {other.product.skus.length === 0 ? null : (
                <span className="wsk-TopUpSwap-price">{text('fill.each', { price: formatPrice(price, site) })}</span>
              )}
            </span>
            <Button
              variant="line"
              size="small"
              aria-label={text('topUp.swapFor', { name: nameOf(product), other: nameOf(other.product) })}
              onClick={() => onSwap({ into: other })}
            >
              {text('topUp.swapShort')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
