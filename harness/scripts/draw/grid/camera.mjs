import { conditionsOf } from '../../test/conditions.mjs';
import { drawStory, holdClock, inspectPage, rulesOfPage, settlePage, turnOffAxe, watchTimers } from './onPage.mjs';
import { hashOfPicture, shortHash } from './pixels.mjs';

/**
 * @typedef {import('./hashes.mjs').Column} Column
 * @typedef {import('./onPage.mjs').Content} Content
 * @typedef {{ hash: string, picture?: Buffer, tree?: string, content?: Content }} Shot
 * @typedef {{ shots: Map<Column, Shot>, problem?: string }} Taken
 * @typedef {{ selector: string, media: string }} Selector
 */

/** The windows, in px. A story is drawn in the first, or in its own, and then resized. */
const windows = /** @type {const} */ ([
  { column: '1280', width: 1280, height: 900 },
  { column: '390', width: 390, height: 844 },
]);

/** What makes the pixels of one browser the same on all processors and screens. */
export const pictureFlags = ['--disable-skia-runtime-opts', '--disable-lcd-text', '--force-color-profile=srgb'];

/** An id that React counts up, as the target of a link. */
const generated = /#_r_\w+_/g;

/** Above this height a page is cut. */
const tallest = 4000;

/** The time of day of the pages, in ms: a morning in the shop. */
const morning = Date.parse('2026-03-02T09:00:00Z');

/**
 * Opens a page of a Storybook that shows one story after another.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} url of the Storybook
 */
export async function openCamera(browser, url) {
  const context = await browser.newContext({
    // Storybook then stops animations, instead of waiting for them.
    userAgent: 'Chrome StorybookTestRunner',
    viewport: { width: windows[0].width, height: windows[0].height },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  await context.addInitScript(holdClock, morning);
  await context.addInitScript(watchTimers);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(new URL('iframe.html', url).href, { waitUntil: 'load' });
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(() => /** @type {any} */ (globalThis).__STORYBOOK_PREVIEW__.storeInitializationPromise);
  await page.evaluate(turnOffAxe);
  await page.addStyleTag({ content: '* { caret-color: transparent !important; }' });
  const session = await context.newCDPSession(page);

  /** @param {number} width @param {number} height */
  const resize = (width, height) =>
    session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });

  /** @param {typeof windows[number]} window @returns {Promise<Buffer>} */
  async function picture({ width, height }) {
    const content = Math.min(tallest, await page.evaluate(settlePage));
    if (content > height) await resize(width, content);
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    return Buffer.from(data, 'base64');
  }

  /** @type {{ story: string, brand: string } | undefined} */
  let shown;

  return {
    /**
     * Draws a story for the first time, in one brand, and plays it.
     *
     * @param {string} story
     * @param {string} brand
     * @returns {Promise<string | undefined>} why it failed
     */
    async play(story, brand) {
      if (shown && shown.brand !== brand) await this.turn(shown.story, brand);
      const { size, media } = await conditionsOf(page, story);
      await page.emulateMedia(media);
      await resize(size.width, size.height);
      const again = shown?.story === story;
      shown = { story, brand };
      const problem = await page.evaluate(drawStory, {
        story,
        events: again
          ? [{ name: 'forceRemount', payload: { storyId: story } }]
          : [{ name: 'setCurrentStory', payload: { storyId: story, viewMode: 'story' } }],
      });
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
      return problem;
    },

    /**
     * Draws the story that is shown in another brand, as a new mount that is not played.
     *
     * @param {string} story
     * @param {string} brand
     */
    async turn(story, brand) {
      await resize(windows[0].width, windows[0].height);
      shown = { story, brand };
      return page.evaluate(drawStory, { story, events: [{ name: 'updateGlobals', payload: { globals: { brand } } }] });
    },

    /**
     * Takes the pictures of what is shown.
     *
     * @param {readonly Selector[]} [selectors] also inspects the content
     * @returns {Promise<Map<Column, Shot>>}
     */
    async shoot(selectors) {
      /** @type {Map<Column, Shot>} */
      const shots = new Map();
      for (const window of windows) {
        await resize(window.width, window.height);
        const png = await picture(window);
        const content = selectors && (await page.evaluate(inspectPage, selectors));
        shots.set(window.column, { hash: await hashOfPicture(png), picture: png, ...(content && { content }) });
        if (window.column !== '1280') continue;
        const tree = (await page.locator('body').ariaSnapshot()).replace(generated, '#');
        shots.set('tree', { hash: shortHash(tree), tree, ...(content && { content }) });
      }
      return shots;
    },

    rules: () => page.evaluate(rulesOfPage),
    close: () => context.close(),
  };
}
