'use client';

import type { ReactNode } from 'react';
import { paymentWords } from '../brands/words/payment.js';
import { useText } from '../ui/scope.js';
import { TextField, type TextFieldProps } from '../ui/TextField.js';

interface GiftCardFieldsProps {
  /** Binds a control of the surrounding form. */
  readonly field: (name: 'cardNumber' | 'voucherPin') => Partial<TextFieldProps>;
}

/** Number and PIN of a gift card. The browser neither autofills nor stores them. */
export function GiftCardFields({ field }: GiftCardFieldsProps) {
  const text = useText(paymentWords);
  return (
    <GiftFields>
      <TextField
        label={text('gift.cardNumber')}
        width="medium"
        {...field('cardNumber')}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        label={text('gift.pin')}
        width="code"
        hint={text('gift.pinHint')}
        {...field('voucherPin')}
        type="password"
        inputMode="numeric"
        autoComplete="off"
      />
    </GiftFields>
  );
}

/** The two fields of a gift card or voucher, side by side when there is space. */
export function GiftFields({ children }: { readonly children: ReactNode }) {
  return <div className="wsk-GiftCardFields">{children}</div>;
}
