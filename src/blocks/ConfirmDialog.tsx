'use client';

import { type ReactNode, useState } from 'react';
import type { Action } from '../model/load.js';
import { ActionButton } from '../ui/ActionButton.js';
import { Button } from '../ui/Button.js';
import { ModalDialog } from '../ui/ModalDialog.js';
import { Notice } from '../ui/Notice.js';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Description of what will happen. */
  readonly children: ReactNode;
  /** State of the confirmed action. A failure is shown in the dialog, which stays open until the shopper leaves it. */
  readonly action: Action;
  readonly confirmLabel: string;
  readonly busyLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirmation dialog for an action that cannot be undone. */
export function ConfirmDialog({ open, title, children, action, onConfirm, onClose, ...labels }: ConfirmDialogProps) {
  // A failure from before the dialog was closed belongs to the previous confirmation, so it is not shown again.
  const [isConfirmed, setIsConfirmed] = useState(false);
  function leave(): void {
    setIsConfirmed(false);
    onClose();
  }
  return (
    <ModalDialog
      open={open}
      title={title}
      kind="alert"
      onClose={leave}
      buttons={
        <>
          <Button variant="line" onClick={leave}>
            {labels.cancelLabel}
          </Button>
          <ActionButton
            action={action}
            label={labels.confirmLabel}
            busyLabel={labels.busyLabel}
            onClick={() => {
              setIsConfirmed(true);
              onConfirm();
            }}
          />
        </>
      }
    >
      <div className="wsk-ConfirmDialog">
        <div className="wsk-Text">{children}</div>
        {action.status === 'failed' && isConfirmed ? <Notice tone="failed" title={action.message} /> : null}
      </div>
    </ModalDialog>
  );
}
