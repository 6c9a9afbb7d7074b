import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { loadFonts } from '../harness/app/fonts.js';
import { faultKinds } from '../mocks/world/faults.js';
import { type Persona, personas } from '../mocks/world/personas.js';
import { endpoints } from '../src/api/endpoints.js';
import { brandCss } from '../src/brands/css.js';
import { brandById, brands } from '../src/brands/registry.js';
import { BrandScope } from '../src/ui/BrandScope.js';
import { resolveArgs } from '../stories/from.js';
import { type StoryGlobals, worldOf } from '../stories/world.js';
import { ComponentPage } from './ComponentPage.js';
import { hydrationProblems } from './hydration.js';
import { expectAllHandled, type MockParameters, restartFor, worker } from './mock.js';
import '../harness/app/styles.js';
import '../harness/app/homeStyles.js';

const tokens = document.createElement('style');
tokens.textContent = brands.map(brandCss).join('\n');
document.head.append(tokens);

// Storybook hides a story that is not drawn after 100 ms, and a dialog that opens while nothing shows gets no focus.
const whileDrawn = document.createElement('style');
whileDrawn.textContent = '.sb-show-preparing-story > #storybook-root { display: block !important; }';
document.head.append(whileDrawn);

declare global {
  interface Window {
    /** Of the story on the page; asked by the test runner. */
    hydrationProblems?: () => Promise<readonly string[]>;
  }
}

// A slow machine is no failure: this ends what never comes.
configure({ asyncUtilTimeout: 120_000 });

const operationIds = Object.keys(endpoints);

/** What the toolbar says of the mock; a story that says it itself goes before. */
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

/** A story begins in a browser that knows nothing of the one before: no half-typed form, no mark of a payment, no
 * answered offer. */
function forgetShop(): void {
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage))
      if (key.startsWith('wsk-') || key === 'PostUpsellRejected') storage.removeItem(key);
}

const wide = { width: 1280, height: 900 };
const narrow = { width: 390, height: 844 };
const pictureModes = {
  'law-wide': { brand: 'law', viewport: wide },
  'law-narrow': { brand: 'law', viewport: narrow },
  'hsb-wide': { brand: 'hsb', viewport: wide },
  'hsb-narrow': { brand: 'hsb', viewport: narrow },
};

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(worker)],
  // A docs page for every component; the sheets of all brands say they have none.
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
  initialGlobals: { brand: 'law', login: 'visitor', persona: 'standard', latency: '0', fault: 'none' },
  parameters: {
    layout: 'fullscreen',
    // What it finds, in full; of what passes one line a rule, or naming every element takes longer than looking at them.
    // Of its rules, `target-size` (WCAG 2.5.8) is off unless it is asked for.
    a11y: {
      test: 'error',
      options: { resultTypes: ['violations', 'incomplete'], rules: { 'target-size': { enabled: true } } },
    },
    // What the stories with the tag `pictured` are pictured in, by `npm run visual` and `npm run chromatic`.
    chromatic: { modes: pictureModes },
    controls: { expanded: true },
    // As it is written: what a story is given may be a whole basket.
    docs: { page: ComponentPage, source: { type: 'code' } },
    options: {
      // In the order people look; the areas of the screens stand at the star.
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
  async beforeEach(context) {
    forgetShop();
    // The browser keeps 250, and a page of stories asks for more.
    performance.clearResourceTimings();
    const globals = chosen(context.globals);
    const shown = context.parameters.brands === 'all' ? brands : [brandById(globals.brand)];
    await Promise.all(shown.map(loadFonts));
    await restartFor(globals, {
      ...settingsOfToolbar(context.globals),
      ...(context.parameters.mock as MockParameters | undefined),
    });
    const { originalStoryFn, initialArgs } = context;
    window.hydrationProblems = () =>
      hydrationProblems({
        draw: (args) => originalStoryFn(args as typeof initialArgs, context),
        args: initialArgs,
        globals,
      });
    context.args = resolveArgs(context.args, worldOf(globals));
    return expectAllHandled;
  },
  // What a story has scrolled under the header that stays is no smaller a target than beside it, as axe would have it.
  afterEach: () => window.scrollTo(0, 0),
  decorators: [
    (Story, { globals, parameters }) => {
      // A page of all brands has a scope for each.
      if (parameters.brands === 'all') return <Story />;
      const { site, brand } = worldOf(chosen(globals));
      return (
        <BrandScope site={site} brand={brand}>
          <Story />
        </BrandScope>
      );
    },
  ],
});
