/** Number of worlds that exist at once. */
export const worldsAtMost = 1000;

const minute = 60_000;
/** Time after its last request at which a world is forgotten. */
const forgottenAfter = 30 * minute;

const wellFormed = /^[\w.-]{1,64}$/;

/** Thrown for a world that cannot be used. */
export class WorldError extends Error {
  override readonly name = 'WorldError';
  /** Whether there are too many worlds; otherwise the name is malformed. */
  readonly isFull: boolean;
  constructor(message: string, isFull: boolean) {
    super(message);
    this.isFull = isFull;
  }
}

/** Creates an empty collection of worlds by name; `now` is in milliseconds. */
export function newWorlds<World>(make: () => World, now: () => number) {
  /** The one that was not used for the longest time comes first. */
  const worlds = new Map<string, { readonly world: World; readonly usedAt: number }>();

  function forgetUnused(): void {
    for (const [name, { usedAt }] of worlds) {
      if (now() - usedAt < forgottenAfter) return;
      worlds.delete(name);
    }
  }

  return {
    /**
     * Returns the world of a name, which is made when it is first used.
     * @throws WorldError when the name is malformed, or there are too many worlds
     */
    of(name: string): World {
      if (!wellFormed.test(name))
        throw new WorldError(`Unknown world “${name}”. Its name has 1 to 64 letters, digits, “.”, “_” or “-”.`, false);
      forgetUnused();
      const known = worlds.get(name);
      if (!known && worlds.size >= worldsAtMost)
        throw new WorldError(
          `There are ${worldsAtMost} worlds already. End one with DELETE /__mock/world; one that is unused for ${forgottenAfter / minute} minutes is forgotten.`,
          true,
        );
      const { world } = known ?? { world: make() };
      worlds.delete(name);
      worlds.set(name, { world, usedAt: now() });
      return world;
    },
    /** Forgets a world. The next use of its name makes a new one. */
    forget(name: string): void {
      worlds.delete(name);
    },
  };
}
