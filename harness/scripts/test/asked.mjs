import { parseArgs } from 'node:util';

/**
 * @typedef {{ areas: readonly string[], shard?: Shard, touched?: ReadonlySet<string> }} Selection which test files of a
 * step: those with one of these in their path, those a change can touch, a share of them
 * @typedef {{ index: number, count: number }} Shard
 * @typedef {{ steps: ReadonlyMap<string, readonly string[]>, isChanged: boolean, shard?: Shard }} Asked
 */

/**
 * Reads the arguments of `npm test`: steps, each followed by its areas, as in `stories account basket unit`.
 *
 * @param {readonly string[]} args
 * @param {readonly string[]} availableSteps all steps
 * @param {readonly string[]} usual the steps that run by default
 * @returns {Asked}
 * @throws Error that lists the valid values
 */
export function readAsked(args, availableSteps, usual) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { changed: { type: 'boolean' }, shard: { type: 'string' } },
  });
  /** @type {Map<string, string[]>} */
  const steps = new Map();
  for (const word of positionals) {
    const areas = [...steps.values()].at(-1);
    if (availableSteps.includes(word)) steps.set(word, []);
    else if (areas) areas.push(word);
    else throw new Error(`There is no step "${word}"; there are ${availableSteps.join(', ')}.`);
  }
  if (steps.size === 0) for (const name of usual) steps.set(name, []);
  const isChanged = values.changed ?? false;
  return values.shard === undefined ? { steps, isChanged } : { steps, isChanged, shard: readShard(values.shard) };
}

/** @param {string} text @returns {Shard} */
export function readShard(text) {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (shard.index >= 1 && shard.index <= shard.count) return shard;
  throw new Error(`"${text}" is not a shard: write the first of four as 1/4.`);
}

/**
 * @param {readonly string[]} files
 * @param {Selection} selection
 */
export function select(files, { areas, shard, touched }) {
  return files
    .filter((file) => areas.length === 0 || areas.some((area) => file.toLowerCase().includes(area.toLowerCase())))
    .filter((file) => !touched || touched.has(file))
    .toSorted()
    .filter((_, position) => !shard || position % shard.count === shard.index - 1);
}
