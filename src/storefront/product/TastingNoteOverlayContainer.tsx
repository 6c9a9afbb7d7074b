'use client';

import { SharePanel } from '../../blocks/SharePanel.js';
import { isCase } from '../../rules/common/cases.js';
import { TastingNoteOverlay } from '../../screens/product/TastingNoteOverlay.js';
import { useHref } from '../../ui/useHref.js';
import { Boundary, nothing } from '../base/Boundary.js';
import { FavouriteToggleContainer } from '../shop/FavouriteToggleContainer.js';
import { CaseContentsContainer } from './CaseContentsContainer.js';
import { useLinkCopied } from './useLinkCopied.js';
import { useNotedProduct } from './useNotedProduct.js';

export interface TastingNoteOverlayContainerProps {
  readonly open: boolean;
  readonly itemCode: string;
  /** Whether the overlay is open over the product's own page. */
  readonly onItsPage?: boolean;
  readonly onClose: () => void;
}

/** Connects the tasting note of one item: fetches the item, adds it to the favourites, and copies the note's address. */
export function TastingNoteOverlayContainer({
  open,
  itemCode,
  onItsPage = false,
  onClose,
}: TastingNoteOverlayContainerProps) {
  const href = useHref();
  const { product, data, unknown, retry } = useNotedProduct(itemCode);
  const copied = useLinkCopied();
  // The origin is known only in a browser, which is also the only place where the overlay opens.
  const url = () => new URL(href('tastingNote', { params: { itemCode } }), window.location.origin).href;
  return (
    <TastingNoteOverlay
      open={open}
      product={product}
      itemCode={itemCode}
      unknown={unknown}
      onItsPage={onItsPage}
      favourite={
        data && (
          <Boundary draw={nothing}>
            <FavouriteToggleContainer product={data} />
          </Boundary>
        )
      }
      share={
        data && (
          <SharePanel
            url={url()}
            title={data.name}
            copied={copied.phase}
            blocked={copied.blocked}
            onCopy={() => void copied.copy(url())}
          />
        )
      }
      contents={
        data && isCase(data) ? (
          <Boundary>
            <CaseContentsContainer itemCode={itemCode} level={4} />
          </Boundary>
        ) : null
      }
      onRetry={retry}
      onClose={onClose}
    />
  );
}
