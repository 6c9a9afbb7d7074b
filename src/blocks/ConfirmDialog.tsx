import type { ReactNode } from 'react';
import type { Action } from '../model/load.js';
import { ActionButton } from '../ui/ActionButton.js';
import { Button } from '../ui/Button.js';
import { ModalDialog } from '../ui/ModalDialog.js';
import { Notice } from '../ui/Notice.js';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  /** What is confirmed: a failure shows in the dialog, which stays open. */
  readonly action: Action;
  readonly confirmLabel: string;
  readonly busyLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ open, title, children, action, onConfirm, onClose, ...labels }: ConfirmDialogProps) {
  return (
    <ModalDialog
      open={open}
      title={title}
      onClose={() => onClose()}
      buttons={
        <>
          <Button variant="line" onClick={() => onClose()}>
            {labels.cancelLabel}
          </Button>
          <ActionButton
            action={action}
            label={labels.confirmLabel}
            busyLabel={labels.busyLabel}
            onClick={() => onConfirm()}
          />
        </>
      }
    >
      <div className="wsk-ConfirmDialog">
        <div className="wsk-Text">{children}</div>
        {action.status === 'failed' ? <Notice tone="failed" title={action.message} /> : null}
      </div>
    </ModalDialog>
  );
}
