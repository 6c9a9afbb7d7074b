import { useState } from 'react';
import { type Endpoint, endpoints } from '../../src/entries/api.js';

const rows: readonly Endpoint[] = Object.values(endpoints).toSorted((one, other) => (one.id < other.id ? -1 : 1));

const isFound = ({ id, method, path }: Endpoint, term: string): boolean =>
  `${id} ${method} ${path}`.toLowerCase().includes(term.trim().toLowerCase());

export interface OperationChoiceProps {
  readonly chosen: string | undefined;
  readonly onChoose: (operationId: string) => void;
}

/** A list of every API call to choose from, with a filter by id, method or path. */
export function OperationChoice({ chosen, onChoose }: OperationChoiceProps) {
  const [term, setTerm] = useState('');
  const found = rows.filter((row) => row.id === chosen || isFound(row, term));
  return (
    <fieldset className="harness-Field">
      <legend className="harness-Field-label">Call</legend>
      <input
        type="search"
        className="harness-Input"
        aria-label="Find a call by id, method or path"
        placeholder="Find by id, method or path"
        autoComplete="off"
        spellCheck={false}
        value={term}
        onChange={({ target }) => setTerm(target.value)}
        // Enter in the filter must not submit the form around it.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <div className="harness-Operations">
        {found.map(({ id, method, path }) => (
          <label key={id} className="harness-Operation">
            <input
              type="radio"
              name="operation"
              className="harness-Check-box"
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <code className="harness-Code">{id}</code>
            <code className="harness-Operation-path">
              {method} {path}
            </code>
          </label>
        ))}
        {found.length === 0 && <p className="harness-Note">No call has “{term}” in its id, method or path.</p>}
      </div>
    </fieldset>
  );
}
