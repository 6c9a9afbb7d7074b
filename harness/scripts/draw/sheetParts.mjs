/** @typedef {{ id: string, title: string, name: string }} Story */

/**
 * Finds a story by its id, or the first one with the text in its id or title.
 *
 * @param {readonly Story[]} stories
 * @param {string} query
 * @returns {{ story: Story | undefined, others: readonly Story[] }} with the other matches
 */
export function choose(stories, query) {
  const exact = stories.find(({ id }) => id === query);
  if (exact) return { story: exact, others: [] };
  const words = query.toLowerCase();
  const [story, ...others] = stories.filter(({ id, title }) => `${id} ${title}`.toLowerCase().includes(words));
  return { story, others };
}

/**
 * Checks whether a build matches the current sources; times in ms.
 *
 * @param {number | undefined} built undefined if there is no build
 * @param {number} changed
 */
export const isFresh = (built, changed) => built !== undefined && built > changed;

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Builds a page with pictures side by side: narrow ones at full size, wide ones three in a row.
 *
 * @param {string} title
 * @param {number} width of a picture in px
 * @param {readonly { name: string, png: Buffer }[]} pictures
 */
export function sheetPage(title, width, pictures) {
  const displayWidth = Math.min(width, width > 500 ? 760 : width);
  const columns = Math.max(1, Math.floor(2376 / (displayWidth + 24)));
  const figures = pictures.map(
    ({ name, png }) =>
      `<figure><img src="data:image/png;base64,${png.toString('base64')}" alt=""><figcaption>${escaped(name)}</figcaption></figure>`,
  );
  return `<!doctype html>
<meta charset="utf-8">
<style>
body { margin: 24px; background: #fff; font: 18px/1.4 system-ui, sans-serif; }
h1 { margin: 0 0 24px; font-size: 24px; }
main { display: grid; grid-template-columns: repeat(${columns}, ${displayWidth}px); gap: 32px 24px; align-items: start; }
figure { margin: 0; }
img { display: block; width: 100%; border: 1px solid #767676; box-sizing: border-box; }
</style>
<h1>${escaped(title)}</h1>
<main>${figures.join('')}</main>
`;
}
