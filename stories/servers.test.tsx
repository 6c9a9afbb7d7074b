import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isLong } from '../mocks/testing/properties.js';
import { allWords } from '../src/brands/allWords.js';
import { brands } from '../src/brands/registry.js';
import { BrandScope } from '../src/ui/BrandScope.js';
import type { StoryForServers } from './drawnByServers.js';
import { resolveArgs } from './from.js';
import { worldOf } from './world.js';

const files = import.meta.glob<Record<string, StoryForServers>>(
  ['./**/*.stories.tsx', '!./{storefront,docs,matrix}/**'],
  { eager: true },
);
const stories = Object.entries(files).flatMap(([file, exported]) =>
  Object.entries(exported).map(([name, story]) => ({ name: `${file.slice(2, -12)}: ${name}`, story })),
);

function Drawn({ story, args }: { story: StoryForServers; args: object }): ReactNode {
  const { meta, input } = story;
  const render = (input.render ?? meta.render) as ((args: object) => ReactNode) | undefined;
  return render ? render(args) : createElement(meta.component as ComponentType<object>, args);
}

/** Every brand for a visitor; one brand with money, one with points and one in another country also for a recognised
 * and a signed-in customer. */
const choices = [
  ...brands.map(({ id }) => ({ brand: id, login: 'visitor' as const })),
  ...['law', 'hsb', 'wsj'].flatMap((brand) => (['soft', 'hard'] as const).map((login) => ({ brand, login }))),
];
const worlds = choices.map((choice) => ({ ...choice, world: worldOf(choice) }));

/** Long runs render each story in all worlds. Other runs render it in a quarter of them, alternating so that each world
 * is used. */
const drawn = stories.map((each, place) => ({
  ...each,
  worlds: isLong ? worlds : worlds.filter((_, index) => index % 4 === place % 4),
}));

/** Search forms, which put the search term into the address on purpose and work before the page is hydrated. */
const searches = ['wsk-SearchPanel-form', 'wsk-OrderHistoryPage-find'];

/** Returns the forms that, if sent before hydration, would leak what was typed into the address, the history and logs. */
const openForms = (html: string): readonly string[] =>
  [...html.matchAll(/<form\b[^>]*>/g)]
    .map(([form]) => form)
    .filter((form) => !/ method="post"/.test(form) && !searches.some((name) => form.includes(`class="${name}"`)));

/** A hidden text without a space to the text before it, or after it. */
const glued = [
  /[^\s>](<[^>]*>)*<span class="wsk-VisuallyHidden">(?!\s)/,
  /<span class="wsk-VisuallyHidden">[^<]*[^\s<]<\/span>(<[^>]*>)*[^\s<]/,
];

/** Returns the links and buttons whose visible text and hidden text run together, as in "Add to basketRioja": their text
 * is tracked, copied and searched. */
const gluedControls = (html: string): readonly string[] =>
  [...html.matchAll(/<(a|button)\b[^>]*>(.*?)<\/\1>/gs)]
    .map(([, , content = '']) => content)
    .filter((content) => glued.some((pattern) => pattern.test(content)))
    .map((content) => content.replace(/<[^>]*>/g, ''));

/** Keys of texts, and the stems that are counted. */
const keys = new Set(Object.keys(allWords).flatMap((key) => [key, key.replace(/_(one|other)$/, '')]));

/** Returns the keys shown in place of their texts. */
const shownKeys = (html: string): readonly string[] =>
  html.match(/\w+(\.\w+)+/g)?.filter((word) => keys.has(word)) ?? [];

// The browser tests check the rendered page of every story.
test.each(drawn)(
  'a server renders $name in every world, with forms that keep what is typed out of the address, controls whose texts stay apart, and no key for a text',
  ({ story, worlds: chosen }) => {
    for (const { brand, login, world } of chosen) {
      const args = resolveArgs({ ...story.meta.args, ...story.input.args }, world);
      const html = renderToString(
        <BrandScope site={world.site} brand={world.brand}>
          <Drawn story={story} args={args} />
        </BrandScope>,
      );
      expect(html, `${brand} ${login}`).toContain(`data-brand="${brand}"`);
      expect(openForms(html), `${brand} ${login}`).toEqual([]);
      expect(gluedControls(html), `${brand} ${login}`).toEqual([]);
      expect(shownKeys(html), `${brand} ${login}`).toEqual([]);
    }
  },
);
