import { slowestOf } from './runs.mjs';

/**
 * @typedef {import('./runs.mjs').StepResult} StepResult
 * @typedef {{ share: string, results: readonly StepResult[] | undefined }} Share of a run; without results it did not end
 */

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {'passed' | 'failed'} count @param {readonly Share[]} shares */
const sum = (count, shares) =>
  shares.flatMap(({ results }) => results ?? []).reduce((total, result) => total + result[count], 0);

/**
 * Returns what a run in several shares found, in one line: it passed only if every share ended without a failure.
 *
 * @param {readonly Share[]} shares
 * @param {number} decisions about pictures
 */
export function verdictOf(shares, decisions) {
  const lost = shares.filter(({ results }) => !results).map(({ share }) => share);
  const failed = sum('failed', shares);
  const parts = [
    `${sum('passed', shares)} passed, ${failed} failed`,
    ...(lost.length > 0 ? [`no results of ${lost.join(', ')}`] : []),
    `${decisions} ${decisions === 1 ? 'decision' : 'decisions'} about pictures`,
  ];
  return { isFine: failed === 0 && lost.length === 0 && decisions === 0, line: parts.join('; ') };
}

/**
 * Returns the failures and the slowest tests of several shares as HTML.
 *
 * @param {readonly Share[]} shares
 */
export function sharesHtml(shares) {
  const failures = shares.flatMap(({ share, results }) =>
    results
      ? results.flatMap(({ step, failed, detail = '' }) =>
          failed > 0
            ? [`<h3>${escaped(step)}: ${failed} failed (${escaped(share)})</h3><pre>${escaped(detail)}</pre>`]
            : [],
        )
      : [`<h3>${escaped(share)} did not end</h3><p>Its log says why.</p>`],
  );
  const rows = slowestOf(shares.flatMap(({ results }) => results ?? [])).map(
    ({ step, name, milliseconds }) =>
      `<tr><td>${(milliseconds / 1000).toFixed(1)} s</td><td>${escaped(step)}</td><td>${escaped(name)}</td></tr>`,
  );
  return `<h2>Failures</h2>
${failures.join('\n') || '<p>None.</p>'}
<h2>Slowest tests</h2>
<table>${rows.join('\n')}</table>`;
}
