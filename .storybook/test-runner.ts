import type { TestRunnerConfig } from '@storybook/test-runner';
import { conditionsOf } from '../harness/scripts/test/conditions.mjs';
import { listen } from '../harness/scripts/test/noise.mjs';

type PlaywrightPage = Parameters<NonNullable<TestRunnerConfig['preVisit']>>[0];

/** Returns the reason if axe did not run. The runner only looks for violations, so a story for which axe failed or
 * never ran would pass. */
async function whyNoAxe(page: PlaywrightPage) {
  return page.evaluate(() => {
    // biome-ignore lint/suspicious/noExplicitAny: Storybook types nothing of what it puts on the window
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as any;
    const { story } = preview.currentRender;
    const [{ reporters }] = channel.last('storyFinished');
    const report = reporters.find(({ type }: { type: string }) => type === 'a11y');
    if (story.parameters.a11y?.test !== 'error' || !window.storyHasAxe || report?.result?.passes) return undefined;
    return report ? `axe failed: ${report.result?.error?.message}` : 'axe was not run';
  });
}

/** Returns the references to ids that are not on the page, such as an id with a blank in it. What they should name has no
 * name then, which axe leaves to be reviewed. */
async function missingIds(page: PlaywrightPage) {
  return page.evaluate(() =>
    ['aria-labelledby', 'aria-describedby', 'aria-errormessage', 'aria-owns', 'aria-activedescendant'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap(({ className, attributes }) =>
        (attributes.getNamedItem(name)?.value.split(/\s+/) ?? [])
          .filter((id) => id && !document.getElementById(id))
          .map((id) => `${name} of ${className} refers to “${id}”, which is not on the page`),
      ),
    ),
  );
}

/** Describes the element that had the focus last, if the focus was lost with it: the next press of Tab would start
 * anywhere. */
async function lostFocus(page: PlaywrightPage) {
  return page.evaluate(() => {
    const last = window.lastFocused?.();
    const isLost = last && !last.isConnected && (document.activeElement ?? document.body) === document.body;
    return isLost ? [`the focus was lost with ${last.className || last.tagName} “${last.textContent?.trim()}”`] : [];
  });
}

/** Gives the stories after a failed one a new page, as the runner does before it repeats a story. The preview reloads its
 * page if a failed play function is still running when the next story starts, and the runner would lose its script. */
async function replacePage() {
  // biome-ignore lint/suspicious/noExplicitAny: the runner types nothing of what it puts on the global object
  const runner = globalThis as any;
  await runner.jestPlaywright.resetPage();
  await runner.__sbSetupPage(runner.page, runner.context);
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
    await page.evaluate(() => (globalThis as any).__STORYBOOK_PREVIEW__.storeInitializationPromise);
  },
  async preVisit(page, { id }) {
    const { size, media } = await conditionsOf(page, id);
    await page.emulateMedia(media);
    await page.setViewportSize(size);
  },
  async postVisit(page, { title, name, hasFailure }) {
    if (hasFailure) {
      listen(page.context()).splice(0);
      return replacePage();
    }
    const axe = await whyNoAxe(page);
    const messages = listen(page.context()).splice(0);
    if (axe) messages.push(axe);
    messages.push(...(await missingIds(page)));
    if (isComponent(title)) {
      messages.push(...(await lostFocus(page)));
      messages.push(...(await page.evaluate(() => window.hydrationProblems?.() ?? [])));
    }
    if (messages.length) throw new Error(`${title} › ${name} is not quiet:\n${messages.join('\n')}`);
  },
};

export default config;
