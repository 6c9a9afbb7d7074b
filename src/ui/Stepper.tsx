'use client';

import { controlWords } from '../brands/words/controls.js';
import { Icon } from './Icon.js';
import { check } from './icons.js';
import { useText } from './scope.js';

/** One step of a stepper. */
export interface Step {
  readonly id: string;
  readonly label: string;
  /** Link back to the step. */
  readonly href?: string;
}

/** The steps, and which one is current. */
export interface StepperProps {
  /** Accessible name: what the steps lead to. */
  readonly label: string;
  /** The steps in order. */
  readonly steps: readonly Step[];
  /** Id of the current step; the steps before it are completed. */
  readonly current: string;
}

/** Progress through ordered steps, such as a checkout; completed steps may link back. In a narrow container only the
 * current step shows its name. */
export function Stepper({ label, steps, current }: StepperProps) {
  const text = useText(controlWords);
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <nav className="wsk-Stepper" data-component="Stepper" aria-label={label}>
      <ol className="wsk-Stepper-steps">
        {steps.map(({ id, label: name, href }, index) => {
          const isDone = index < at;
          const Words = isDone && href ? 'a' : 'span';
          return (
            <li
              key={id}
              className="wsk-Stepper-step"
              data-state={isDone ? 'done' : index === at ? 'current' : 'ahead'}
              aria-current={index === at ? 'step' : undefined}
            >
              <Words className="wsk-Stepper-words" {...(isDone && href && { href })}>
                <span className="wsk-Stepper-mark">
                  {isDone ? (
                    <>
                      <Icon drawing={check} size={16} />
                      <span className="wsk-VisuallyHidden">{text('stepper.done')} </span>
                    </>
                  ) : (
                    index + 1
                  )}
                </span>
                <span className="wsk-Stepper-label">{name}</span>
              </Words>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
