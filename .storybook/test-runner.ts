import type { TestRunnerConfig } from '@storybook/test-runner';
import { listen } from '../harness/scripts/noise.mjs';

type PlaywrightPage = Parameters<NonNullable<TestRunnerConfig['preVisit']>>[0];
type Size = { width: number; height: number };
interface Viewports {
  globals?: { viewport?: { value?: string; isRotated?: boolean } };
  options?: Record<string, { styles: { width: string; height: string } }>;
}

const desktop: Size = { width: 1280, height: 900 };
const noises = new WeakMap<object, string[]>();

/** What the story asks for by `globals.viewport`, looked up in the sizes that the preview's parameters offer. */
async function sizeOf(page: PlaywrightPage, id: string): Promise<Size> {
  const { globals, options } = await page.evaluate(async (storyId) => {
    // biome-ignore lint/suspicious/noExplicitAny: Storybook types nothing of what it puts on the window
    const story = await (globalThis as any).__STORYBOOK_PREVIEW__.storyStore.loadStory({ storyId });
    return { globals: story.storyGlobals, options: story.parameters.viewport?.options } as Viewports;
  }, id);
  const { value, isRotated } = globals?.viewport ?? {};
  if (!value) return desktop;
  const styles = options?.[value]?.styles;
  const width = Number.parseInt(styles?.width ?? '', 10);
  const height = Number.parseInt(styles?.height ?? '', 10);
  if (!width || !height)
    throw new Error(`The viewport '${value}' has no size in pixels in parameters.viewport.options.`);
  return isRotated ? { width: height, height: width } : { width, height };
}

const config: TestRunnerConfig = {
  async prepare({ page, browserContext }) {
    // Before the first address, so that the preview's own start is heard as well.
    noises.set(browserContext, listen(browserContext));
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href, { waitUntil: 'load' });
  },
  async preVisit(page, { id }) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(await sizeOf(page, id));
  },
  async postVisit(page, { title, name, hasFailure }) {
    const heard = noises.get(page.context())?.splice(0) ?? [];
    if (heard.length && !hasFailure) throw new Error(`${title} › ${name} is not quiet:\n${heard.join('\n')}`);
  },
};

export default config;
