import type { Action } from '../model/load.js';
import { Button, type ButtonProps } from './Button.js';

/** The action a button starts, and its labels. */
export interface ActionButtonProps extends Omit<ButtonProps, 'status' | 'children'> {
  /** The button shows busy and done; a failure is shown elsewhere, and the label is the first again. */
  readonly action: Action;
  /** Text of the button before the action starts and after it failed. */
  readonly label: string;
  /** While it is busy; the first label without one. */
  readonly busyLabel?: string;
  /** Once it is done; the first label without one. */
  readonly doneLabel?: string;
}

/** Button that starts an action and shows its progress: a form's submit, or a button of its own. */
export function ActionButton({ action, label, busyLabel = label, doneLabel = label, ...button }: ActionButtonProps) {
  const status = action.status === 'failed' ? 'idle' : action.status;
  const labels = { idle: label, busy: busyLabel, done: doneLabel };
  return (
    <Button {...button} status={status}>
      {labels[status]}
    </Button>
  );
}
