'use client';

import { AccountPage } from '../../blocks/AccountPage.js';
import { giftsWords } from '../../brands/words/gifts.js';
import type { Action, Load } from '../../model/load.js';
import type { EVoucherFields } from '../../rules/gifts/eVoucher.js';
import { Panel } from '../../ui/Panel.js';
import { useText } from '../../ui/scope.js';
import { EVoucherForm } from './EVoucherForm.js';

/** Initial values of the form, and the page's callbacks. */
export interface PurchaseVoucherPageProps {
  /** Initial values, with the customer's own name and email address. */
  readonly start: Load<EVoucherFields>;
  /** State of adding the voucher to the basket: the form keeps what was typed if it fails. Once done, the caller
   * navigates to another page. */
  readonly action: Action;
  /** Called with the form's values after every change, so that the caller can keep a draft. */
  readonly onDraft: (draft: { readonly fields: EVoucherFields }) => void;
  /** Called with the form's values once they are valid. */
  readonly onSubmit: (values: { readonly fields: EVoucherFields }) => void;
  /** Called to fetch the customer's details again after they failed to load. */
  readonly onRetry: () => void;
}

/** Account page on which a customer buys a voucher; the form is pre-filled with the customer's details (ACCT-070,
 * OPEN-094). */
export function PurchaseVoucherPage({ start, action, onDraft, onSubmit, onRetry }: PurchaseVoucherPageProps) {
  const text = useText(giftsWords);
  return (
    <AccountPage
      component="PurchaseVoucherPage"
      title={text('purchaseVoucher.title')}
      lead={text('purchaseVoucher.lead')}
      load={start}
      loadingText={text('purchaseVoucher.loading')}
      onRetry={onRetry}
    >
      {(fields) => (
        <Panel className="wsk-PurchaseVoucherPage">
          <EVoucherForm
            start={fields}
            label={text('purchaseVoucher.submit')}
            action={action}
            onDraft={onDraft}
            onSubmit={onSubmit}
          />
        </Panel>
      )}
    </AccountPage>
  );
}
