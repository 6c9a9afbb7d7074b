'use client';

import { giftsWords } from '../../brands/words/gifts.js';
import { GiftVouchersPage } from '../../screens/gifts/GiftVouchersPage.js';
import { BrandLogo } from '../../screens/header/BrandLogo.js';
import { useText } from '../../ui/scope.js';
import { usePageTitle } from '../base/usePageTitle.js';

/** What the vouchers are printed with, in whole units of the site's currency. */
const amounts = [10, 20, 30] as const;

/** Connects the page about gift vouchers on paper. */
export function GiftVouchersPageContainer() {
  usePageTitle(useText(giftsWords)('giftVouchers.title'));
  return <GiftVouchersPage amounts={amounts} logo={<BrandLogo />} />;
}
