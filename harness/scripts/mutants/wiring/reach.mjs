import { inOneLine } from './report.mjs';
import { openStage } from './stories.mjs';

/**
 * @typedef {import('../../draw/grid/storybooks.mjs').Entry} Entry
 * @typedef {{ story: string, file: string, reached: readonly number[], took: number }} Reach of a story: the faults
 * whose place it comes to, and its duration in ms
 */

/** After so many stories a page is replaced, because what it loaded and kept adds up. */
export const most = 60;

/**
 * Plays stories without a fault, several at a time, to learn which faults each could notice.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} url of the Storybook with switched faults
 * @param {readonly Entry[]} stories
 * @returns {Promise<Reach[]>} without those that fail
 */
export async function reachOf(browser, url, stories) {
  const queue = [...stories];
  /** @type {Reach[]} */
  const reaches = [];
  async function work() {
    while (queue.length > 0) {
      const stage = await openStage(browser, url, { isForReach: true });
      for (const { id, importPath } of queue.splice(0, most)) {
        const { problem, reached, took } = await stage.play(id);
        if (problem) console.log(`${id} fails without a fault, and is left out: ${inOneLine(problem)}`);
        else reaches.push({ story: id, file: importPath.replace(/^\.\//, ''), reached, took });
      }
      await stage.close();
    }
  }
  await Promise.all([work(), work()]);
  return reaches;
}
