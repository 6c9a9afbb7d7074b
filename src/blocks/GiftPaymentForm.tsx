'use client';

import { type BaseSyntheticEvent, type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { paymentWords } from '../brands/words/payment.js';
import type { Action } from '../model/load.js';
import { type GiftPaymentType, giftPaymentTypes } from '../rules/checkout/paymentPlan.js';
import { formatPrice } from '../rules/common/money.js';
import {
  type GiftCardFields as CardValues,
  giftCardFields,
  giftVoucherCodeFields,
  giftVoucherFields,
  type GiftVoucherFields as VoucherValues,
} from '../rules/gifts/giftCard.js';
import { ActionButton } from '../ui/ActionButton.js';
import { Button } from '../ui/Button.js';
import { ErrorSummary } from '../ui/ErrorSummary.js';
import { Form } from '../ui/Form.js';
import { Live } from '../ui/Live.js';
import { Notice } from '../ui/Notice.js';
import { RadioGroup } from '../ui/RadioGroup.js';
import { useScope, useText } from '../ui/scope.js';
import { TextField } from '../ui/TextField.js';
import { useFocusOnChange } from '../ui/useFocusOnChange.js';
import { GiftCardFields, GiftFields } from './GiftCardFields.js';
import { useFormFields } from './useFormFields.js';

/** A voucher to pay with. */
export interface VoucherCode {
  readonly voucherCode: string;
  /** Its value: a decimal in the site's currency, or whole points; unset where the caller looks it up. */
  readonly worth?: number;
}

/** State and callbacks of the gift payment form. */
export interface GiftPaymentFormProps {
  /** Amount left to pay: a decimal in the site's currency, or whole points. */
  readonly left: number;
  /** Initially selected type; a gift card by default. */
  readonly type?: GiftPaymentType;
  /** Sentence describing what was added last. */
  readonly applied?: string | undefined;
  /** State of checking the card or voucher: the button shows progress, and a rejection is shown under the fields. */
  readonly action: Action;
  /** Called with the number and PIN of a gift card (CHKT-067). */
  readonly onGiftCard: (card: CardValues) => void;
  /** Whether the caller looks up the value of a voucher, so that only its code is asked for. */
  readonly knowsWorth?: boolean;
  /** Called with the code of a voucher, which has no PIN (CHKT-068), and with its value if that was asked for. */
  readonly onVoucher: (voucher: VoucherCode) => void;
  /** Called when the shopper chooses to pay the rest by card (CHKT-069). */
  readonly onCard: () => void;
}

/** Form for paying part of an order by gift card or voucher. Each type has its own fields; only a gift card has a PIN
 * (CHKT-067 to CHKT-070, GIFT-043, GIFT-044). The fields are cleared after each addition. */
export function GiftPaymentForm({
  left,
  type = 'Gift Card',
  applied,
  action,
  knowsWorth = false,
  onGiftCard,
  onVoucher,
  onCard,
}: GiftPaymentFormProps) {
  const { site } = useScope();
  const text = useText(paymentWords);
  const [chosen, setChosen] = useState(type);
  const box = useRef<HTMLDivElement>(null);
  // Empty fields replace the ones that had the focus.
  useFocusOnChange(applied ?? '', () => box.current?.querySelector<HTMLElement>('input:checked'));
  return (
    <div ref={box} className="wsk-GiftPaymentForm" data-component="GiftPaymentForm" data-status={action.status}>
      <RadioGroup
        label={text('gift.typeLabel')}
        value={chosen}
        options={giftPaymentTypes.map((name) => ({ value: name, label: name }))}
        onChange={(event) => setChosen(giftPaymentTypes.find((name) => name === event.target.value) ?? chosen)}
      />
      <Live>{applied === undefined ? null : <Notice tone="done" place="row" title={applied} />}</Live>
      {chosen === 'Gift Card' ? (
        <CardPart key={applied} action={action} onSubmit={onGiftCard} />
      ) : chosen === 'Gift Vouchers' ? (
        knowsWorth ? (
          <VoucherCodePart key={applied} action={action} onSubmit={onVoucher} />
        ) : (
          <VoucherPart key={applied} action={action} onSubmit={onVoucher} />
        )
      ) : (
        <div className="wsk-GiftPaymentForm-part">
          <p className="wsk-Text">{text('gift.byCard', { amount: formatPrice(left, site) })}</p>
          <Button variant="line" onClick={() => onCard()}>
            {text('gift.payByCard')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface PartProps<Values> {
  readonly action: Action;
  readonly onSubmit: (values: Values) => void;
}

function CardPart({ action, onSubmit }: PartProps<CardValues>) {
  const text = useText(paymentWords);
  const { field, submit, mistakes } = useFormFields(giftCardFields, { cardNumber: '', voucherPin: '' }, paymentWords);
  return (
    <Part action={action} label={text('gift.use')} onSubmit={submit((values) => onSubmit(values))}>
      <ErrorSummary mistakes={mistakes} />
      <GiftCardFields field={field} />
    </Part>
  );
}

function VoucherPart({ action, onSubmit }: PartProps<VoucherValues>) {
  const text = useText(paymentWords);
  const { field, submit, mistakes } = useFormFields(giftVoucherFields, { voucherCode: '', worth: '' }, paymentWords);
  return (
    <Part action={action} label={text('gift.useVoucher')} onSubmit={submit((values) => onSubmit(values))}>
      <ErrorSummary mistakes={mistakes} />
      <GiftFields>
        <CodeField {...field('voucherCode')} />
        <TextField
          label={text('gift.worth')}
          width="short"
          hint={text('gift.worthHint')}
          {...field('worth')}
          inputMode="decimal"
          autoComplete="off"
        />
      </GiftFields>
    </Part>
  );
}

function VoucherCodePart({ action, onSubmit }: PartProps<VoucherCode>) {
  const text = useText(paymentWords);
  const { field, submit } = useFormFields(giftVoucherCodeFields, { voucherCode: '' }, paymentWords);
  return (
    <Part action={action} label={text('gift.useVoucher')} onSubmit={submit((values) => onSubmit(values))}>
      <CodeField {...field('voucherCode')} />
    </Part>
  );
}

function CodeField(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const text = useText(paymentWords);
  return (
    <TextField
      label={text('gift.voucherCode')}
      {...field}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}

interface FrameProps {
  readonly action: Action;
  readonly label: string;
  readonly onSubmit: (event: BaseSyntheticEvent) => void;
  readonly children: ReactNode;
}

function Part({ action, label, onSubmit, children }: FrameProps) {
  const text = useText(paymentWords);
  const id = useId();
  return (
    <Form
      className="wsk-GiftPaymentForm-part"
      aria-describedby={action.status === 'failed' ? `${id}-problem` : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (action.status !== 'busy') onSubmit(event);
      }}
    >
      {children}
      {action.status === 'failed' ? (
        <Notice tone="failed" place="row" id={`${id}-problem`} title={action.message} />
      ) : null}
      <div className="wsk-Actions">
        <ActionButton type="submit" variant="line" action={action} label={label} busyLabel={text('gift.checking')} />
      </div>
    </Form>
  );
}
