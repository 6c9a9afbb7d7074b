'use client';

import { serviceWords } from '../../brands/words/service.js';
import type { QuestionGroup } from '../../model/service.js';
import { FaqPage } from '../../screens/service/FaqPage.js';
import { useText } from '../../ui/scope.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { useAddressTarget } from './useAddressTarget.js';

export interface FaqPageContainerProps {
  /** The host's own questions. */
  readonly groups: readonly QuestionGroup[];
}

/** Connects the questions page: the question named in the address is open, even after the address changes. */
export function FaqPageContainer({ groups }: FaqPageContainerProps) {
  usePageTitle(useText(serviceWords)('faq.title'));
  return <FaqPage groups={groups} target={useAddressTarget()} />;
}
