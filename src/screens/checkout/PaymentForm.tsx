'use client';

import type { ReactNode } from 'react';
import { checkoutWords } from '../../brands/words/checkout.js';
import { paymentWords } from '../../brands/words/payment.js';
import { shellWords } from '../../brands/words/shell.js';
import type { Action, Load } from '../../model/load.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { Form } from '../../ui/Form.js';
import { Icon } from '../../ui/Icon.js';
import { lock } from '../../ui/icons.js';
import { Notice } from '../../ui/Notice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useText } from '../../ui/scope.js';
import { type PaymentWay, PaymentWays } from './PaymentWays.js';

interface PaymentFormProps {
  readonly ways: readonly PaymentWay[];
  /** Id of the selected way to pay. */
  readonly way?: string | undefined;
  /** The card provider's own fields; `null` when cards cannot be taken. */
  readonly card: Load<ReactNode>;
  /** Whether the shopper gives consent; undefined when consent is not asked for. */
  readonly consent?: boolean | undefined;
  readonly continueLabel: string;
  readonly action: Action;
  readonly onWay: (choice: { readonly id: string }) => void;
  readonly onConsent: (choice: { readonly isGiven: boolean }) => void;
  readonly onSubmit: () => void;
}

/** The ways to pay the remaining amount, with the fields of the selected one. */
export function PaymentForm({
  ways,
  way,
  card,
  consent,
  continueLabel,
  action,
  onWay,
  onConsent,
  onSubmit,
}: PaymentFormProps) {
  const text = useText(checkoutWords, paymentWords, shellWords);
  const chosen = ways.find(({ id }) => id === way);
  const isCard = chosen?.mode === 'creditCard';
  const hasFields = isCard && card.status === 'ready' && card.data !== null;
  const isUnavailable = ways.length === 0 || (isCard && card.status === 'ready' && card.data === null);
  const wallet =
    chosen?.mode === 'googlePay' || chosen?.mode === 'applePay' ? text(`payment.logo.${chosen.mode}`) : undefined;
  return (
    <Form
      className="wsk-PaymentForm"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {ways.length > 1 ? <PaymentWays ways={ways} chosen={way} onChoose={onWay} /> : null}
      {isUnavailable ? (
        <Notice tone="info" title={text('payment.unavailable')} />
      ) : isCard && card.status !== 'ready' ? (
        <div className="wsk-PaymentForm-loading" aria-busy>
          <Skeleton shape="block" />
        </div>
      ) : (
        <>
          {hasFields ? (
            <>
              {card.data}
              {consent === undefined ? null : (
                <Checkbox
                  label={text('pay.consent')}
                  hint={text('pay.consentHint')}
                  checked={consent}
                  onChange={(event) => onConsent({ isGiven: event.target.checked })}
                />
              )}
              <p className="wsk-PaymentForm-secure">
                <Icon drawing={lock} size={18} />
                {text('payment.secure')}
              </p>
            </>
          ) : null}
          {action.status === 'failed' ? <Notice tone="failed" title={action.message} /> : null}
          <div className="wsk-Actions" data-narrow="across">
            <ActionButton
              type="submit"
              action={action}
              label={wallet === undefined ? continueLabel : text('pay.walletContinue', { wallet })}
              busyLabel={text(wallet === undefined ? 'payment.checking' : 'pay.waiting')}
            />
          </div>
        </>
      )}
    </Form>
  );
}
