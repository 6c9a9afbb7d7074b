import { type SubmitEvent, useState } from 'react';
import { dayOf, daysAfter, monthsAfter } from '../../src/rules/common/days.js';
import { ControlError } from './control.js';

const steps: readonly (readonly [name: string, label: string, dayAfter: (day: string) => string])[] = [
  ['day', '1 day', (day) => daysAfter(day, 1)],
  ['week', '1 week', (day) => daysAfter(day, 7)],
  ['month', '1 month', (day) => monthsAfter(day, 1)],
];

export interface MoveClockProps {
  /** The shop's current time. */
  readonly present: Date;
  /**
   * Moves the clock to a moment.
   * @throws ControlError if the clock cannot be moved there.
   */
  readonly onMove: (to: string) => Promise<void>;
}

/** The shop's current time, with ways to move it forward. The shop is kept, and everything due by the new time happens
 * in it. */
export function MoveClock({ present, onMove }: MoveClockProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const time = present.toISOString().slice(10);
  async function move(to: string): Promise<void> {
    try {
      await onMove(to);
      setProblem(undefined);
    } catch (error) {
      if (!(error instanceof ControlError)) throw error;
      setProblem(error.message);
    }
  }
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    void move(typed);
  };
  return (
    <form className="devtools-Field" onSubmit={apply} noValidate>
      <label className="devtools-Field-label" htmlFor="move-clock">
        Move the clock: it is {present.toISOString().slice(0, 16).replace('T', ' ')} (UTC), and the shop is kept
      </label>
      <div className="devtools-Field-row">
        {steps.map(([name, label, dayAfter]) => (
          <button
            key={name}
            type="button"
            id={`move-clock-${name}`}
            className="devtools-Button"
            aria-label={`Move the clock by ${label}`}
            onClick={() => void move(dayAfter(dayOf(present)) + time)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="devtools-Field-row">
        <input
          id="move-clock"
          className="devtools-Input"
          value={typed}
          placeholder={daysAfter(dayOf(present), 7)}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : 'move-clock-problem'}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" id="move-clock-to" className="devtools-Button" aria-label="Move the clock to this date">
          Move
        </button>
      </div>
      {problem !== undefined && (
        <p id="move-clock-problem" className="devtools-Problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
