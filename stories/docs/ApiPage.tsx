import { useState } from 'react';
import { TextField } from '../../src/ui/TextField.js';
import { ApiCall } from './ApiCall.js';
import { apiDocument } from './apiDocument.js';
import { callsOf, type Operation, withoutReferences } from './operation.js';

interface Listed {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const { paths } = withoutReferences(apiDocument) as {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
// The mock's own addresses are no calls of the API.
const calls: readonly Listed[] = Object.entries(paths)
  .filter(([path]) => !path.startsWith('/__mock/'))
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
/** Returns the first segments of a path, by which calls are grouped. */
const groupOf = ({ path }: Listed): string => path.split('/').slice(0, 3).join('/').replace(/\{.*/, '');
const groups = [...new Set(calls.map(groupOf))].sort();

const count = (listed: readonly Listed[]): number =>
  listed.reduce((sum, { operation }) => sum + callsOf(operation).length, 0);

export interface ApiPageProps {
  /** Initial search term; empty shows every call. */
  readonly find?: string;
}

/** Every call in the API's table, to search through and to try against the mock. */
export function ApiPage({ find = '' }: ApiPageProps) {
  const [wanted, setWanted] = useState(find);
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const found = calls.filter(({ method, path, operation }) => {
    const all = `${method} ${path} ${callsOf(operation).join(' ')} ${operation['x-rules'].join(' ')}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  return (
    <div className="wsk-Container" style={{ display: 'grid', gap: 24, paddingBlock: 32 }}>
      <h1 className="wsk-Heading" data-level="1">
        API
      </h1>
      <TextField
        label="Find a call"
        hint="By id, method, path or ledger row"
        type="search"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <p className="wsk-Text" role="status">
        {count(found)} of {count(calls)} calls
      </p>
      {groups.map((group) => {
        const inGroup = found.filter((call) => groupOf(call) === group);
        return inGroup.length === 0 ? null : (
          <section key={group} style={{ display: 'grid', gap: 8 }}>
            <h2 className="wsk-Heading" data-level="3">
              {group}
            </h2>
            {inGroup.map(({ method, path, operation }) => (
              <ApiCall key={operation.operationId} method={method} path={path} operation={operation} />
            ))}
          </section>
        );
      })}
    </div>
  );
}
