'use client';

import { cartFailureWording, failureWording, type Wording } from '../../api/wording.js';
import type { CommonWordKey } from '../../brands/words.js';
import { useText } from '../../ui/scope.js';

function useWording() {
  const text = useText();
  return (wording: Wording<CommonWordKey>): string => ('said' in wording ? wording.said : text(wording.key));
}

/** Returns a function that gives the message for a failed call. */
export function useFailureText(): (error: unknown) => string {
  const say = useWording();
  return (error) => say(failureWording(error));
}

/** Returns a function that gives the message for a failed basket write (BSKT-077, BSKT-078). */
export function useCartFailureText(): (error: unknown) => string {
  const say = useWording();
  return (error) => say(cartFailureWording(error));
}
