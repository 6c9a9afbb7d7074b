'use client';

import { basicWords } from '../../brands/words/basics.js';
import { basketWords } from '../../brands/words/basket.js';
import { Button } from '../../ui/Button.js';
import { ModalDialog } from '../../ui/ModalDialog.js';
import { useText } from '../../ui/scope.js';

/** State and message of the dialog. */
export interface BasketErrorModalProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** Called when the shopper closes the dialog; it closes once `open` is false. */
  readonly onClose: () => void;
  /** Message to show; by default that the product could not be added, with the telephone number (BSKT-078). */
  readonly message?: string;
}

/** Dialog with a basket error, over any page (BSKT-009). It has no retry, because the page behind it does. */
export function BasketErrorModal({ open, message, onClose }: BasketErrorModalProps) {
  const text = useText(basketWords, basicWords);
  return (
    <ModalDialog
      open={open}
      title={text('basket.errorTitle')}
      kind="alert"
      onClose={onClose}
      buttons={<Button onClick={() => onClose()}>{text('dialog.close')}</Button>}
    >
      <p className="wsk-Text wsk-BasketErrorModal" data-component="BasketErrorModal">
        {message || text('basket.addFailed')}
      </p>
    </ModalDialog>
  );
}
