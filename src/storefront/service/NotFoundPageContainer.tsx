'use client';

import { serviceWords } from '../../brands/words/service.js';
import { NotFoundPage } from '../../screens/service/NotFoundPage.js';
import { useText } from '../../ui/scope.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { RecommendedRail } from '../shop/RecommendedRail.js';

/** The not-found page, with wines to go on to. */
export function NotFoundPageContainer() {
  usePageTitle(useText(serviceWords)('notFound.title'));
  return <NotFoundPage also={<RecommendedRail />} />;
}
