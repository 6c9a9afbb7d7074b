import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import type { CallRecord } from '../../mocks/engine/callLog.js';
import { endingOf } from '../../mocks/engine/simulation.js';
import { CallRow } from './CallRow.js';
import { CopyButton } from './CopyButton.js';
import type { ShopControl } from './control.js';

const isFound = ({ operationId, method, address, outcome }: CallRecord, term: string): boolean =>
  `${operationId} ${method} ${address} ${endingOf(outcome)}`.toLowerCase().includes(term.trim().toLowerCase());

/** The latest calls of this page, newest first. */
export function Calls({ control: { mock } }: { control: ShopControl }) {
  const calls = useDeferredValue(useSyncExternalStore(mock.calls.subscribe, mock.calls.get));
  const [term, setTerm] = useState('');
  const found = calls.filter((call) => isFound(call, term));
  return (
    <div className="harness-Fields">
      <div className="harness-Field-row">
        <input
          type="search"
          className="harness-Input"
          aria-label="Filter calls by id, method, address or status"
          placeholder="Filter by id, address or status"
          autoComplete="off"
          spellCheck={false}
          value={term}
          onChange={({ target }) => setTerm(target.value)}
        />
        <CopyButton label="Copy as JSON" text={() => JSON.stringify(found, null, 1)} />
        <button type="button" className="harness-Button" onClick={mock.calls.clear}>
          Clear
        </button>
      </div>
      <p className="harness-Note">
        {found.length === calls.length
          ? `${calls.length} calls of this page`
          : `${found.length} of ${calls.length} calls`}
      </p>
      <ul className="harness-List" aria-label="Calls">
        {found.toReversed().map((call) => (
          <CallRow key={call.number} call={call} />
        ))}
      </ul>
    </div>
  );
}
