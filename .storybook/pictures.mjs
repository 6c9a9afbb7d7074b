/** @typedef {{ viewport: { width: number, height: number }, [global: string]: unknown }} Mode */

/**
 * Returns the modes in which a story is pictured: globals and window size.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} id
 * @returns {Promise<Record<string, Mode>>}
 */
const modesOf = (page, id) =>
  page.evaluate(async (storyId) => {
    const preview = /** @type {any} */ (globalThis).__STORYBOOK_PREVIEW__;
    return (await preview.loadStory({ storyId })).parameters.chromatic.modes;
  }, id);

/**
 * Takes a full-length picture of a story in each of its modes, in a new page, once nothing on the page moves.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} id
 * @param {string} folder
 */
export async function takePictures(page, id, folder) {
  for (const [name, { viewport, ...globals }] of Object.entries(await modesOf(page, id))) {
    const camera = await page.context().newPage();
    try {
      await camera.setViewportSize(viewport);
      await camera.emulateMedia({ reducedMotion: 'reduce' });
      // Without axe, which the story tests run.
      const chosen = ['a11y.manual:!true', ...Object.entries(globals).map((global) => global.join(':'))];
      const query = new URLSearchParams({ id, viewMode: 'story', globals: chosen.join(';') });
      await camera.goto(new URL(`iframe.html?${query}`, process.env.TARGET_URL).href);
      await camera.waitForFunction((storyId) => {
        const channel = /** @type {any} */ (globalThis).__STORYBOOK_ADDONS_CHANNEL__;
        return channel?.last('storyFinished')?.[0].storyId === storyId;
      }, id);
      await camera.evaluate(async () => {
        for (const picture of document.images) picture.loading = 'eager';
        // A story may show a picture that fails to load.
        await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
        await document.fonts.ready;
      });
      const path = `${folder}/${name}/${id}.png`;
      await camera.screenshot({ path, fullPage: true, animations: 'disabled', caret: 'hide' });
    } finally {
      await camera.close();
    }
  }
}
