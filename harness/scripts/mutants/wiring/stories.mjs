import { drawStory, turnOffAxe } from '../../draw/grid/onPage.mjs';
import { conditionsOf } from '../../test/conditions.mjs';
import { listen } from '../../test/noise.mjs';

/**
 * @typedef {{ problem: string | undefined, reached: readonly number[], took: number }} Played why the story failed, the
 * faults whose place was reached, and the duration in ms
 * @typedef {{ play: (story: string) => Promise<Played>, close: () => Promise<void> }} Stage
 */

/** A story that takes longer, in ms, hangs: a wait for something that never happens ends sooner. */
const longest = 90_000;

/** Runs on the page, before anything else. @param {number | undefined} planted */
const plantOnPage = (planted) => {
  const reached = new Set();
  Object.assign(globalThis, {
    reachedFaults: reached,
    isPlanted(/** @type {number} */ id) {
      reached.add(id);
      return id === planted;
    },
  });
};

/** Runs on the page. @returns {number[]} the faults reached since the last time */
const takeReached = () => {
  const { reachedFaults } = /** @type {{ reachedFaults: Set<number> }} */ (/** @type {any} */ (globalThis));
  const all = [...reachedFaults];
  reachedFaults.clear();
  return all;
};

/**
 * Opens a page of the Storybook that has one of the faults, or none.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {{ planted?: number | undefined, isForReach?: boolean }} options `isForReach` leaves the checks by axe out
 * @returns {Promise<Stage>}
 */
export async function openStage(browser, url, { planted, isForReach = false } = {}) {
  // Storybook stops animations for this one, as in the story tests.
  const context = await browser.newContext({ userAgent: 'Chrome StorybookTestRunner' });
  await context.addInitScript(plantOnPage, planted);
  const noise = listen(context);
  const page = await context.newPage();
  page.setDefaultTimeout(longest);
  await page.goto(new URL('iframe.html', url).href, { waitUntil: 'load' });
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(() => /** @type {any} */ (globalThis).__STORYBOOK_PREVIEW__.storeInitializationPromise);
  if (isForReach) await page.evaluate(turnOffAxe);

  /** @param {string} story @returns {Promise<string | undefined>} */
  async function problemOf(story) {
    const { size, media } = await conditionsOf(page, story);
    await page.emulateMedia(media);
    await page.setViewportSize(size);
    const problem = await page.evaluate(drawStory, {
      story,
      events: [{ name: 'setCurrentStory', payload: { storyId: story, viewMode: 'story' } }],
    });
    if (problem) return problem;
    const isOfServer = !isForReach && !/^(storefront|docs|brands|foundations)-/.test(story);
    const ofServer = isOfServer ? await page.evaluate(() => window.hydrationProblems?.() ?? []) : [];
    return [...noise, ...ofServer].join('\n') || undefined;
  }

  return {
    async play(story) {
      const began = performance.now();
      noise.length = 0;
      /** @type {NodeJS.Timeout | undefined} */
      let timer;
      /** @type {Promise<Played>} */
      const late = new Promise((resolve) => {
        timer = setTimeout(() => resolve({ problem: 'It did not end.', reached: [], took: longest }), longest);
      });
      const took = () => performance.now() - began;
      const played = problemOf(story)
        .then(async (problem) => ({ problem, reached: await page.evaluate(takeReached), took: took() }))
        // A page that crashes, or is closed while it hangs.
        .catch((/** @type {Error} */ { message }) => ({ problem: message, reached: [], took: took() }));
      try {
        return await Promise.race([played, late]);
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => context.close(),
  };
}
