import type { TestRunnerConfig } from '@storybook/test-runner';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { listen } from '../harness/scripts/test/noise.mjs';
import { takePictures } from './pictures.mjs';

type PlaywrightPage = Parameters<NonNullable<TestRunnerConfig['preVisit']>>[0];
type Sizes = Record<string, { styles: { width: string; height: string } | null }>;
interface Viewports {
  chosen?: { value?: string; isRotated?: boolean };
  options?: Sizes;
}

interface Emulated {
  readonly forcedColors?: 'active' | 'none';
  readonly reducedMotion?: 'reduce' | 'no-preference';
}

/** Applies a story's `parameters.emulate` to the browser. Motion is reduced unless the story sets it. */
async function emulate(page: PlaywrightPage, id: string) {
  const emulation = await page.evaluate(async (storyId) => {
    // biome-ignore lint/suspicious/noExplicitAny: as below
    const story = await (globalThis as any).__STORYBOOK_PREVIEW__.loadStory({ storyId });
    return story.parameters.emulate as Emulated | undefined;
  }, id);
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none', ...emulation });
}

/** Returns the size named by a story's `globals.viewport`, from the sizes in the toolbar. */
async function sizeOf(page: PlaywrightPage, id: string) {
  const { chosen, options } = await page.evaluate(async (storyId) => {
    // biome-ignore lint/suspicious/noExplicitAny: Storybook types nothing of what it puts on the window
    const story = await (globalThis as any).__STORYBOOK_PREVIEW__.loadStory({ storyId });
    return { chosen: story.storyGlobals?.viewport, options: story.parameters.viewport?.options } as Viewports;
  }, id);
  if (!chosen?.value) return { width: 1280, height: 900 };
  const sizes: Sizes = options ?? MINIMAL_VIEWPORTS;
  const { styles } = sizes[chosen.value] ?? {};
  const width = Number.parseInt(styles?.width ?? '', 10);
  const height = Number.parseInt(styles?.height ?? '', 10);
  if (!width || !height) throw new Error(`The viewport '${chosen.value}' has no size in pixels.`);
  return chosen.isRotated ? { width: height, height: width } : { width, height };
}

/** Returns the reason if axe did not run. The runner only looks for violations, so a story for which axe failed or
 * never ran would pass. */
async function whyNoAxe(page: PlaywrightPage) {
  return page.evaluate(() => {
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as any;
    const { story } = preview.currentRender;
    const [{ reporters }] = channel.last('storyFinished');
    const report = reporters.find(({ type }: { type: string }) => type === 'a11y');
    if (story.parameters.a11y?.test !== 'error' || report?.result?.passes) return undefined;
    return report ? `axe failed: ${report.result?.error?.message}` : 'axe was not run';
  });
}

/** Checks whether a server can draw the component. Composed or fetching ones are drawn by the page. */
const isComponent = (title: string) => !/^(storefront|docs|brands|foundations)\//.test(title);

const config: TestRunnerConfig = {
  async prepare({ page, browserContext }) {
    // Before the first navigation, so that the start of the preview is recorded too.
    listen(browserContext);
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href, { waitUntil: 'load' });
    // The page loads before the preview knows its stories.
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
    // biome-ignore lint/suspicious/noExplicitAny: as above
    await page.evaluate(() => (globalThis as any).__STORYBOOK_PREVIEW__.initializationPromise);
  },
  async preVisit(page, { id }) {
    await emulate(page, id);
    await page.setViewportSize(await sizeOf(page, id));
  },
  async postVisit(page, { id, title, name, hasFailure }) {
    if (process.env.PICTURES) return takePictures(page, id, process.env.PICTURES);
    const axe = hasFailure ? undefined : await whyNoAxe(page);
    const messages = listen(page.context()).splice(0);
    if (hasFailure) return;
    if (axe) messages.push(axe);
    if (isComponent(title)) messages.push(...(await page.evaluate(() => window.hydrationProblems?.() ?? [])));
    if (messages.length) throw new Error(`${title} › ${name} is not quiet:\n${messages.join('\n')}`);
  },
};

export default config;
