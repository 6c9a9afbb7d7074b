import type { StoryForServers } from './drawnByServers.js';
import { entryOf, hostSnippet } from './hostSnippet.js';
import { globalsAtStart, type StoryGlobals, type StoryWorld, worldOf } from './world.js';

/** The stories of a component that the package exports, as a host would write them. */
interface HostSnippets {
  readonly component: string;
  /** By the name of the export. A story that draws more than the component, or something that has no text, has none. */
  readonly stories: ReadonlyMap<string, string>;
}

// The sheets and pages of the kit's own show no single component, and containers need a page.
const files = import.meta.glob<Readonly<Record<string, StoryForServers>>>(
  ['./**/*.stories.tsx', '!./{storefront,docs,matrix}/**'],
  { eager: true },
);

const worlds = new Map<string, StoryWorld>();
function worldAt(globals: StoryGlobals): StoryWorld {
  const { brand, login, persona } = globals;
  const key = `${brand} ${login} ${persona}`;
  const world = worlds.get(key) ?? worldOf({ brand, login, ...(persona && { persona }) });
  worlds.set(key, world);
  return world;
}

/** Returns the snippets of every component that the package exports. */
export const hostSnippets = (): readonly HostSnippets[] =>
  Object.entries(files).flatMap(([file, exported]) => {
    const [, component = ''] = /(\w+)\.stories\.tsx$/.exec(file) ?? [];
    if (!entryOf(component)) return [];
    const stories = Object.entries(exported).flatMap(([name, { meta, input }]): [string, string][] => {
      // What all stories of a component share is the state around it, which is up to the host.
      if (input.render) return [];
      const world = worldAt({ ...globalsAtStart, ...meta.globals, ...input.globals });
      const snippet = hostSnippet(component, { ...meta.args, ...input.args }, world);
      return snippet === undefined ? [] : [[name, snippet]];
    });
    return [{ component, stories: new Map(stories) }];
  });
