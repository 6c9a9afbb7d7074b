'use client';

import { cartFailureWording, failureWording, type Wording } from '../../api/wording.js';
import { basketWords } from '../../brands/words/basket.js';
import { failureWords } from '../../brands/words/failure.js';
import type { KeyOf, Text, WordParams, Words } from '../../brands/words.js';
import { useText } from '../../ui/scope.js';

/** Returns the text of a wording. The telephone number is filled in where the server's own message has `{phone}`, too
 * (BRAND-041). */
export const wordingText = <Key extends string>(text: Text<Key>, wording: Wording<Key>, params?: WordParams): string =>
  'said' in wording ? text.filled(wording.said) : text(wording.key, params);

function useWording<Table extends Words>(words: Table) {
  const text = useText(words);
  return (wording: Wording<KeyOf<Table>>): string => wordingText(text, wording);
}

/** Returns a function that gives the message for a failed call. */
export function useFailureText(): (error: unknown) => string {
  const say = useWording(failureWords);
  return (error) => say(failureWording(error));
}

/** Returns a function that gives the message for a failed basket write (BSKT-077, BSKT-078). */
export function useCartFailureText(): (error: unknown) => string {
  const say = useWording(basketWords);
  return (error) => say(cartFailureWording(error));
}
