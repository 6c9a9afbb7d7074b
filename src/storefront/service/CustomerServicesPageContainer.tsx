'use client';

import { serviceWords } from '../../brands/words/service.js';
import { CustomerServicesPage } from '../../screens/service/CustomerServicesPage.js';
import { useText } from '../../ui/scope.js';
import { usePageTitle } from '../base/usePageTitle.js';

/** Connects the start page of customer services. */
export function CustomerServicesPageContainer() {
  usePageTitle(useText(serviceWords)('services.title'));
  return <CustomerServicesPage />;
}
