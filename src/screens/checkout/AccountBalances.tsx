'use client';

import { type SubmitEvent, useState } from 'react';
import { paymentWords } from '../../brands/words/payment.js';
import { formatPrice } from '../../rules/common/money.js';
import { Button } from '../../ui/Button.js';
import { Form } from '../../ui/Form.js';
import { useScope, useText } from '../../ui/scope.js';
import { TextField } from '../../ui/TextField.js';

interface AccountBalancesProps {
  /** The customer's savings, unless already used: a decimal in the site's currency, or whole points. */
  readonly savings?: number | undefined;
  /** Whether points can be used; the server knows how many there are. */
  readonly hasPoints: boolean;
  readonly onSavings: () => void;
  readonly onPoints: (choice: { readonly points: number }) => void;
}

/** Account balances the customer can pay with: savings with one click, points by entering a number. */
export function AccountBalances({ savings, hasPoints, onSavings, onPoints }: AccountBalancesProps) {
  const { site } = useScope();
  const text = useText(paymentWords);
  const [typed, setTyped] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const points = /^[\d,\s]+$/.test(typed) ? Number(typed.replace(/[,\s]/g, '')) : 0;
    setIsInvalid(points < 1);
    if (points >= 1) onPoints({ points });
  }

  return (
    <>
      {savings === undefined ? null : (
        <div className="wsk-Actions">
          <Button variant="line" onClick={() => onSavings()}>
            {text('pay.savingsUse', { amount: formatPrice(savings, site) })}
          </Button>
        </div>
      )}
      {hasPoints ? (
        <Form className="wsk-AccountBalances" onSubmit={submit}>
          <TextField
            label={text('pay.pointsLabel')}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            error={isInvalid ? text('pay.pointsInvalid') : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
          <div className="wsk-AccountBalances-action">
            <Button type="submit" variant="line">
              {text('pay.pointsUse')}
            </Button>
          </div>
        </Form>
      ) : null}
    </>
  );
}
