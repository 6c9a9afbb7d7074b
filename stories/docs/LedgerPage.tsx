import { useState } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { Select } from '../../src/ui/Select.js';
import { TextField } from '../../src/ui/TextField.js';
import ledger from './ledger.json' with { type: 'json' };
import { ledgerProofs, type Proof } from './ledgerProofs.js';

interface Row {
  readonly id: string;
  readonly area: string;
  readonly text: string;
  readonly source: string;
  readonly proof: string;
}

const rows: readonly Row[] = ledger.rows;
const areas = [...new Set(rows.map(({ area }) => area))];

/** What a row of each kind has to be shown by. */
const kinds: Readonly<Record<string, string>> = {
  seen: 'seen on a screen',
  wired: 'seen in a wired part',
  call: 'seen in a call',
  rule: 'worked out',
  data: 'read from data',
  host: 'seen by a host',
};

const isOpen = ({ id }: Row): boolean => !ledgerProofs[id];

export interface LedgerPageProps {
  /** Area shown at first. */
  readonly area?: string;
}

/** The rows of the ledger, an area at a time, each with its kind and the tests and stories that show it. */
export function LedgerPage({ area: first = 'BRAND' }: LedgerPageProps) {
  const [area, setArea] = useState(first);
  const [find, setFind] = useState('');
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = ({ id, text }: Row) => words.every((word) => `${id} ${text}`.toLowerCase().includes(word));
  // A search looks in all areas.
  const found = rows.filter((row) => (words.length > 0 ? matches(row) : row.area === area)).slice(0, 160);
  return (
    <div className="wsk-Container" style={{ display: 'grid', gap: 24, paddingBlock: 32 }}>
      <h1 className="wsk-Heading" data-level="1">
        Ledger
      </h1>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', gap: 16 }}>
        <Select
          label="Area"
          value={area}
          options={areas.map((value) => ({ value, label: value }))}
          onChange={({ target }) => setArea(target.value)}
        />
        <TextField
          label="Find a row"
          optional
          type="search"
          value={find}
          onChange={({ target }) => setFind(target.value)}
        />
      </div>
      <p className="wsk-Text" role="status">
        {found.length === 1 ? '1 row' : `${found.length} rows`}, {found.filter(isOpen).length} without a proof
      </p>
      <ul style={{ display: 'grid', gap: 20, padding: 0, listStyle: 'none' }}>
        {found.map((row) => (
          <li key={row.id} style={{ display: 'grid', gap: 4 }}>
            <p className="wsk-Text">
              <strong>{row.id}</strong> {row.text}
            </p>
            <p className="wsk-Text" data-size="small">
              {row.source}; {kinds[row.proof]}
            </p>
            {isOpen(row) ? (
              <p className="wsk-Field-error">Nothing shows it</p>
            ) : (
              <details>
                <summary className="wsk-Text" style={{ cursor: 'pointer', textDecoration: 'underline' }}>
                  Shown by {ledgerProofs[row.id]?.length}
                </summary>
                <ul style={{ display: 'grid', gap: 8 }}>
                  {ledgerProofs[row.id]?.map((proof) => (
                    <li key={`${proof.file} ${proof.name}`} className="wsk-Text" data-size="small">
                      <ProofLink {...proof} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A story is linked; a test is named with its file. */
function ProofLink({ file, name, title }: Proof) {
  if (!title) return `${name} (${file})`;
  if (!name) return `every story of ${title}`;
  return (
    <a href={`./?path=/story/${toId(title, storyNameFromExport(name))}`} target="_top">
      {title}, {storyNameFromExport(name)}
    </a>
  );
}
