import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview, type StoryContext } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { loadFonts } from '../harness/app/fonts.js';
import { faultKinds } from '../mocks/world/faults.js';
import { type Persona, personas } from '../mocks/world/personas.js';
import { endpoints } from '../src/api/endpoints.js';
import { brandCss } from '../src/brands/css.js';
import { designOf } from '../src/brands/designs.js';
import { brandById, brands } from '../src/brands/registry.js';
import type { Brand } from '../src/model/site.js';
import { BrandScope } from '../src/ui/BrandScope.js';
import { widths } from '../stories/comparison.js';
import { resolveArgs } from '../stories/from.js';
import { hostSnippet } from '../stories/hostSnippet.js';
import { playStoriesAtHome } from '../stories/playedAtHome.js';
import { storyCalls } from '../stories/storyShop.js';
import { globalsAtStart, type StoryGlobals, worldOf } from '../stories/world.js';
import { ComponentPage } from './ComponentPage.js';
import { componentOf } from './componentOf.js';
import { hydrationProblems } from './hydration.js';
import { expectAllHandled, type MockParameters, restartFor, worker } from './mock.js';
import { playSlowly } from './playSlowly.js';
import { hasAxe } from './sample.js';
import '../harness/app/styles.js';
import '../harness/app/homeStyles.js';

const dressed = new Set<string>();
/** Adds a brand's styles and typefaces to the page, once. */
async function dress(brand: Brand): Promise<void> {
  if (!dressed.has(brand.id)) {
    dressed.add(brand.id);
    const sheet = document.createElement('style');
    sheet.textContent = brandCss(designOf(brand));
    document.head.append(sheet);
  }
  await loadFonts(brand);
}

// Storybook hides a story that is not drawn after 100 ms, and a dialog that opens while hidden gets no focus.
const whileDrawn = document.createElement('style');
whileDrawn.textContent = '.sb-show-preparing-story > #storybook-root { display: block !important; }';
document.head.append(whileDrawn);

declare global {
  interface Window {
    /** Returns the hydration problems of the current story, for the test runner. */
    hydrationProblems?: () => Promise<readonly string[]>;
    /** Returns the element of the current story that had the focus last, for the test runner. */
    lastFocused?: () => HTMLElement | undefined;
    /** Whether axe looks at the current story. */
    storyHasAxe?: boolean;
    /** Waits until the shop has answered the current story's calls, for the pictures. */
    storySettled?: () => Promise<void>;
  }
}

// A long timeout, because a slow machine is not a failure. It only ends waits for something that never happens, which is
// the rule with a planted fault; its story is also played without it.
configure({
  asyncUtilTimeout: import.meta.env.STORYBOOK_PLANTED_FAULTS ? 10_000 : 120_000,
  // By default, an error prints the whole page, and a query that waits makes an error at each try. In stories with many
  // waits, that takes about a sixth of the time.
  getElementError: (message) => new Error(message ?? 'No such element'),
});

const operationIds = Object.keys(endpoints);

/** Returns the mock settings of the toolbar. A story's own settings override them. */
const settingsOfToolbar = ({ persona, latency, fault }: Record<string, unknown>): MockParameters => ({
  persona: persona as Persona,
  latency: Number(latency),
  fault: fault === 'none' ? '' : operationIds.map((id) => `${id}:${fault}`).join(),
});

const chosen = (globals: Record<string, unknown>): StoryGlobals => ({
  brand: String(globals.brand),
  login: globals.login as StoryGlobals['login'],
  persona: globals.persona as Persona,
});

/** Clears the browser's storage, so that a story starts without form drafts, payment marks or answered offers of the
 * previous one. */
function forgetShop(): void {
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage))
      if (key.startsWith('wsk-') || key === 'PostUpsellRejected') storage.removeItem(key);
}

/** Returns a story as a host would write it; its own source if it draws more than the component. */
function pasteable(source: string, { parameters, initialArgs, originalStoryFn, globals }: StoryContext): string {
  if (originalStoryFn !== (preview.composed.render as unknown)) return source;
  return hostSnippet(componentOf(parameters.fileName), initialArgs, worldOf(chosen(globals))) ?? source;
}

/** The brands and windows in which Chromatic takes every story, the same as `npm run visual`. */
const pictureModes = Object.fromEntries(
  brands.flatMap(({ id }) => [
    [`${id}-wide`, { brand: id, viewport: { width: 1280, height: 900 } }],
    [`${id}-narrow`, { brand: id, viewport: { width: 390, height: 844 } }],
  ]),
);

const axe = addonA11y();
const checksOfAxe = [axe.afterEach ?? []].flat();

