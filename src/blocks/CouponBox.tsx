'use client';

import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { cartWords } from '../brands/words/cart.js';
import type { Action } from '../model/load.js';
import { ActionButton } from '../ui/ActionButton.js';
import { Button } from '../ui/Button.js';
import { FieldRow } from '../ui/FieldRow.js';
import { Form } from '../ui/Form.js';
import { Icon } from '../ui/Icon.js';
import { check } from '../ui/icons.js';
import { useText } from '../ui/scope.js';
import { TextField } from '../ui/TextField.js';

/** Voucher code of a basket or an order, and the callback of the box. */
export interface CouponBoxProps {
  /** Code that is currently applied, if any. */
  readonly applied?: string | undefined;
  /** State of applying a code: while it is busy no other code is sent, and a failure is shown under the field. */
  readonly action: Action;
  /** Called with the typed code, without surrounding whitespace. */
  readonly onApply: (request: { readonly code: string }) => void;
}

/** Field for a voucher or coupon code, on the cart page and in the checkout (BSKT-082, CHKT-071). A rejected code is
 * kept in the field. An applied code can only be replaced, because no API call removes it. */
export function CouponBox({ applied, action, onApply }: CouponBoxProps) {
  const text = useText(cartWords);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const another = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [replaced, setReplaced] = useState<string>();
  const isForm = applied === undefined || replaced === applied;
  const wasForm = useRef(isForm);
  useEffect(() => {
    if (wasForm.current === isForm) return;
    wasForm.current = isForm;
    // The pressed button has disappeared with its part of the box.
    (isForm ? field : another).current?.focus();
  }, [isForm]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const code = typed.trim();
    setIsMissing(code === '');
    if (code === '') field.current?.focus();
    else if (code.toUpperCase() === applied?.toUpperCase()) setReplaced(undefined);
    else if (action.status !== 'busy') onApply({ code });
  }

  return (
    <div className="wsk-CouponBox" data-component="CouponBox" data-status={action.status}>
      <p className="wsk-VisuallyHidden" role="status">
        {isForm ? null : text('coupon.applied', { code: applied })}
      </p>
      {isForm ? (
        <Form aria-label={text('coupon.title')} onSubmit={submit}>
          <FieldRow
            button={
              <ActionButton
                type="submit"
                variant="line"
                action={action}
                label={text('coupon.apply')}
                busyLabel={text('coupon.applying')}
              />
            }
          >
            <TextField
              ref={field}
              id={`${id}-code`}
              label={text('coupon.title')}
              value={typed}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              error={isMissing ? text('coupon.missing') : undefined}
              refused={action.status === 'failed' ? action.message : undefined}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setIsMissing(false);
              }}
            />
          </FieldRow>
        </Form>
      ) : (
        <div className="wsk-CouponBox-applied">
          <span className="wsk-CouponBox-icon">
            <Icon drawing={check} size={20} />
          </span>
          <p className="wsk-CouponBox-words">
            <strong className="wsk-CouponBox-code">{text('coupon.applied', { code: applied })}</strong>
            <span className="wsk-CouponBox-text">{text('coupon.appliedText')}</span>
          </p>
          <Button
            ref={another}
            variant="line"
            size="small"
            onClick={() => {
              setTyped('');
              setReplaced(applied);
            }}
          >
            {text('coupon.another')}
          </Button>
        </div>
      )}
    </div>
  );
}
