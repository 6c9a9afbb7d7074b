import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawStory } from './onPage.mjs';

type Listener = (payload: unknown) => void;

/** Storybook's channel, on which the story answers the events it is sent. */
function channelOf(answers: readonly (readonly [name: string, payload: unknown])[]) {
  const listeners = new Map<string, Set<Listener>>();
  const heard = (name: string) => listeners.get(name) ?? new Set();
  return {
    on: (name: string, listener: Listener) => listeners.set(name, new Set([...heard(name), listener])),
    off: (name: string, listener: Listener) => heard(name).delete(listener),
    emit() {
      for (const [name, payload] of answers) for (const listener of heard(name)) listener(payload);
    },
    get listening() {
      return [...listeners.values()].reduce((sum, all) => sum + all.size, 0);
    },
  };
}

const page: Record<string, unknown> = globalThis;
const drawnOn = async (...answers: Parameters<typeof channelOf>[0]) => {
  const channel = channelOf(answers);
  page.__STORYBOOK_ADDONS_CHANNEL__ = channel;
  const events = [{ name: 'setCurrentStory', payload: { storyId: 'ui-button--solid', viewMode: 'story' } }];
  const problem = await drawStory({ story: 'ui-button--solid', events });
  expect(channel.listening).toBe(0);
  return problem;
};

let before: unknown;
beforeEach(() => {
  before = page.__STORYBOOK_ADDONS_CHANNEL__;
});
afterEach(() => {
  page.__STORYBOOK_ADDONS_CHANNEL__ = before;
});

const finished = (status: string, storyId = 'ui-button--solid') => ['storyFinished', { storyId, status }] as const;

test('a story that finished has no problem', async () => {
  expect(await drawnOn(finished('success'))).toBeUndefined();
});

// Storybook then still ends with the status of success.
test('a play function that threw is the problem, even if the story is said to have succeeded', async () => {
  const thrown = ['playFunctionThrewException', { message: 'The button is not there.' }] as const;
  expect(await drawnOn(thrown, finished('success'))).toBe('The button is not there.');
});

test('of several reasons the first is given', async () => {
  const thrown = ['storyThrewException', { message: 'It was thrown.' }] as const;
  const errored = ['storyErrored', { title: 'Error', description: 'It was described.' }] as const;
  expect(await drawnOn(errored, thrown, finished('error'))).toBe('It was described.');
});

test('a failure without a reason is a problem too', async () => {
  expect(await drawnOn(finished('error'))).toBe('the story failed');
});

test('the end of another story is not waited for', async () => {
  expect(await drawnOn(finished('error', 'ui-link--plain'), finished('success'))).toBeUndefined();
});
