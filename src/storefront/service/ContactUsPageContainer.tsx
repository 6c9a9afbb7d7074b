'use client';

import { serviceWords } from '../../brands/words/service.js';
import { ContactUsPage } from '../../screens/service/ContactUsPage.js';
import { useText } from '../../ui/scope.js';
import { usePageTitle } from '../base/usePageTitle.js';

/** Connects the contact page. */
export function ContactUsPageContainer() {
  usePageTitle(useText(serviceWords)('contact.title'));
  return <ContactUsPage />;
}
