'use client';

import type { ReactNode } from 'react';
import { offerWords } from '../brands/words/offer.js';
import { productWords } from '../brands/words/product.js';
import type { Load } from '../model/load.js';
import type { CaseDetails } from '../model/offer.js';
import { type Tour, tours } from '../rules/product/tours.js';
import { ModalDialog } from '../ui/ModalDialog.js';
import { Select } from '../ui/Select.js';
import { useText } from '../ui/scope.js';
import { CaseContents } from './CaseContents.js';
import { CaseContentsModalBuy, type CaseContentsModalBuyProps } from './CaseContentsModalBuy.js';

/** A case the shopper can choose to view. */
export interface CaseChoice {
  readonly itemCode: string;
  readonly name: string;
}

/** State of the dialog and the case it shows. */
export interface CaseContentsModalProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** The case and its contents. */
  readonly contents: Load<CaseDetails>;
  /** Item code of the case that is shown or loading. */
  readonly itemCode: string;
  /** Cases to choose from, including the one shown; the dropdown needs at least two. */
  readonly cases?: readonly CaseChoice[];
  /** Landing-page variant: the tour's heading replaces the case's name and headline, and there is no dropdown. */
  readonly tour?: Tour | undefined;
  /** Content below the wines, such as the welcome gifts of a landing page. */
  readonly gifts?: ReactNode;
  /** Price and button, once the case is known to be on sale. */
  readonly buy?: CaseContentsModalBuyProps | undefined;
  /** Called when the shopper chooses another case. */
  readonly onChoose?: (choice: { readonly itemCode: string }) => void;
  /** Called to fetch the case again after it failed to load. */
  readonly onRetry: () => void;
  /** Called when the shopper closes the dialog; it closes once `open` is false. */
  readonly onClose: () => void;
}

/** Dialog with the contents of a case, over any page (PROD-119). It neither fetches nor adds anything itself. */
export function CaseContentsModal({
  open,
  contents,
  itemCode,
  cases = [],
  tour,
  gifts,
  buy,
  onChoose,
  onRetry,
  onClose,
}: CaseContentsModalProps) {
  const text = useText(offerWords, productWords);
  const product = contents.status === 'ready' ? contents.data.parentProduct : undefined;
  const isChoice = tour === undefined && cases.length > 1;
  const headline = tour === undefined ? product?.webHeadline : undefined;
  return (
    <ModalDialog
      open={open}
      size="wide"
      title={
        tour && contents.status !== 'failed'
          ? text('tour.heading', { tour: text(`tour.${tour}`), ...tours[tour] })
          : (product?.name ?? text('product.caseDetails'))
      }
      lead={
        headline || isChoice ? (
          <div className="wsk-CaseContentsModal-lead">
            {headline ? <p className="wsk-CaseContentsModal-headline">{headline}</p> : null}
            {isChoice ? (
              <div className="wsk-CaseContentsModal-choice">
                <Select
                  label={text('case.another')}
                  options={cases.map((choice) => ({ value: choice.itemCode, label: choice.name }))}
                  value={itemCode}
                  onChange={(event) => onChoose?.({ itemCode: event.target.value })}
                />
              </div>
            ) : null}
          </div>
        ) : null
      }
      buttons={buy && product ? <CaseContentsModalBuy {...buy} /> : null}
      onClose={() => onClose()}
    >
      <div className="wsk-CaseContentsModal" data-component="CaseContentsModal" data-variant={tour && 'landing'}>
        <CaseContents contents={contents} said={isChoice ? product?.name : undefined} onRetry={onRetry} />
        {product ? gifts : null}
      </div>
    </ModalDialog>
  );
}