const preview = definePreview({
  addons: [
    addonDocs(),
    {
      ...axe,
      afterEach: checksOfAxe.map(
        (check): typeof check =>
          (context) =>
            hasAxe(context.id) ? check(context) : undefined,
      ),
    },
    addonMsw(worker),
  ],
  // A docs page for every component; the brand sheets opt out.
  tags: ['autodocs'],
  globalTypes: {
    brand: {
      description: 'Whose shop it is: looks, wording, money and rules',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: brands.map(({ id, displayName }) => ({ value: id, title: displayName })),
      },
    },
    login: {
      description: 'Who the shopper is: a visitor, recognised (soft) or signed in (hard)',
      toolbar: {
        title: 'Login',
        icon: 'user',
        dynamicTitle: true,
        items: [
          { value: 'visitor', title: 'Visitor' },
          { value: 'soft', title: 'Recognised (soft)' },
          { value: 'hard', title: 'Signed in (hard)' },
        ],
      },
    },
    persona: {
      description: 'Whose account it is',
      toolbar: { title: 'Persona', icon: 'users', dynamicTitle: true, items: [...personas] },
    },
    latency: {
      description: 'How long every call takes, in milliseconds',
      toolbar: { title: 'Latency', icon: 'timer', dynamicTitle: true, items: ['0', '400', '2000'] },
    },
    fault: {
      description: 'How every call fails, where a story fetches',
      toolbar: {
        title: 'Faults',
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'none', title: 'No fault' },
          ...faultKinds.map(({ written, label, ...kind }) => ({
            value: 'number' in kind ? `${written}${kind.number.start}` : written,
            title: label,
          })),
        ],
      },
    },
  },
  initialGlobals: { ...globalsAtStart, latency: '0', fault: 'none' },
  parameters: {
    layout: 'fullscreen',
    // Violations are reported in full. Passes have one line per rule, because naming every element takes longer than
    // checking it. The `target-size` rule (WCAG 2.5.8) is off by default and enabled here.
    a11y: {
      test: 'error',
      options: { resultTypes: ['violations', 'incomplete'], rules: { 'target-size': { enabled: true } } },
    },
    chromatic: { modes: pictureModes },
    viewport: {
      options: Object.fromEntries(
        // The narrowest width at which everything has to work (WCAG 1.4.10).
        Object.entries({ small: 320, ...widths }).map(([name, width]) => [
          name,
          { name: `${name} (${width})`, styles: { width: `${width}px`, height: width < 768 ? '844px' : '1000px' } },
        ]),
      ),
    },
    controls: { expanded: true },
    docs: { page: ComponentPage, source: { type: 'code', transform: pasteable } },
    options: {
      // In the order people browse; the areas of the screens replace the star.
      storySort: {
        order: [
          'Start',
          'brands',
          ['Gallery', 'Brand sheets'],
          'foundations',
          'ui',
          'blocks',
          '*',
          'storefront',
          'docs',
          ['API'],
        ],
      },
    },
  },
  // After the renderer's own settings.
  beforeAll: playSlowly,
  async beforeEach(context) {
    forgetShop();
    // A dialog or section that the previous story showed would open again.
    if (window.location.hash) history.replaceState(null, '', window.location.pathname + window.location.search);
    // The browser keeps 250 entries, and a page of stories makes more requests.
    performance.clearResourceTimings();
    const globals = chosen(context.globals);
    const visibleBrands = context.parameters.brands === 'all' ? brands : [brandById(globals.brand)];
    await Promise.all(visibleBrands.map(dress));
    await restartFor(globals, {
      ...settingsOfToolbar(context.globals),
      ...(context.parameters.mock as MockParameters | undefined),
    });
    const { originalStoryFn, initialArgs } = context;
    window.hydrationProblems = () =>
      hydrationProblems({
        id: context.id,
        draw: (args) => originalStoryFn(args as typeof initialArgs, context),
        args: initialArgs,
        globals,
      });
    window.storyHasAxe = hasAxe(context.id);
    let focused: HTMLElement | undefined;
    window.lastFocused = () => focused;
    const onFocus = ({ target }: FocusEvent) => {
      focused = target as HTMLElement;
    };
    document.addEventListener('focusin', onFocus);
    window.storySettled = async () => {
      if (storyCalls.all.length > 0 || context.title.startsWith('storefront/')) await storyCalls.settle();
    };
    context.args = resolveArgs(context.args, worldOf(globals));
    return () => {
      document.removeEventListener('focusin', onFocus);
      return expectAllHandled();
    };
  },
  // axe considers a target under the sticky header too small, so the page scrolls back to the top.
  afterEach: () => window.scrollTo(0, 0),
  decorators: [
    (Story, { globals, parameters }) => {
      // A page that shows all brands has a separate scope for each brand.
      if (parameters.brands === 'all') return <Story />;
      const { site, brand } = worldOf(chosen(globals));
      return (
        // A brand's shop starts afresh when the toolbar changes it, as the page of another host would.
        <BrandScope key={brand.id} site={site} brand={brand}>
          <Story />
        </BrandScope>
      );
    },
  ],
});

playStoriesAtHome(preview);

export default preview;
