'use client';

import type { ReactNode } from 'react';
import { postPurchaseWords } from '../brands/words/postPurchase.js';
import { productWords } from '../brands/words/product.js';
import type { Product } from '../model/product.js';
import { formatPrice } from '../rules/common/money.js';
import { bottlesTyped, fillerPrice } from '../rules/upsells/fillTheCase.js';
import { QuantityBox } from '../ui/QuantityBox.js';
import { useScope, useText } from '../ui/scope.js';
import { ItemRow, ItemTitle } from './ItemRow.js';

interface WineToFillProps {
  readonly product: Product;
  /** Number of bottles, as typed. */
  readonly typed: string;
  /** Called with the typed number after every change; empty when the box is empty (UPSL-077, UPSL-079). */
  readonly onType: (change: { readonly typed: string }) => void;
  /** Id of the message about the total number of bottles, if there is a problem with it. */
  readonly problemId?: string | undefined;
  /** Controls beside the number. */
  readonly children?: ReactNode;
}

/** Returns the name of a wine with its vintage. */
export const nameOf = ({ name, vintage }: Product): string => [name, vintage].filter(Boolean).join(' ');

/** One wine that can fill a case, with its number of bottles. */
export function WineToFill({ product, typed, onType, problemId, children }: WineToFillProps) {
  const { site } = useScope();
  const text = useText(postPurchaseWords, productWords);
  const [sku] = product.skus;
  const { price, saving } = fillerPrice(product);
  return (
    <li className="wsk-WineToFill" data-more={children ? true : undefined}>
      <ItemRow
        picture={{ src: product.thumbnailImage, shape: 'bottle' }}
        side={
          <QuantityBox
            pasteBlocked
            label={text('product.quantityOf', { name: nameOf(product) })}
            counted={nameOf(product)}
            value={typed}
            minimum={0}
            problemId={problemId}
            onChange={(change) => onType({ typed: bottlesTyped(change.typed) })}
            onCommit={(change) => onType({ typed: bottlesTyped(change.typed) || '0' })}
          />
        }
      >
        <ItemTitle as="p">{nameOf(product)}</ItemTitle>
        {sku ? (
          <p className="wsk-ItemRow-small">
            {text(saving > 0 ? 'fill.eachReduced' : 'fill.each', {
              price: formatPrice(price, site),
              usual: formatPrice(sku.salePrice, site),
            })}
          </p>
        ) : null}
      </ItemRow>
      {children}
    </li>
  );
}
