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

/** What the story asks of its browser by `parameters.emulate`; motion is reduced unless it says so. */
async function emulate(page: PlaywrightPage, id: string) {
  const asked = await page.evaluate(async (storyId) => {
    // biome-ignore lint/suspicious/noExplicitAny: as below
    const story = await (globalThis as any).__STORYBOOK_PREVIEW__.loadStory({ storyId });
    return story.parameters.emulate as Emulated | undefined;
  }, id);
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none', ...asked });
}

/** What the story asks for by `globals.viewport`, looked up in the sizes that the toolbar offers. */
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

/** The runner looks for violations only: an axe that could not run, or was never asked, would pass. */
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

/** Components a server can draw; what is made of several, or fetches, is drawn by the page. */
const isComponent = (title: string) => !/^(storefront|docs|brands|foundations)\//.test(title);

const config: TestRunnerConfig = {
  async prepare({ page, browserContext }) {
    // Before the first address, so that the preview's own start is heard as well.
    listen(browserContext);
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href, { waitUntil: 'load' });
    // The page is there before the preview knows its stories.
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
    const heard = listen(page.context()).splice(0);
    if (hasFailure) return;
    if (axe) heard.push(axe);
    if (isComponent(title)) heard.push(...(await page.evaluate(() => window.hydrationProblems?.() ?? [])));
    if (heard.length) throw new Error(`${title} › ${name} is not quiet:\n${heard.join('\n')}`);
  },
};

export default config;
