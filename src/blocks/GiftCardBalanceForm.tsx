'use client';

import { useId } from 'react';
import { paymentWords } from '../brands/words/payment.js';
import type { Action } from '../model/load.js';
import { formatPrice } from '../rules/common/money.js';
import { type GiftCardFields as Fields, giftCardFields } from '../rules/gifts/giftCard.js';
import { ActionButton } from '../ui/ActionButton.js';
import { ErrorSummary } from '../ui/ErrorSummary.js';
import { Form } from '../ui/Form.js';
import { Live } from '../ui/Live.js';
import { Notice } from '../ui/Notice.js';
import { useScope, useText } from '../ui/scope.js';
import { GiftCardFields } from './GiftCardFields.js';
import { useFormFields } from './useFormFields.js';

/** State and callback of the balance check. */
export interface GiftCardBalanceFormProps {
  /** Balance of the last checked card: a decimal in the site's currency, or whole points. */
  readonly balance?: number | undefined;
  /** State of checking the balance: the button shows progress, and a failure is shown under the fields. */
  readonly action: Action;
  /** Called with the number and PIN once both are valid, consisting only of digits (GIFT-043 to GIFT-046). */
  readonly onCheck: (card: Fields) => void;
}

/** Balance check of a gift card by its number and PIN (ACCT-043). Neither is kept outside the form. */
export function GiftCardBalanceForm({ balance, action, onCheck }: GiftCardBalanceFormProps) {
  const { site } = useScope();
  const text = useText(paymentWords);
  const titleId = useId();
  const { field, submit, mistakes } = useFormFields(giftCardFields, { cardNumber: '', voucherPin: '' }, paymentWords);
  return (
    <Form
      className="wsk-GiftCardBalanceForm"
      data-component="GiftCardBalanceForm"
      data-status={action.status}
      aria-labelledby={titleId}
      onSubmit={submit((card) => {
        if (action.status !== 'busy') onCheck(card);
      })}
    >
      <h2 className="wsk-Heading" data-level="3" id={titleId}>
        {text('gift.balanceTitle')}
      </h2>
      <ErrorSummary mistakes={mistakes} />
      <GiftCardFields field={field} />
      {action.status === 'failed' ? <Notice tone="failed" place="row" title={action.message} /> : null}
      <Live>
        {balance !== undefined && action.status !== 'busy' && action.status !== 'failed' ? (
          <Notice
            tone={balance > 0 ? 'done' : 'info'}
            place="row"
            title={balance > 0 ? text('gift.balance', { amount: formatPrice(balance, site) }) : text('gift.empty')}
          />
        ) : null}
      </Live>
      <div className="wsk-Actions">
        <ActionButton
          type="submit"
          variant="line"
          action={action}
          label={text('gift.check')}
          busyLabel={text('gift.checking')}
        />
      </div>
    </Form>
  );
}
