import { type SubmitEvent, useState } from 'react';
import { OperationChoice } from './OperationChoice.js';

/** Kinds of fault as they are written, with what they take. */
const kinds = {
  status: { label: 'HTTP status, 400 to 599', number: 'Status', start: '500' },
  'status-': { label: 'statusCode in the body, on HTTP 200', number: 'statusCode', start: '3' },
  malformed: { label: 'Malformed JSON' },
  empty: { label: 'Empty answer' },
  timeout: { label: 'No answer at all' },
  offline: { label: 'No connection' },
  'slow-': { label: 'Slow', number: 'Milliseconds more', start: '2000' },
} as const;
type Kind = keyof typeof kinds;

/** Writes one fault: which call, how it goes wrong, how often. `onAdd` says what is wrong with it, if anything. */
export function FaultForm({ onAdd }: { onAdd: (written: string) => string | undefined }) {
  const [operationId, setOperationId] = useState<string>();
  const [kind, setKind] = useState<Kind>('status');
  const [number, setNumber] = useState('500');
  const [isAfter, setIsAfter] = useState(false);
  const [times, setTimes] = useState('');
  const [problem, setProblem] = useState<string>();
  const { [kind]: chosen } = kinds;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (operationId === undefined) return setProblem('Choose the call that goes wrong.');
    const written = 'number' in chosen ? `${kind === 'status' ? '' : kind}${number.trim()}` : kind;
    const limit = times.trim();
    if (limit !== '' && !/^[1-9]\d*$/.test(limit))
      return setProblem(`“${times}” is no number of calls: it is 1 or more, or nothing for every call.`);
    const after = isAfter && kind !== 'slow-' ? '@after' : '';
    setProblem(onAdd(`${operationId}:${written}${after}${limit && `*${limit}`}`));
  };
  const chooseKind = (next: Kind) => {
    setKind(next);
    const { [next]: nextKind } = kinds;
    if ('start' in nextKind) setNumber(nextKind.start);
  };

  return (
    <form className="harness-Fields" onSubmit={submit} noValidate aria-label="New fault">
      <OperationChoice chosen={operationId} onChoose={setOperationId} />
      <div className="harness-Field-row">
        <div className="harness-Field">
          <label className="harness-Field-label" htmlFor="fault-kind">
            Goes wrong by
          </label>
          <select
            id="fault-kind"
            className="harness-Input"
            value={kind}
            onChange={({ target }) => chooseKind(target.value as Kind)}
          >
            {Object.entries(kinds).map(([value, { label }]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        {'number' in chosen && (
          <div className="harness-Field" data-width="short">
            <label className="harness-Field-label" htmlFor="fault-number">
              {chosen.number}
            </label>
            <input
              id="fault-number"
              className="harness-Input"
              inputMode="numeric"
              autoComplete="off"
              value={number}
              onChange={({ target }) => setNumber(target.value)}
            />
          </div>
        )}
        <div className="harness-Field" data-width="short">
          <label className="harness-Field-label" htmlFor="fault-times">
            First N calls
          </label>
          <input
            id="fault-times"
            className="harness-Input"
            inputMode="numeric"
            autoComplete="off"
            placeholder="all"
            value={times}
            onChange={({ target }) => setTimes(target.value)}
          />
        </div>
      </div>
      {kind !== 'slow-' && (
        <label className="harness-Check">
          <input
            type="checkbox"
            className="harness-Check-box"
            checked={isAfter}
            onChange={({ target }) => setIsAfter(target.checked)}
          />
          The shop acts first, and its answer is lost
        </label>
      )}
      {problem !== undefined && (
        <p className="harness-Problem" role="alert">
          {problem}
        </p>
      )}
      <div>
        <button type="submit" className="harness-Button" data-variant="main">
          Add fault
        </button>
      </div>
    </form>
  );
}
