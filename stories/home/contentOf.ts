import { contentOfSpace } from '../../mocks/fixtures/content/space/space.js';
import { defaultClock } from '../../mocks/world/world.js';
import { homePageOf } from '../../src/content/homePage.js';
import type { HomePageContent } from '../../src/model/homePage.js';
import type { StoryWorld } from '../world.js';

type Environment = 'master' | 'broken';
interface Held {
  readonly sys: object;
  readonly fields: Record<string, unknown>;
}

/** Returns an entry of the mock content service with its links resolved, as by the service's own client. */
function resolved(environment: Environment, rootId: string): unknown {
  const { entries, assets } = contentOfSpace(defaultClock)[environment];
  const byId = new Map<string, Held>([...entries, ...assets].map((each) => [each.sys.id, each]));
  const made = new Map<string, Held>();
  const follow = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(follow).filter((each) => each !== undefined);
    const { sys } = (value ?? {}) as { sys?: { type: string; id: string } };
    return sys?.type === 'Link' ? entryOf(sys.id) : value;
  };
  function entryOf(id: string): Held | undefined {
    const existing = made.get(id);
    const source = byId.get(id);
    if (existing || !source) return existing;
    const own: Held = { sys: source.sys, fields: {} };
    made.set(id, own);
    for (const [name, value] of Object.entries(source.fields)) own.fields[name] = follow(value);
    return own;
  }
  return entryOf(rootId);
}

/** Returns the editors' home page for the world's brand or, in another environment, a page with some broken parts. */
export const homeContentOf = ({ brand }: StoryWorld, environment: Environment = 'master'): HomePageContent =>
  homePageOf(resolved(environment, `${brand.id}-home`));
