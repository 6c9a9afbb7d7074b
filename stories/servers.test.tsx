import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BrandScope } from '../src/ui/BrandScope.js';
import type { StoryForServers } from './drawnByServers.js';
import { resolveArgs } from './from.js';
import { worldOf } from './world.js';

const files = import.meta.glob<Record<string, StoryForServers>>(
  ['./*/*.stories.tsx', '!./{storefront,docs,matrix}/*'],
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

// Money, points and another country's words. What a page makes of it is asked of every story in the browser.
describe.each(['law', 'hsb', 'wsj'])('a server of %s', (brand) => {
  const world = worldOf({ brand, login: 'visitor' });

  test.each(stories)('draws $name', ({ story }) => {
    const args = resolveArgs({ ...story.meta.args, ...story.input.args }, world);
    const html = renderToString(
      <BrandScope site={world.site} brand={world.brand}>
        <Drawn story={story} args={args} />
      </BrandScope>,
    );
    expect(html).toContain(`data-brand="${brand}"`);
  });
});
