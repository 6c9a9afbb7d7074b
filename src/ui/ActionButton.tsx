import type { Action } from '../model/load.js';
import { Button, type ButtonProps } from './Button.js';

/** The action a button starts, and its labels. */
export interface ActionButtonProps extends Omit<ButtonProps, 'status' | 'children'> {
  /** State of the action. The button shows `busy` and `done`; a failure is shown elsewhere, and the button then has its
   * initial label again. */
  readonly action: Action;
  /** Text of the button before the action starts, and after it has failed. */
  readonly label: string;
  /** Text while the action is busy; `label` unless set. */
  readonly busyLabel?: string;
  /** Text once the action is done; `label` unless set. */
  readonly doneLabel?: string;
}

/** Button that starts an action and shows its progress; it can be the submit button of a form or stand alone. */
export function ActionButton({ action, label, busyLabel = label, doneLabel = label, ...button }: ActionButtonProps) {
  const status = action.status === 'failed' ? 'idle' : action.status;
  const labels = { idle: label, busy: busyLabel, done: doneLabel };
  return (
    <Button {...button} status={status}>
      {labels[status]}
    </Button>
  );
}
