import { memo, useState } from 'react';
import type { Endpoint } from '../../src/api/endpoint.js';
import { endpoints } from '../../src/api/endpoints.js';
import type { CallRecord } from '../engine/callLog.js';
import { endingOf, type Outcome } from '../engine/outcome.js';
import { Json } from './Json.js';

const rows = endpoints as Readonly<Record<string, Endpoint>>;

const endings = { text: 'no JSON', offline: 'offline', silence: 'no answer' } as const;

/** Returns the status as text, with the envelope's own status if that differs. */
function endingInWords(outcome: Outcome): string {
  const ending = endingOf(outcome);
  if (typeof ending !== 'number') return endings[ending];
  const { statusCode } = (outcome.type === 'answer' ? outcome.body : undefined) as { statusCode?: number };
  return ending === 200 && statusCode ? `200, statusCode ${statusCode}` : String(ending);
}

const isWell = (outcome: Outcome): boolean => endingInWords(outcome) === '200';

const timeOf = (began: number): string => new Date(began).toTimeString().slice(0, 8);

/** One call in the list. The request and response are drawn when the row is opened. */
export const CallRow = memo(function CallRow({ call }: { call: CallRecord }) {
  const [isOpen, setIsOpen] = useState(false);
  const { operationId, method, address, body, outcome, began, duration } = call;
  return (
    <li className="devtools-Row">
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="devtools-Row-summary">
          <span className="devtools-Row-name">{operationId}</span>
          <span className="devtools-Row-ending" data-well={isWell(outcome)}>
            {endingInWords(outcome)}
          </span>
          <span className="devtools-Row-figures">
            {Math.round(duration)} ms · {timeOf(began)}
          </span>
          <span className="devtools-Row-address">
            {method} {address}
          </span>
        </summary>
        {isOpen && (
          <div className="devtools-Row-details">
            <p className="devtools-Note">Ledger rows: {rows[operationId]?.rules.join(', ') || 'none'}</p>
            <Json label="Request" value={body} />
            <Json label="Answer" value={outcome.type === 'answer' ? outcome.body : outcome} />
          </div>
        )}
      </details>
    </li>
  );
});
