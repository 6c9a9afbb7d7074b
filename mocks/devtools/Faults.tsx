import { useRef, useState } from 'react';
import type { Standing } from '../transport/standing.js';
import { FaultPlanError, readFaultPlan } from '../world/faults.js';
import { ControlError, type Panelled } from './control.js';
import { FaultForm } from './FaultForm.js';
import { Unreadable } from './Unreadable.js';
import { useStanding } from './useStanding.js';

/** The active faults and their use counts. A change applies from the next call on, without reloading the page. */
export function Faults({ control }: Panelled) {
  const { standing, problem, refresh } = useStanding(control);
  const [said, setSaid] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const lastChange = useRef<Promise<void>>(Promise.resolve());
  if (!standing) return <Unreadable problem={problem} />;
  const { settings, faultUses } = standing;
  // An address may contain a fault twice; it counts as one fault.
  const active = [...new Map(readFaultPlan(settings.fault).map((fault) => [fault.written, fault])).values()];

  /** Changes the faults that are active once earlier changes have ended: the list on the page may not have them yet. */
  function change(next: (active: readonly string[]) => readonly string[], message: string): Promise<void> {
    const turn = lastChange.current.then(async () => {
      try {
        const { settings: current } = await control.ask<Standing>('GET settings');
        await control.ask('POST faults', { fault: next(writtenIn(current.fault)).join(',') });
        await refresh();
        setSaid(message);
      } catch (error) {
        if (!(error instanceof ControlError)) throw error;
        setSaid(error.message);
      }
    });
    lastChange.current = turn.catch(() => {});
    return turn;
  }
  /** Returns the problem with the fault, or undefined if it was added. */
  function add(faultText: string): string | undefined {
    if (active.some((fault) => fault.written === faultText)) return `${faultText} is active already.`;
    try {
      readFaultPlan(faultText);
    } catch (error) {
      if (!(error instanceof FaultPlanError)) throw error;
      return error.message;
    }
    void change((others) => [...others, faultText], `${faultText} is active from the next call on.`);
    return undefined;
  }
  async function remove(faultText: string): Promise<void> {
    await change((others) => others.filter((other) => other !== faultText), `${faultText} is removed.`);
    title.current?.focus();
  }

  return (
    <div className="devtools-Fields">
      <FaultForm onAdd={add} />
      <p role="status" className="devtools-Status">
        {said}
      </p>
      <h3 ref={title} tabIndex={-1} className="devtools-Title">
        Active faults
      </h3>
      {active.length === 0 ? (
        <p className="devtools-Note">None. Every call goes well.</p>
      ) : (
        <ul className="devtools-List" aria-label="Active faults">
          {active.map(({ written, times }) => (
            <li key={written} className="devtools-List-item">
              <code className="devtools-Code">{written}</code>
              <span className="devtools-Note">{usedInWords(faultUses[written] ?? 0, times)}</span>
              <button
                type="button"
                className="devtools-Button"
                aria-label={`Remove ${written}`}
                onClick={() => void remove(written)}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const writtenIn = (plan: string): readonly string[] => readFaultPlan(plan).map(({ written }) => written);

const usedInWords = (uses: number, times: number | undefined): string =>
  times === undefined ? `used ${uses} ${uses === 1 ? 'time' : 'times'}` : `used ${uses} of ${times}`;
