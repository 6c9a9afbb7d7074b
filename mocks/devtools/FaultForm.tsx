import { type SubmitEvent, useState } from 'react';
import { faultKinds } from '../world/faults.js';
import { OperationChoice } from './OperationChoice.js';

type Kind = (typeof faultKinds)[number];

/** Creates a fault: its call, its kind and its count. `onAdd` returns the problem with the fault, if any. */
export function FaultForm({ onAdd }: { onAdd: (faultText: string) => string | undefined }) {
  const [operationId, setOperationId] = useState<string>();
  const [kind, setKind] = useState<Kind>(faultKinds[0]);
  const [number, setNumber] = useState(String(faultKinds[0].number.start));
  const [isAfter, setIsAfter] = useState(false);
  const [times, setTimes] = useState('');
  const [problem, setProblem] = useState<string>();
  const isDelay = !('outcome' in kind);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (operationId === undefined) return setProblem('Choose the call that goes wrong.');
    const faultText = 'number' in kind ? `${kind.written}${number.trim()}` : kind.written;
    const limit = times.trim();
    if (limit !== '' && !/^[1-9]\d*$/.test(limit))
      return setProblem(`Unknown number of calls “${times}”. Use 1 or more, or leave it empty for every call.`);
    const after = isAfter && !isDelay ? '@after' : '';
    setProblem(onAdd(`${operationId}:${faultText}${after}${limit && `*${limit}`}`));
  };
  const chooseKind = (next: Kind) => {
    setKind(next);
    if ('number' in next) setNumber(String(next.number.start));
  };

  return (
    <form className="devtools-Fields" onSubmit={submit} noValidate aria-label="New fault">
      <OperationChoice chosen={operationId} onChoose={setOperationId} />
      <div className="devtools-Field-row">
        <div className="devtools-Field">
          <label className="devtools-Field-label" htmlFor="fault-kind">
            Goes wrong by
          </label>
          <select
            id="fault-kind"
            className="devtools-Input"
            value={kind.written}
            onChange={({ target }) => chooseKind(faultKinds[target.selectedIndex] ?? faultKinds[0])}
          >
            {faultKinds.map(({ written, label }) => (
              <option key={written} value={written}>
                {label}
              </option>
            ))}
          </select>
        </div>
        {'number' in kind && (
          <div className="devtools-Field" data-width="short">
            <label className="devtools-Field-label" htmlFor="fault-number">
              {kind.number.label}
            </label>
            <input
              id="fault-number"
              className="devtools-Input"
              inputMode="numeric"
              autoComplete="off"
              value={number}
              onChange={({ target }) => setNumber(target.value)}
            />
          </div>
        )}
        <div className="devtools-Field" data-width="short">
          <label className="devtools-Field-label" htmlFor="fault-times">
            First N calls
          </label>
          <input
            id="fault-times"
            className="devtools-Input"
            inputMode="numeric"
            autoComplete="off"
            placeholder="all"
            value={times}
            onChange={({ target }) => setTimes(target.value)}
          />
        </div>
      </div>
      {!isDelay && (
        <label className="devtools-Check">
          <input
            type="checkbox"
            className="devtools-Check-box"
            checked={isAfter}
            onChange={({ target }) => setIsAfter(target.checked)}
          />
          The shop acts first, and its answer is lost
        </label>
      )}
      {problem !== undefined && (
        <p className="devtools-Problem" role="alert">
          {problem}
        </p>
      )}
      <div>
        <button type="submit" className="devtools-Button" data-variant="main">
          Add fault
        </button>
      </div>
    </form>
  );
}
