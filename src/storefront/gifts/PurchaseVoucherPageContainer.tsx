'use client';

import { giftsWords } from '../../brands/words/gifts.js';
import type { CustomerProfile } from '../../model/customer.js';
import { ready } from '../../model/load.js';
import { type EVoucherFields, emptyEVoucher } from '../../rules/gifts/eVoucher.js';
import { PurchaseVoucherPage } from '../../screens/gifts/PurchaseVoucherPage.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useDraft } from '../base/useDraft.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { useProfile } from '../shop/useProfile.js';
import { useAddEVoucher } from './useAddEVoucher.js';

/** Returns the form's values, pre-filled with the customer's own name and email address. */
function ownVoucher({ summaryDetails = {} }: CustomerProfile, message: string): EVoucherFields {
  const { firstName, lastName, emailAddress = '' } = summaryDetails;
  return {
    ...emptyEVoucher,
    recipientName: [firstName, lastName].filter(Boolean).join(' '),
    recipientEmail: emailAddress,
    verifyEmail: emailAddress,
    message,
  };
}

/** Connects the page on which a customer buys a voucher. Once the voucher is in the basket, the cart page opens. */
export function PurchaseVoucherPageContainer() {
  const { navigate } = useServices();
  const href = useHref();
  const text = useText(giftsWords);
  usePageTitle(text('purchaseVoucher.title'));
  const { load, refresh } = useProfile();
  const { draft, save, clear } = useDraft('purchaseVoucher', emptyEVoucher);
  const { action, add } = useAddEVoucher();
  return (
    <AccountLayoutContainer current="vouchers">
      <PurchaseVoucherPage
        start={load.status === 'ready' ? ready(draft ?? ownVoucher(load.data, text('purchaseVoucher.message'))) : load}
        action={action}
        onDraft={({ fields }) => save(fields)}
        onSubmit={({ fields }) =>
          add(fields, () => {
            clear();
            navigate(href('cart'));
          })
        }
        onRetry={refresh}
      />
    </AccountLayoutContainer>
  );
}
