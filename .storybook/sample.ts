import { hash } from '../mocks/fixtures/seeded.js';

/** Whether this Storybook is the one of `npm test`, which plays every story and makes the checks that take longest on
 * some of them. Every other Storybook makes them on all. */
const isSampled = Boolean(import.meta.env.STORYBOOK_SAMPLE);

/** Returns the part that a check looks at in a story: all of `parts`, or one by the story's id, the same on every
 * machine. */
export const partsFor = <Part>(id: string, parts: readonly Part[]): readonly Part[] =>
  isSampled ? parts.slice(hash(id) % parts.length).slice(0, 1) : parts;

/** Whether axe looks at a story: at one of three, if only some are looked at. */
export const hasAxe = (id: string): boolean => partsFor(id, [true, false, false]).includes(true);
