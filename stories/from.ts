import type { StoryWorld } from './world.js';

class FromWorld {
  readonly pick: (world: StoryWorld) => unknown;
  constructor(pick: (world: StoryWorld) => unknown) {
    this.pick = pick;
  }
}

/** Takes a prop's value from the world of the brand and login selected in the toolbar. The value has the type of the
 * prop, and is resolved before each render. */
export const from = <T>(pick: (world: StoryWorld) => T): T => new FromWorld(pick) as T;

/** Returns the props with every `from` in them resolved. */
export const resolveArgs = <A extends object>(args: A, world: StoryWorld): A =>
  Object.fromEntries(
    Object.entries(args).map(([key, value]) => [key, value instanceof FromWorld ? value.pick(world) : value]),
  ) as A;
