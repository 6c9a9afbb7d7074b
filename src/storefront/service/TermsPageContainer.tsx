'use client';

import { serviceWords } from '../../brands/words/service.js';
import type { TermsSections } from '../../model/service.js';
import { TermsPage } from '../../screens/service/TermsPage.js';
import { useText } from '../../ui/scope.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { useAddressTarget } from './useAddressTarget.js';

export interface TermsPageContainerProps {
  /** The host's own terms. */
  readonly sections: TermsSections;
}

/** Connects the terms page: the section named in the address is in view, even after the address changes. */
export function TermsPageContainer({ sections }: TermsPageContainerProps) {
  usePageTitle(useText(serviceWords)('terms.title'));
  return <TermsPage sections={sections} target={useAddressTarget()} />;
}
