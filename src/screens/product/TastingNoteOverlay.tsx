'use client';

import type { ReactNode } from 'react';
import { offerWords } from '../../brands/words/offer.js';
import { productWords } from '../../brands/words/product.js';
import type { Load } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { isCase } from '../../rules/common/cases.js';
import { BottleSkeleton } from '../../ui/BottleSkeleton.js';
import { ButtonLink } from '../../ui/Button.js';
import { Link } from '../../ui/Link.js';
import { ModalDialog } from '../../ui/ModalDialog.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { TastingNote } from './TastingNote.js';

/** The product whose tasting note is open, and the overlay's callbacks. */
export interface TastingNoteOverlayProps {
  /** Whether the overlay is open. */
  readonly open: boolean;
  /** The product; while it loads, a skeleton of the note is shown. */
  readonly product: Load<Product>;
  /** The requested item code. */
  readonly itemCode: string;
  /** Whether the shop has no product with the code. */
  readonly unknown?: boolean;
  /** Whether the overlay is open over the product's own page; if so, it has no button that links to that page. */
  readonly onItsPage?: boolean;
  /** The favourite button. */
  readonly favourite?: ReactNode;
  /** Button and panel for sharing the note. */
  readonly share?: ReactNode;
  /** Contents of a case. */
  readonly contents?: ReactNode;
  /** Called to fetch the product again after it failed to load. */
  readonly onRetry: () => void;
  /** Called when the shopper closes the overlay; it closes once `open` is false. */
  readonly onClose: () => void;
}

/** Overlay `Beyond the Label`: the tasting note of a wine or case, shown over any page (PROD-105). It has no price and
 * no add button; those are on the product page. */
export function TastingNoteOverlay({
  open,
  product: load,
  itemCode,
  unknown = false,
  onItsPage = false,
  favourite,
  share,
  contents,
  onRetry,
  onClose,
}: TastingNoteOverlayProps) {
  const href = useHref();
  const text = useText(offerWords, productWords);
  const product = load.status === 'ready' ? load.data : undefined;
  return (
    <ModalDialog
      open={open}
      size="wide"
      title={text('product.tastingNote')}
      buttons={
        product && !onItsPage ? (
          <ButtonLink href={href('product', { params: { itemCode } })}>
            {text(isCase(product) ? 'note.case' : 'note.wine')}
          </ButtonLink>
        ) : null
      }
      onClose={() => onClose()}
    >
      <div
        className="wsk-TastingNoteOverlay"
        data-component="TastingNoteOverlay"
        data-status={unknown ? 'unknown' : load.status}
      >
        {unknown ? (
          <p className="wsk-Text" role="alert">
            {text('note.unknown', { itemCode })}
          </p>
        ) : load.status === 'failed' ? (
          <RetryNotice title={text('note.failed')} onRetry={onRetry}>
            {load.message}
          </RetryNotice>
        ) : product ? (
          <TastingNote
            product={product}
            level={3}
            contents={contents}
            actions={
              <>
                {favourite}
                {share}
                <Link
                  href={href('tastingNotePrint', { query: { page: 'product', itemcode: itemCode }, hash: 'print' })}
                  place="alone"
                  newTab
                >
                  {text('note.print')}
                </Link>
              </>
            }
          />
        ) : (
          <LoadingNote />
        )}
      </div>
    </ModalDialog>
  );
}

function LoadingNote() {
  const text = useText(offerWords);
  return (
    <div className="wsk-TastingNote" data-loading>
      <p className="wsk-VisuallyHidden" role="status">
        {text('note.loading')}
      </p>
      <div className="wsk-TastingNote-top">
        <div className="wsk-TastingNote-stage" data-ground="stage">
          <BottleSkeleton />
        </div>
        <div className="wsk-TastingNote-words">
          <Skeleton shape="line" width="9em" />
          <div className="wsk-Heading" data-level="2">
            <Skeleton shape="line" />
          </div>
          <Skeleton shape="line" width="12em" />
          <Skeleton shape="line" />
          <Skeleton shape="line" width="80%" />
        </div>
      </div>
    </div>
  );
}
