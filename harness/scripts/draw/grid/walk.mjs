import { columns, keyOf } from './hashes.mjs';

/**
 * @typedef {import('./hashes.mjs').Column} Column
 * @typedef {import('./hashes.mjs').Hashes} Hashes
 * @typedef {import('./camera.mjs').Shot} Shot
 * @typedef {{
 *   play: (story: string, brand: string) => Promise<string | undefined>,
 *   turn: (story: string, brand: string) => Promise<string | undefined>,
 *   shoot: (selectors?: readonly import('./camera.mjs').Selector[]) => Promise<Map<Column, Shot>>,
 * }} Camera
 * @typedef {'changed' | 'new' | 'unsteady' | 'failed'} Outcome
 * @typedef {{ story: string, brand: string, column: Column, outcome: Outcome, note?: string, shot?: Shot }} Difference
 */

/** How often a story is drawn until two drawings are the same. */
const most = 4;

/**
 * Takes a story's pictures in all brands and returns those that are not as kept. A picture counts once two drawings of
 * the story gave it: the kept one and this one, or else two of now.
 *
 * @param {Camera} camera
 * @param {string} story
 * @param {readonly string[]} brands the first is the one in which the story is played
 * @param {Hashes} kept
 * @param {Set<string>} [wanted] the brands in which pictures are taken
 * @returns {Promise<{ pictures: number, differences: Difference[] }>}
 */
export async function walkStory(camera, story, brands, kept, wanted = new Set(brands)) {
  const [home = ''] = brands;
  let pictures = 0;
  /** @type {Difference[]} */
  const differences = [];
  /** @type {Map<string, Map<Column, Shot>>} */
  let doubtful = new Map();
  /** @type {string | undefined} the brand of the last drawing */
  let last;

  /** @param {string} brand */
  const draw = (brand) => {
    last = brand;
    return brand === home ? camera.play(story, brand) : camera.turn(story, brand);
  };
  /** @param {string} brand @param {string} note */
  const fail = (brand, note) => {
    for (const column of columns) differences.push({ story, brand, column, outcome: 'failed', note });
  };
  /** @param {string} brand @param {Map<Column, Shot>} shots */
  const isKept = (brand, shots) =>
    [...shots].every(([column, { hash }]) => kept.get(keyOf({ story, brand, column })) === hash);
  /** @param {string} brand */
  const isNew = (brand) => columns.every((column) => !kept.has(keyOf({ story, brand, column })));

  // The story is always played first, as in its own tests.
  const homeProblem = await draw(home);
  for (const brand of brands) {
    if (!wanted.has(brand)) continue;
    const problem = brand === home ? homeProblem : await draw(brand);
    if (problem) {
      fail(brand, problem);
      continue;
    }
    const shots = await camera.shoot();
    pictures += 2;
    if (!isKept(brand, shots)) doubtful.set(brand, shots);
  }

  for (let time = 2; doubtful.size > 0; time++) {
    /** @type {typeof doubtful} */
    const again = new Map();
    for (const [brand, before] of doubtful) {
      // A story is mounted anew only when its brand changes.
      if (last === brand && brand !== home) await camera.turn(story, home);
      const problem = await draw(brand);
      // Content explains what has changed. Nothing explains what is new.
      const shots = problem ? new Map() : await camera.shoot(isNew(brand) ? undefined : []);
      pictures += problem ? 0 : 2;
      if (problem) fail(brand, problem);
      else if (columns.every((column) => before.get(column)?.hash === shots.get(column)?.hash))
        differences.push(...differencesOf(story, brand, shots, kept));
      else if (time === most) differences.push(...unsteadyOf(story, brand, before, shots));
      else again.set(brand, shots);
    }
    doubtful = again;
  }
  return { pictures, differences };
}

/**
 * @param {string} story @param {string} brand @param {Map<Column, Shot>} shots @param {Hashes} kept
 * @returns {Difference[]}
 */
const differencesOf = (story, brand, shots, kept) =>
  [...shots].flatMap(([column, shot]) => {
    const before = kept.get(keyOf({ story, brand, column }));
    if (before === shot.hash) return [];
    return [{ story, brand, column, outcome: before === undefined ? 'new' : 'changed', shot }];
  });

/**
 * @param {string} story @param {string} brand @param {Map<Column, Shot>} before @param {Map<Column, Shot>} shots
 * @returns {Difference[]}
 */
const unsteadyOf = (story, brand, before, shots) =>
  [...shots].flatMap(([column, shot]) =>
    before.get(column)?.hash === shot.hash ? [] : [{ story, brand, column, outcome: 'unsteady', shot }],
  );
