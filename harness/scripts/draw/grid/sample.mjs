import { hash } from 'node:crypto';
import { openCamera } from './camera.mjs';
import { walkAll } from './walkAll.mjs';

/** @typedef {import('./storybooks.mjs').Entry} Entry */

/** One story in so many is in the sample. */
const rarity = 512;

/** Brands in which a story of the sample is drawn, besides the first. */
const others = 3;

/**
 * Returns the stories of the sample with the brands in which each is drawn. It is the same in every run, and a new story
 * leaves the others in it. The brands take turns, so that all are drawn.
 *
 * @param {readonly Entry[]} stories
 * @param {readonly string[]} brands
 * @returns {Map<string, Set<string>>} the brands of a story by its id
 */
export function sampleOf(stories, brands) {
  const [home = '', ...rest] = brands;
  const number = (/** @type {string} */ id) => Number.parseInt(hash('sha1', `sample of ${id}`).slice(0, 8), 16);
  const ids = stories.map(({ id }) => id).filter((id) => number(id) % rarity === 0);
  return new Map(
    ids.toSorted().map((id, place) => {
      const turn = Array.from({ length: others }, (_, step) => rest[(place * others + step) % rest.length] ?? home);
      return [id, new Set([home, ...turn])];
    }),
  );
}

/**
 * Draws stories until two drawings in succession are the same. Hashes are not compared with the kept ones, which belong
 * to the pinned browser on Linux.
 *
 * @param {{
 *   browser: import('playwright-core').Browser,
 *   url: string,
 *   brands: readonly string[],
 *   sample: ReadonlyMap<string, Set<string>>,
 * }} options `url` of a Storybook, `sample` as from `sampleOf`
 * @returns {Promise<{ name: string, problems: string[] }[]>} each picture of a story in a brand
 */
export async function drawSample({ browser, url, brands, sample }) {
  const { differences } = await walkAll({
    ...{ brands, kept: new Map(), wanted: sample, pages: 2 },
    open: () => openCamera(browser, url),
    files: [...sample.keys()].map((story) => [story]),
  });
  return [...sample].flatMap(([story, own]) =>
    [...own].map((brand) => {
      const drawn = differences.filter((difference) => difference.story === story && difference.brand === brand);
      const problems = drawn.flatMap(({ outcome, column, note }) => {
        if (outcome === 'unsteady') return [`${column}: is drawn differently every time`];
        return outcome === 'failed' ? [note ?? 'failed'] : [];
      });
      return { name: `${story} in ${brand}`, problems: [...new Set(problems)] };
    }),
  );
}
