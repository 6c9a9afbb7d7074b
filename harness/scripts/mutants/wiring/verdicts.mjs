import { most } from './reach.mjs';
import { openStage } from './stories.mjs';

/**
 * @typedef {import('./draw.mjs').Fault & { id: number }} Planted
 * @typedef {import('./importers.mjs').Importers} Importers
 * @typedef {import('./reach.mjs').Reach} Reach
 */

/**
 * Plays the stories that come to a fault, the nearest importers first and of those the shortest first, until one fails.
 * It only counts if it passes without the fault.
 *
 * @param {{
 *   browser: import('playwright-core').Browser,
 *   url: string,
 *   reaches: readonly Reach[],
 *   faults: readonly Planted[],
 *   importersOf: (file: string) => Importers,
 *   tell: (fault: Planted, killer: string) => void,
 * }} options
 * @returns {Promise<Planted[]>} the faults that no story notices
 */
export async function playFaults({ browser, url, reaches, faults, importersOf, tell }) {
  /** @type {Map<string, Promise<boolean>>} */
  const passes = new Map();
  const passesWithout = (/** @type {string} */ story) => {
    const known = passes.get(story) ?? problemOf(story).then((problem) => !problem);
    passes.set(story, known);
    return known;
  };

  /** @param {string} story @param {number} [planted] */
  async function problemOf(story, planted) {
    const stage = await openStage(browser, url, { planted });
    try {
      return (await stage.play(story)).problem;
    } finally {
      await stage.close();
    }
  }

  /** @type {Planted[]} */
  const left = [];

  /** @param {Planted} fault */
  async function judge(fault) {
    const chosen = playedFor(fault, reaches, importersOf(fault.file).stories);
    let stage = await openStage(browser, url, { planted: fault.id });
    for (const story of chosen) {
      const { problem } = await stage.play(story);
      if (!problem) continue;
      await stage.close();
      // Alone, because a fault may have spoilt the page before.
      if ((await passesWithout(story)) && (await problemOf(story, fault.id)))
        return tell(fault, `${story}: ${problem}`);
      stage = await openStage(browser, url, { planted: fault.id });
    }
    await stage.close();
    left.push(fault);
  }

  const queue = [...faults];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await judge(next);
  };
  await Promise.all([work(), work()]);
  return left;
}

/**
 * Chooses the stories that are played with a fault, at most as many as one page plays: half of them the nearest, the
 * others from as many files as possible. The nearest ones may not show what a hook of all pages does.
 *
 * @param {Planted} fault
 * @param {readonly Reach[]} reaches
 * @param {readonly string[]} importers story files, the nearest first
 * @returns {string[]}
 */
export function playedFor({ id, isAtLoad }, reaches, importers) {
  const distance = (/** @type {Reach} */ { file }) => importers.indexOf(file);
  const found = reaches
    // What runs when a module loads is reached once for many stories.
    .filter((reach) => distance(reach) >= 0 && (isAtLoad || reach.reached.includes(id)))
    .toSorted((one, other) => distance(one) - distance(other) || one.took - other.took);
  const others = found.slice(most / 2);
  const ofEachFile = Object.values(Object.groupBy(others, ({ file }) => file));
  /** @type {Map<Reach, number>} */
  const places = new Map(ofEachFile.flatMap((list = []) => list.map((reach, place) => [reach, place])));
  const placeOf = (/** @type {Reach} */ reach) => places.get(reach) ?? 0;
  return [...found.slice(0, most / 2), ...others.toSorted((one, other) => placeOf(one) - placeOf(other))]
    .slice(0, most)
    .map(({ story }) => story);
}
