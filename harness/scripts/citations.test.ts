import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ledger: { rows: { id: string; area: string }[] } = JSON.parse(readFileSync('stories/docs/ledger.json', 'utf8'));
const known = new Set(ledger.rows.map(({ id }) => id));
const areas = new Set(ledger.rows.map(({ area }) => area));

/** Row ids as stories (`rules: ['SRCH-014']`) and test titles (`… [SRCH-014]`) cite them. */
const citations = (text: string): string[] =>
  [...text.matchAll(/\brules:\s*\[([^\]]*)\]|\[((?:[A-Z]{3,5}-\d{3}[,\s]*)+)\]['"`]/g)]
    .flatMap(([, listed, titled]) => (listed ?? titled ?? '').match(/\b[A-Z]{3,5}-\d{3}\b/g) ?? [])
    .filter((id) => areas.has(id.split('-')[0] ?? ''));

const files = globSync(['{src,mocks,stories,harness}/**/*.{test,stories}.{ts,tsx}', 'src/api/endpoints/*.ts']);

test.each(files)('%s cites rows that are in the ledger', (file) => {
  expect(citations(readFileSync(file, 'utf8')).filter((id) => !known.has(id))).toEqual([]);
});

test('citations are found in stories and in titles', () => {
  expect(citations("parameters: { rules: ['SRCH-014', 'NAV-001'] }")).toEqual(['SRCH-014', 'NAV-001']);
  expect(citations("test('does it [PROD-060, PROD-061]', () => {")).toEqual(['PROD-060', 'PROD-061']);
});
