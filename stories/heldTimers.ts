import { spyOn } from 'storybook/test';
import { type HeldTimers, heldTimers } from '../mocks/testing/heldTimers.js';

/** Holds back timers of the given lengths until the story ends. */
export function holdTimers(...lengths: readonly number[]): HeldTimers {
  const timers = heldTimers(...lengths);
  // Storybook restores a spy after the story.
  spyOn(window, 'setTimeout').mockImplementation(timers.setTimeout);
  spyOn(window, 'clearTimeout').mockImplementation(timers.clearTimeout as typeof window.clearTimeout);
  return timers;
}
