import { serviceWords } from '../../brands/words/service.js';
import type { QuestionGroup } from '../../model/service.js';
import { FaqPage } from '../../screens/service/FaqPage.js';
import { useText } from '../../ui/scope.js';
import { usePageTitle } from '../usePageTitle.js';
import { useAddressTarget } from './useAddressTarget.js';

export interface FaqPageContainerProps {
  /** The host's own questions. */
  readonly groups: readonly QuestionGroup[];
}

/** The page of questions, wired: what the address leads to is open, now and whenever the address changes. */
export function FaqPageContainer({ groups }: FaqPageContainerProps) {
  usePageTitle(useText(serviceWords)('faq.title'));
  return <FaqPage groups={groups} target={useAddressTarget()} />;
}
