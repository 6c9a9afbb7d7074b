import { sizeOf } from './groups.mjs';
import { script, style } from './reportPage.mjs';
import { fileOf } from './shots.mjs';

/**
 * @typedef {import('./groups.mjs').Group} Group
 * @typedef {import('./groups.mjs').Explained} Explained
 * @typedef {{ has: (file: string) => boolean, text: (file: string) => string }} Files of the run, by path
 */

/** Pictures of a group that the page shows; the others are named. */
export const mostShown = 60;

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Returns the pictures of a group to show: of each brand the first, then of each brand the second.
 *
 * @param {readonly Explained[]} cells
 */
export function spread(cells) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  return cells
    .map((cell) => {
      const turn = counts.get(cell.brand) ?? 0;
      counts.set(cell.brand, turn + 1);
      return { cell, turn };
    })
    .toSorted((one, other) => one.turn - other.turn)
    .slice(0, mostShown)
    .map(({ cell }) => cell);
}

/**
 * Returns the lines of two accessibility trees, with a sign before those that only one has.
 *
 * @param {string} before
 * @param {string} after
 */
export function treeChange(before, after) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  return [
    ...old.slice(Math.max(0, start - 2), start).map((line) => `  ${line}`),
    ...old.slice(start, old.length - end).map((line) => `- ${line}`),
    ...now.slice(start, now.length - end).map((line) => `+ ${line}`),
    ...old.slice(old.length - end, old.length - end + 2).map((line) => `  ${line}`),
  ].join('\n');
}

/** @param {Explained} cell @param {Files} files @param {string} folder */
function picture(cell, files, folder) {
  const { story, brand, column, note, causes } = cell;
  const address = (/** @type {'before' | 'after' | 'change'} */ kind) => escaped(`${folder}${fileOf(kind, cell)}`);
  const has = (/** @type {'before' | 'after' | 'change'} */ kind) => files.has(`${folder}${fileOf(kind, cell)}`);
  const more =
    causes.length > 1
      ? `<p>Also: ${causes
          .slice(1)
          .map(({ title }) => escaped(title))
          .join('; ')}</p>`
      : '';
  const name = escaped(`${story}, ${brand}, ${column === 'tree' ? 'accessibility tree' : `${column} px`}`);
  const heading = `<h4>${name}${note ? ` <small>${escaped(note)}</small>` : ''}</h4>${more}`;
  if (column === 'tree') {
    const [before, after] = [
      has('before') ? files.text(address('before')) : '',
      has('after') ? files.text(address('after')) : '',
    ];
    return `<section data-brand="${brand}">${heading}<pre>${escaped(treeChange(before, after))}</pre></section>`;
  }
  const image = (/** @type {'before' | 'after' | 'change'} */ kind) =>
    has(kind)
      ? `<figure data-kind="${kind}"><figcaption>${kind}</figcaption><img loading="lazy" src="${address(kind)}" alt="${kind}: ${name}"></figure>`
      : '';
  const slider =
    has('before') && has('after')
      ? `<label class="slider">Before or after <input type="range" value="50" aria-label="Before or after: ${name}"></label>`
      : '';
  return `<section data-brand="${brand}">${heading}<div class="pictures">${image('before')}${image('after')}${image('change')}</div>${slider}</section>`;
}

/** @param {Group} group @param {Files} files @param {number} allBrands @param {string} folder */
function groupSection(group, files, allBrands, folder) {
  const { number, title, cells, brands } = group;
  const shown = spread(cells);
  const rest = cells.filter((cell) => !shown.includes(cell));
  const acceptable = cells.some(({ hash }) => hash);
  const filter = brands.map((brand) => `<button type="button" data-show="${brand}">${brand}</button>`).join('');
  const names = rest.map(({ story, brand, column }) => `<li>${escaped(`${story}, ${brand}, ${column}`)}</li>`);
  return `<details class="group">
<summary><b>${number}</b> ${escaped(title)} <small>${sizeOf(group, allBrands)}</small></summary>
<p>${acceptable ? `To accept: <code>npm run visual -- --accept ${number}</code>` : 'This cannot be accepted.'}</p>
<p class="brands" role="group" aria-label="Brands"><button type="button" data-show="">All</button>${filter}</p>
${shown.map((cell) => picture(cell, files, folder)).join('\n')}
${names.length ? `<details><summary>${names.length} more</summary><ul>${names.join('')}</ul></details>` : ''}
</details>`;
}

/**
 * Returns the groups as HTML, each closed with its line on top.
 *
 * @param {readonly Group[]} groups
 * @param {Files} files
 * @param {number} allBrands how many brands there are
 * @param {string} [folder] of the run, as seen from the page, with a slash at its end
 */
export const groupsHtml = (groups, files, allBrands, folder = '') =>
  groups.map((group) => groupSection(group, files, allBrands, folder)).join('\n');

/** @param {string} title @param {string} content @returns {string} a page that shows groups */
export const pageOf = (title, content) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
<h1>${escaped(title)}</h1>
<p class="view" role="group" aria-label="View">
<button type="button" data-view="side" aria-pressed="true">Side by side</button>
<button type="button" data-view="slide" aria-pressed="false">Slider</button>
</p>
${content}
<script>${script}</script>
</html>
`;
