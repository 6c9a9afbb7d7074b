'use client';

import type { ReactNode } from 'react';
import { offerWords } from '../../brands/words/offer.js';
import { productWords } from '../../brands/words/product.js';
import { productPageWords } from '../../brands/words/productPage.js';
import type { Load } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { Button } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { useText } from '../../ui/scope.js';
import { TastingNote } from './TastingNote.js';

/** The product whose tasting note is printed. */
export interface TastingNotePrintPageProps {
  /** The product. */
  readonly product: Load<Product>;
  /** The code in the address. */
  readonly itemCode: string;
  /** Whether the shop has no product with the code. */
  readonly unknown?: boolean;
  /** The shop's logo, at the top of the sheet. */
  readonly logo?: ReactNode;
  /** Contents of a case. */
  readonly contents?: ReactNode;
  /** Called when the shopper prints. */
  readonly onPrint: () => void;
  /** Called to fetch the product again after it failed to load. */
  readonly onRetry: () => void;
}

/** A tasting note on one sheet of paper, without the shop's header and footer (PROD-117, MISC-030). */
export function TastingNotePrintPage({
  product,
  itemCode,
  unknown = false,
  logo,
  contents,
  onPrint,
  onRetry,
}: TastingNotePrintPageProps) {
  const text = useText(offerWords, productWords);
  const productText = useText(productPageWords);
  if (unknown || product.status !== 'ready') {
    return (
      <div className="wsk-TastingNotePrintPage" data-component="TastingNotePrintPage">
        {unknown ? (
          <EmptyState level={1} title={productText('product.unknownTitle')}>
            {text('note.unknown', { itemCode })}
          </EmptyState>
        ) : product.status === 'failed' ? (
          <RetryNotice level={1} title={text('note.failed')} onRetry={onRetry}>
            {product.message}
          </RetryNotice>
        ) : (
          <p className="wsk-Text" role="status">
            {text('note.loading')}
          </p>
        )}
      </div>
    );
  }
  return (
    <section
      className="wsk-TastingNotePrintPage"
      data-component="TastingNotePrintPage"
      aria-label={text('product.tastingNote')}
    >
      <div className="wsk-TastingNotePrintPage-head">
        {logo}
        <p className="wsk-TastingNotePrintPage-title">{text('product.tastingNote')}</p>
        <div className="wsk-TastingNotePrintPage-button">
          <Button variant="line" size="small" onClick={() => onPrint()}>
            {text('note.printNow')}
          </Button>
        </div>
      </div>
      <TastingNote product={product.data} level={1} contents={contents} />
    </section>
  );
}
