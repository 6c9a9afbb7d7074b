import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools.mjs';

/**
 * @typedef {'seen' | 'wired' | 'call' | 'rule' | 'data' | 'host'} Kind how a row of the ledger is proved
 * @typedef {{ id: string, area: string, proof: Kind }} Row
 * @typedef {{ rows: readonly Row[], components: readonly { area: string, rows: string }[] }} Ledger
 * @typedef {{ ids: readonly string[], index: number, problem?: string }} Citation what one test or story cites, and
 * where it stands in the file
 */

/** @returns {Ledger} */
export const readLedger = () => JSON.parse(readFileSync(join(root, 'stories/docs/ledger.json'), 'utf8'));

/** The kind of a test or story by its path. The first matching pattern counts. */
const places = /** @type {const} */ ([
  [/^harness\/journeys\//, 'journey'],
  [/^harness\/hosts\//, 'host test'],
  [/^harness\//, 'script'],
  [/^stories\/storefront\//, 'container story'],
  [/^stories\/(ui|matrix|docs)\//, 'primitive'],
  [/^stories\//, 'screen story'],
  [/^src\/(storefront|islands)\//, 'wiring test'],
  [/^src\/(ui|blocks|screens)\//, 'screen story'],
  [/^src\/(api|content)\//, 'client test'],
  [/^src\//, 'rule test'],
  [/^mocks\//, 'mock test'],
]);

/** @param {string} file from the project's root */
const placeOf = (file) => places.find(([pattern]) => pattern.test(file))?.[1] ?? 'script';

const wired = ['container story', 'wiring test', 'journey', 'host test'];
const called = ['client test', 'mock test', 'screen story', ...wired];
const computed = ['rule test', 'script', 'primitive', ...called];

/** The places where a row can be proved, by its kind of proof. @type {Record<Kind, readonly string[]>} */
const accepted = {
  seen: ['screen story', 'container story', 'journey', 'host test'],
  wired,
  call: called,
  rule: computed,
  data: computed,
  host: ['host test', 'journey', 'script', 'wiring test'],
};

/** Returns the ids in a component's rows, written as `HOME-024 to 027, HOME-040`. @param {string} rows */
const idsOf = (rows) =>
  rows.split(',').flatMap((part) => {
    const [, area, first = '', last = first] = /([A-Z]{3,5})-(\d{3})(?: to (?:[A-Z]+-)?(\d{3}))?/.exec(part) ?? [];
    const count = area ? Number(last) - Number(first) + 1 : 0;
    return Array.from({ length: count }, (_, place) => `${area}-${String(Number(first) + place).padStart(3, '0')}`);
  });

const rowId = /\b[A-Z]{3,5}-\d{3}\b/g;
const flatList = /^\s*(?:'[A-Z]{3,5}-\d{3}'\s*(?:,\s*|$))*$/;

/**
 * Returns the citations in a file's tests (`… [SRCH-014, SRCH-015]` at the end of a title) and stories (`rules:
 * ['SRCH-014']`).
 *
 * @param {string} text
 * @returns {Citation[]}
 */
export function citations(text) {
  const titles = [...text.matchAll(/\[((?:[A-Z]{3,5}-\d{3}[,\s]*)+)\]['"`]/g)].map(({ 1: list = '', index }) => ({
    ids: list.match(rowId) ?? [],
    index,
  }));
  // Either a list, or a value from elsewhere. The `rules` of axe are not citations.
  const rules = [...text.matchAll(/(?<!config: \{ )\brules:\s*(?:\[([^\]]*)\]?|[\w.]+(?=\s*[,(}]))/g)].map(
    ({ 1: list, index }) =>
      list !== undefined && flatList.test(list)
        ? { ids: list.match(rowId) ?? [], index }
        : { ids: [], index, problem: 'write `rules` as one list of ids in single quotes' },
  );
  return [...titles, ...rules];
}

/** The most ids that anyone would check one by one. */
const most = 8;

/**
 * @param {string} file from the project's root
 * @param {string} text
 * @param {Ledger} ledger
 * @returns {string[]} the problems with its citations
 */
export function citationProblems(file, text, { rows, components }) {
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const areas = new Set(rows.map(({ area }) => area));
  // Rows about a primitive itself, such as the dialog, are shown by its own stories.
  const ofPrimitives = new Set(components.filter(({ area }) => area === 'ui').flatMap((one) => idsOf(one.rows)));
  const place = placeOf(file);

  /** @param {string} id */
  function problemOf(id) {
    const row = rowsById.get(id);
    if (!row) return areas.has(id.split('-')[0] ?? '') ? [`${id} is not in the ledger`] : [];
    if (accepted[row.proof].includes(place) || (place === 'primitive' && ofPrimitives.has(id))) return [];
    return [`${id} is shown by a ${accepted[row.proof].join(', ')}, not by a ${place}`];
  }

  return citations(text).flatMap(({ ids, problem }) => [
    ...(problem ? [problem] : []),
    ...(ids.length > most ? [`${ids.join(', ')}: a test cites at most ${most} rows`] : []),
    ...ids.flatMap(problemOf),
  ]);
}
