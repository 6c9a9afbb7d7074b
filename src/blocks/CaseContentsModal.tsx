'use client';

import type { ReactNode } from 'react';
import { offerWords } from '../brands/words/offer.js';
import type { Load } from '../model/load.js';
import type { CaseDetails } from '../model/offer.js';
import { type Tour, tours } from '../rules/product/tours.js';
import { ModalDialog } from '../ui/ModalDialog.js';
import { Select } from '../ui/Select.js';
import { useText } from '../ui/scope.js';
import { CaseContents } from './CaseContents.js';
import { CaseContentsModalBuy, type CaseContentsModalBuyProps } from './CaseContentsModalBuy.js';

/** A case that can be looked at. */
export interface CaseChoice {
  readonly itemCode: string;
  readonly name: string;
}

/** Whether the dialog is open, and the case in it. */
export interface CaseContentsModalProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** The case and what is in it. */
  readonly contents: Load<CaseDetails>;
  /** Item code of the case that is shown or asked for. */
  readonly itemCode: string;
  /** The cases to choose from, the shown one among them; fewer than two give no dropdown. */
  readonly cases?: readonly CaseChoice[];
  /** The landing-page variant: the tour's heading in place of the case's name and headline, and no dropdown. */
  readonly tour?: Tour | undefined;
  /** Below the wines, such as the welcome gifts of a landing page. */
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

/** Dialog with what is in a case, over any page (PROD-119). It does not fetch, and adds nothing by itself. */
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
  const text = useText(offerWords);
  const shown = contents.status === 'ready' ? contents.data.parentProduct : undefined;
  const isChoice = tour === undefined && cases.length > 1;
  const headline = tour === undefined ? shown?.webHeadline : undefined;
  return (
    <ModalDialog
      open={open}
      size="wide"
      title={
        tour && contents.status !== 'failed'
          ? text('tour.heading', { tour: text(`tour.${tour}`), ...tours[tour] })
          : (shown?.name ?? text('product.caseDetails'))
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
      buttons={buy && shown ? <CaseContentsModalBuy {...buy} /> : null}
      onClose={() => onClose()}
    >
      <div className="wsk-CaseContentsModal" data-component="CaseContentsModal" data-variant={tour && 'landing'}>
        <CaseContents contents={contents} onRetry={onRetry} />
        {shown ? gifts : null}
      </div>
    </ModalDialog>
  );
}
