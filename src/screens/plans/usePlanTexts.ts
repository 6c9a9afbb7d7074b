import { winePlansWords } from '../../brands/words/winePlans.js';
import { useText } from '../../ui/scope.js';

const knownIn = (prefix: string, code: string): code is keyof typeof winePlansWords =>
  Object.hasOwn(winePlansWords, `${prefix}.${code}`);

/** The words of plans with the codes of the API in words; a code the shop does not know shows as it is (PLAN-064). */
export function usePlanTexts() {
  const text = useText(winePlansWords);
  const named = (prefix: string) => (code: string) =>
    knownIn(prefix, code) ? text(`${prefix}.${code}` as keyof typeof winePlansWords) : code;
  return {
    text,
    stateOf: named('winePlans.state'),
    caseTypeOf: named('winePlans.case'),
    pastStateOf: named('planHistory.state'),
  };
}
