import { beforeEach, expect, test, vi } from 'vitest';
import { playedAtHome, playStoriesAtHome } from './playedAtHome.js';

const initialGlobals = { brand: 'law', login: 'visitor', persona: 'standard', fault: 'none', latency: '0' };
const play = vi.fn();
const step = vi.fn();
beforeEach(() => vi.resetAllMocks());

const shown = (globals: object = {}, storyGlobals: object = {}) => ({
  initialGlobals,
  storyGlobals: { ...storyGlobals },
  globals: { ...initialGlobals, ...storyGlobals, ...globals },
  step,
});

test('a story is played as it is tested, with its own choices', async () => {
  await playedAtHome(play)(shown());
  await playedAtHome(play)(shown({}, { login: 'hard', brand: 'hsb' }));
  expect(play).toHaveBeenCalledTimes(2);
  expect(play).toHaveBeenLastCalledWith(shown({}, { login: 'hard', brand: 'hsb' }));
  expect(step).not.toHaveBeenCalled();
});

test.each([
  ['brand', 'tcm', 'law'],
  ['login', 'hard', 'visitor'],
  ['persona', 'plan-active', 'standard'],
  ['fault', '500', 'none'],
])('a story is not played with another %s, and a step says why', async (choice, value, home) => {
  await playedAtHome(play)(shown({ [choice]: value }));
  expect(play).not.toHaveBeenCalled();
  expect(step.mock.calls).toEqual([
    [`Not played here: the story is tested with ${choice} ${home}.`, expect.any(Function)],
  ]);
});

test('a story is played at any latency, which changes nothing that it finds', async () => {
  await playedAtHome(play)(shown({ latency: '2000' }));
  expect(play).toHaveBeenCalledTimes(1);
});

/** As Storybook makes stories. */
const storybook = () => {
  const makeStory = (input: { play?: unknown }) => ({
    input,
    extend: (more: { play?: unknown }): unknown => makeStory({ ...input, ...more }),
  });
  return {
    meta: (input: { play?: unknown }) => ({
      input,
      story: (story: object | (() => unknown) = {}) =>
        makeStory(typeof story === 'function' ? { play: undefined } : story),
    }),
  };
};

test('every play function is limited: of a file, of a story and of a story that extends another', async () => {
  const preview = storybook();
  playStoriesAtHome(preview);
  const meta = preview.meta({ play });
  const story = meta.story({ play });
  type Made = { input: { play?: (context: object) => Promise<void> } };
  const made = [meta, story, story.extend({}), story.extend({ play })] as unknown as Made[];
  for (const { input } of made) await input.play?.(shown({ brand: 'tcm' }));
  expect(play).not.toHaveBeenCalled();
  expect(step).toHaveBeenCalledTimes(4);
  for (const { input } of made) await input.play?.(shown());
  expect(play).toHaveBeenCalledTimes(4);
});

test('stories without a play function, or written as a function, stay as they are', () => {
  const preview = storybook();
  playStoriesAtHome(preview);
  const meta = preview.meta({});
  expect((meta.story() as unknown as { input: object }).input).toEqual({});
  expect((meta.story(() => null) as unknown as { input: object }).input).toEqual({ play: undefined });
});
