import { useState } from 'react';
import type { Endpoint } from '../../src/api/endpoint.js';
import { endpoints } from '../../src/api/endpoints.js';

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
    <fieldset className="devtools-Field">
      <legend className="devtools-Field-label">Call</legend>
      <input
        type="search"
        className="devtools-Input"
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
      <div className="devtools-Operations">
        {found.map(({ id, method, path }) => (
          <label key={id} className="devtools-Operation">
            <input
              type="radio"
              name="operation"
              className="devtools-Check-box"
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <code className="devtools-Code">{id}</code>
            <code className="devtools-Operation-path">
              {method} {path}
            </code>
          </label>
        ))}
        {found.length === 0 && <p className="devtools-Note">No call has “{term}” in its id, method or path.</p>}
      </div>
    </fieldset>
  );
}
