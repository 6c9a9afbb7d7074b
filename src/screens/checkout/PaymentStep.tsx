import { type ReactNode, useRef } from 'react';
import { PaymentLogos } from '../../blocks/PaymentLogos.js';
import { checkoutWords } from '../../brands/words/checkout.js';
import type { Action, Load } from '../../model/load.js';
import type { OrderPayment } from '../../model/order.js';
import type { PaymentLogo } from '../../rules/paymentLogos.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { lock } from '../../ui/icons.js';
import { Notice } from '../../ui/Notice.js';
import { Panel } from '../../ui/Panel.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useText } from '../../ui/scope.js';
import { useFocusOnChange } from '../../ui/useFocusOnChange.js';
import { useCardName } from './useCardName.js';

/** What the payment step shows and reports. */
export interface PaymentStepProps {
  /** The card provider's own fields; `null` when no card can be taken. The kit has none, so that no card number ever
   * reaches it. */
  readonly card: Load<ReactNode>;
  /** The ways to pay, as a row of logos. */
  readonly logos: readonly PaymentLogo[];
  /** The authenticated card the order will be paid with. */
  readonly chosen?: OrderPayment | undefined;
  /** Getting the card authenticated: the submit button shows it, and a failure stands beside it. */
  readonly action: Action;
  /** Called to continue, with the filled fields or the chosen card. */
  readonly onSubmit: () => void;
  /** Called when the shopper wants to pay with another card. */
  readonly onReplace: () => void;
  /** Called to set the card fields up again after that failed. */
  readonly onRetry: () => void;
}

/** Payment step: a card, whose fields are the provider's own (CHKT-043, CHKT-047, CHKT-051). */
export function PaymentStep({ card, logos, chosen, action, onSubmit, onReplace, onRetry }: PaymentStepProps) {
  const text = useText(checkoutWords);
  const box = useRef<HTMLDivElement>(null);
  useFocusOnChange(chosen ? 'chosen' : 'fields', () => box.current?.querySelector<HTMLElement>('input, button'));
  return (
    <div ref={box} className="wsk-PaymentStep" data-component="PaymentStep">
      <div className="wsk-PaymentStep-logos">
        <PaymentLogos logos={logos} height={42} />
      </div>
      {chosen ? (
        <ChosenCard payment={chosen} onReplace={onReplace} onSubmit={onSubmit} />
      ) : card.status === 'loading' ? (
        <div className="wsk-PaymentStep-loading" aria-busy>
          <Skeleton shape="block" />
        </div>
      ) : card.status === 'failed' ? (
        <RetryNotice title={card.message} onRetry={onRetry} />
      ) : card.data === null ? (
        <Notice tone="info" title={text('payment.unavailable')} />
      ) : (
        <form
          className="wsk-PaymentStep-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {card.data}
          <p className="wsk-PaymentStep-secure">
            <Icon drawing={lock} size={18} />
            {text('payment.secure')}
          </p>
          {action.status === 'failed' ? <Notice tone="failed" title={action.message} /> : null}
          <div className="wsk-PaymentStep-action">
            <ActionButton
              type="submit"
              action={action}
              label={text('payment.continue')}
              busyLabel={text('payment.checking')}
            />
          </div>
        </form>
      )}
    </div>
  );
}

type ChosenCardProps = Pick<PaymentStepProps, 'onReplace' | 'onSubmit'> & { readonly payment: OrderPayment };

function ChosenCard({ payment, onReplace, onSubmit }: ChosenCardProps) {
  const text = useText(checkoutWords);
  const cardName = useCardName();
  return (
    <>
      <Panel variant="flat" className="wsk-PaymentStep-chosen">
        <p className="wsk-Text">{cardName(payment)}</p>
        <Button variant="line" size="small" onClick={() => onReplace()}>
          {text('payment.another')}
        </Button>
      </Panel>
      <div className="wsk-PaymentStep-action">
        <Button onClick={() => onSubmit()}>{text('payment.continue')}</Button>
      </div>
    </>
  );
}
