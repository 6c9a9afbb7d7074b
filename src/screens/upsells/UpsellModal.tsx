'use client';

import { upsellsWords } from '../../brands/words/upsells.js';
import type { Load } from '../../model/load.js';
import { ModalDialog, type ModalDialogProps } from '../../ui/ModalDialog.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useText } from '../../ui/scope.js';
import { type OfferedUpsell, type UpsellAnswers, UpsellBody, upsellTitles } from './UpsellBody.js';

/** Whether the dialog is open, its offer, and its callbacks. */
export interface UpsellModalProps extends Omit<UpsellAnswers, 'onDecline'> {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** The offer. */
  readonly offered: Load<OfferedUpsell>;
  /** Called to fetch the offer again after it failed to load. */
  readonly onRetry: () => void;
  /** Called when the shopper turns the offer down or closes the dialog in any way (OPEN-102). */
  readonly onClose: ModalDialogProps['onClose'];
}

/** Dialog with one offer: a wine plan, a membership, or wines that fill a case (UPSL-001 to UPSL-009). The dialog
 * itself adds nothing to the basket. */
export function UpsellModal({ open, offered: load, onRetry, onClose, ...answers }: UpsellModalProps) {
  const text = useText(upsellsWords);
  const offered = load.status === 'ready' ? load.data : undefined;
  return (
    <ModalDialog
      open={open}
      size={offered?.rule === 'hero' ? 'wide' : 'form'}
      title={text(offered ? upsellTitles[offered.type] : 'upsell.failedTitle')}
      onClose={onClose}
      buttons={null}
    >
      <div
        className="wsk-UpsellModal"
        data-component="UpsellModal"
        data-variant={offered?.rule}
        data-status={load.status}
        aria-busy={load.status === 'loading'}
      >
        {load.status === 'failed' ? (
          <RetryNotice title={load.message} onRetry={onRetry} />
        ) : load.status === 'loading' ? (
          <>
            <p className="wsk-VisuallyHidden" role="status">
              {text('upsell.loading')}
            </p>
            <div className="wsk-UpsellModal-loading">
              <Skeleton shape="block" />
            </div>
          </>
        ) : (
          <UpsellBody offered={load.data} {...answers} onDecline={() => onClose({ by: 'cancelButton' })} />
        )}
      </div>
    </ModalDialog>
  );
}
