import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import type { CallRecord } from '../engine/callLog.js';
import { endingOf } from '../engine/outcome.js';
import { CallRow } from './CallRow.js';
import { CopyButton } from './CopyButton.js';
import type { Panelled } from './control.js';

const isFound = ({ operationId, method, address, outcome }: CallRecord, term: string): boolean =>
  `${operationId} ${method} ${address} ${endingOf(outcome)}`.toLowerCase().includes(term.trim().toLowerCase());

/** The latest calls, newest first. */
export function Calls({ control }: Panelled) {
  const calls = useDeferredValue(useSyncExternalStore(control.calls.subscribe, control.calls.get));
  const [term, setTerm] = useState('');
  const found = calls.filter((call) => isFound(call, term));
  return (
    <div className="devtools-Fields">
      <div className="devtools-Field-row">
        <input
          type="search"
          className="devtools-Input"
          aria-label="Filter calls by id, method, address or status"
          placeholder="Filter by id, address or status"
          autoComplete="off"
          spellCheck={false}
          value={term}
          onChange={({ target }) => setTerm(target.value)}
        />
        <CopyButton label="Copy as JSON" text={() => JSON.stringify(found, null, 1)} />
        <button type="button" className="devtools-Button" onClick={control.calls.clear}>
          Clear
        </button>
      </div>
      <p className="devtools-Note">
        {found.length === calls.length
          ? `${calls.length} ${calls.length === 1 ? 'call' : 'calls'}`
          : `${found.length} of ${calls.length} calls`}
      </p>
      <ul className="devtools-List" aria-label="Calls">
        {found.toReversed().map((call) => (
          <CallRow key={call.number} call={call} />
        ))}
      </ul>
    </div>
  );
}
