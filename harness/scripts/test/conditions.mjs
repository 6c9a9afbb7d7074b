import { MINIMAL_VIEWPORTS } from 'storybook/viewport';

/**
 * @typedef {{ width: number, height: number }} Size in px
 * @typedef {{ forcedColors?: 'active' | 'none', reducedMotion?: 'reduce' | 'no-preference' }} Emulated
 * @typedef {Record<string, { styles: { width: string, height: string } | null }>} Sizes
 * @typedef {{ emulate?: Emulated, chosen?: { value?: string, isRotated?: boolean }, options?: Sizes }} Story
 */

/**
 * Returns what a story asks of the browser: the size named by its `globals.viewport`, from the sizes in the toolbar, and
 * its `parameters.emulate`. Motion is reduced unless the story sets it.
 *
 * @param {{ evaluate: (run: (id: string) => Promise<Story>, id: string) => Promise<Story> }} page of Storybook's preview
 * @param {string} id
 * @returns {Promise<{ size: Size, media: Required<Emulated> }>}
 */
export async function conditionsOf(page, id) {
  const { emulate, chosen, options } = await page.evaluate(async (storyId) => {
    const story = await /** @type {any} */ (globalThis).__STORYBOOK_PREVIEW__.loadStory({ storyId });
    const { emulate, viewport } = story.parameters;
    return { emulate, chosen: story.storyGlobals?.viewport, options: viewport?.options };
  }, id);
  return { size: sizeOf(chosen, options), media: { reducedMotion: 'reduce', forcedColors: 'none', ...emulate } };
}

/** @param {Story['chosen']} chosen @param {Sizes} [options] */
function sizeOf(chosen, options = MINIMAL_VIEWPORTS) {
  if (!chosen?.value) return { width: 1280, height: 900 };
  const { styles } = options[chosen.value] ?? {};
  const width = Number.parseInt(styles?.width ?? '', 10);
  const height = Number.parseInt(styles?.height ?? '', 10);
  if (!width || !height) throw new Error(`The viewport '${chosen.value}' has no size in pixels.`);
  return chosen.isRotated ? { width: height, height: width } : { width, height };
}
