'use client';

import { winePlansWords } from '../../brands/words/winePlans.js';
import type { KeyOf } from '../../brands/words.js';
import { useText } from '../../ui/scope.js';

const isKnown = (key: string): key is KeyOf<typeof winePlansWords> => Object.hasOwn(winePlansWords, key);

/** Returns the kit's text about plans, with functions that turn the API's codes into words; a code the shop does not
 * know is shown unchanged (PLAN-064). */
export function usePlanTexts() {
  const text = useText(winePlansWords);
  const codeText = (prefix: string) => (code: string) => {
    const key = `${prefix}.${code}`;
    return isKnown(key) ? text(key) : code;
  };
  return {
    text,
    stateOf: codeText('winePlans.state'),
    caseTypeOf: codeText('winePlans.case'),
    pastStateOf: codeText('planHistory.state'),
  };
}
