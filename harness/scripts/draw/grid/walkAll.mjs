import { walkStory } from './walk.mjs';

/**
 * @typedef {import('./walk.mjs').Camera & { close: () => Promise<void> }} OpenCamera
 * @typedef {import('./walk.mjs').Difference} Difference
 */

/** After this many stories a page is replaced, because what it loaded and kept adds up. */
const most = 60;

/**
 * Takes the pictures of many stories with several pages at a time. A page keeps to a file, whose modules are loaded once.
 *
 * @param {{
 *   open: () => Promise<OpenCamera>,
 *   files: readonly (readonly string[])[],
 *   brands: readonly string[],
 *   kept: import('./hashes.mjs').Hashes,
 *   wanted?: ReadonlyMap<string, Set<string>>,
 *   pages: number,
 *   tell?: (differences: readonly Difference[], pictures: number) => void | Promise<void>,
 * }} options `files` has the ids of the stories of each file, `wanted` the brands of a story unless it is all
 * @returns {Promise<{ pictures: number, differences: Difference[] }>} the differences without their pictures, which
 * `tell` gets
 */
export async function walkAll({ open, files, brands, kept, wanted, pages, tell }) {
  // The longest first, so that no page is alone at the end.
  const queue = files.toSorted((one, other) => other.length - one.length);
  let pictures = 0;
  /** @type {Difference[]} */
  const differences = [];

  /** @param {OpenCamera} camera @param {string} story */
  async function walk(camera, story) {
    const taken = await walkStory(camera, story, brands, kept, wanted?.get(story));
    pictures += taken.pictures;
    await tell?.(taken.differences, pictures);
    differences.push(...taken.differences.map(({ shot, ...rest }) => ({ ...rest, shot: { hash: shot?.hash ?? '' } })));
  }

  async function work() {
    let camera = await open();
    let shown = 0;
    for (let file = queue.shift(); file; file = queue.shift())
      for (const story of file) {
        if (shown >= most) {
          await camera.close();
          camera = await open();
          shown = 0;
        }
        shown++;
        try {
          await walk(camera, story);
        } catch (error) {
          const note = error instanceof Error ? error.message : String(error);
          const lost = { story, brand: brands[0] ?? '', column: /** @type {const} */ ('1280'), note };
          differences.push({ ...lost, outcome: 'failed' });
          // The next story starts from a page that works.
          await camera.close().catch(() => {});
          camera = await open();
          shown = 0;
        }
      }
    await camera.close();
  }

  await Promise.all(Array.from({ length: pages }, work));
  return { pictures, differences };
}
