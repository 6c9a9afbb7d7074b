'use client';

import { type ReactNode, useRef } from 'react';
import type { Action } from '../../../model/load.js';
import { ActionButton } from '../../../ui/ActionButton.js';
import { Button } from '../../../ui/Button.js';
import { ModalDialog } from '../../../ui/ModalDialog.js';
import { Notice } from '../../../ui/Notice.js';
import { useFocusOnChange } from '../../../ui/useFocusOnChange.js';

interface PlanDialogProps {
  readonly title: string;
  /** Label of the button that closes the dialog without changing anything. */
  readonly closeLabel: string;
  /** The confirm button; undefined while there is nothing to confirm, or once the action is done. */
  readonly confirm?:
    | {
        readonly action: Action;
        readonly label: string;
        readonly busyLabel: string;
        readonly onConfirm: () => void;
      }
    | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Dialog about an action on a plan. Once there is nothing left to confirm, the focus moves to the button that closes
 * it. */
export function PlanDialog({ title, closeLabel, confirm, onClose, children }: PlanDialogProps) {
  const closing = useRef<HTMLButtonElement>(null);
  useFocusOnChange(confirm ? 'open' : 'closed', () => (confirm ? undefined : closing.current));
  return (
    <ModalDialog
      open
      title={title}
      kind="message"
      onClose={() => onClose()}
      buttons={
        <div className="wsk-PlanDialog-buttons">
          <Button ref={closing} variant="line" wide onClick={() => onClose()}>
            {closeLabel}
          </Button>
          {confirm ? (
            <ActionButton
              wide
              action={confirm.action}
              label={confirm.label}
              busyLabel={confirm.busyLabel}
              onClick={() => confirm.onConfirm()}
            />
          ) : null}
        </div>
      }
    >
      <div className="wsk-PlanDialog">
        {children}
        {confirm?.action.status === 'failed' ? <Notice tone="failed" title={confirm.action.message} /> : null}
      </div>
    </ModalDialog>
  );
}
