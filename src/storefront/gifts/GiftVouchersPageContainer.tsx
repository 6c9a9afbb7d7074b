'use client';

import { giftsWords } from '../../brands/words/gifts.js';
import { GiftVouchersPage } from '../../screens/gifts/GiftVouchersPage.js';
import { BrandLogo } from '../../screens/header/BrandLogo.js';
import { useText } from '../../ui/scope.js';
import { usePageTitle } from '../base/usePageTitle.js';

/** The printed amounts, in whole units of the site's currency. */
const amounts = [10, 20, 30] as const;

/** Connects the page about paper gift vouchers. */
export function GiftVouchersPageContainer() {
  usePageTitle(useText(giftsWords)('giftVouchers.title'));
  return <GiftVouchersPage amounts={amounts} logo={<BrandLogo />} />;
}
