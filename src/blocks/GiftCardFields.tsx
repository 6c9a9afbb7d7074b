'use client';

import type { ReactNode } from 'react';
import { paymentWords } from '../brands/words/payment.js';
import { useText } from '../ui/scope.js';
import { TextField, type TextFieldProps } from '../ui/TextField.js';

interface GiftCardFieldsProps {
  /** Binds a control of the form the fields stand in. */
  readonly field: (name: 'cardNumber' | 'voucherPin') => Partial<TextFieldProps>;
}

/** Number and PIN of a gift card; neither is filled in or kept by the browser. */
export function GiftCardFields({ field }: GiftCardFieldsProps) {
  const text = useText(paymentWords);
  return (
    <GiftFields>
      <TextField
        label={text('gift.cardNumber')}
        {...field('cardNumber')}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        label={text('gift.pin')}
        hint={text('gift.pinHint')}
        {...field('voucherPin')}
        type="password"
        inputMode="numeric"
        autoComplete="off"
      />
    </GiftFields>
  );
}

/** The two fields of a gift card or a voucher: beside each other where both have room. */
export function GiftFields({ children }: { readonly children: ReactNode }) {
  return <div className="wsk-GiftCardFields">{children}</div>;
}
