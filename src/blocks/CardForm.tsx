'use client';

import { cardsWords } from '../brands/words/cards.js';
import type { Action } from '../model/load.js';
import { type CardFields, cardFieldsOn } from '../rules/account/cardForm.js';
import { ActionButton } from '../ui/ActionButton.js';
import { Button } from '../ui/Button.js';
import { Checkbox } from '../ui/Checkbox.js';
import { ErrorSummary } from '../ui/ErrorSummary.js';
import { Form } from '../ui/Form.js';
import { Notice } from '../ui/Notice.js';
import { useText } from '../ui/scope.js';
import { TextField } from '../ui/TextField.js';
import { useFormFields } from './useFormFields.js';

/** State and callbacks of the card form. */
export interface CardFormProps {
  /** Today, ISO date; a card that expired before it is rejected. */
  readonly today: string;
  /** State of saving the card; a failure is shown above the button, in the server's words. */
  readonly action: Action;
  /** Called as soon as the shopper has typed something, so that the caller can warn before the input is lost. The input
   * is not stored anywhere. */
  readonly onTyped: () => void;
  /** Called with the card once every field is valid. The caller must send it on without keeping it. */
  readonly onSubmit: (values: { readonly card: CardFields }) => void;
  /** Called when the customer cancels. */
  readonly onCancel: () => void;
}

const empty: CardFields = { cardNumber: '', expirationMonth: '', expirationYear: '', cvv: '', isDefault: false };

/** Form for adding a card to the account, with the kit's own fields (ACCT-030 to ACCT-036, ACCT-038). The checkout uses
 * the card provider's fields instead. */
export function CardForm({ today, action, onTyped, onSubmit, onCancel }: CardFormProps) {
  const text = useText(cardsWords);
  const { field, submit, mistakes } = useFormFields(cardFieldsOn(today), empty, cardsWords);
  return (
    <Form
      column="narrow"
      data-component="CardForm"
      onChange={() => onTyped()}
      onSubmit={submit((card) => onSubmit({ card }))}
    >
      <ErrorSummary mistakes={mistakes} />
      <TextField
        label={text('cardForm.number')}
        width="medium"
        inputMode="numeric"
        autoComplete="cc-number"
        {...field('cardNumber')}
      />
      <div className="wsk-CardForm-row">
        <TextField
          label={text('cardForm.monthLabel')}
          width="code"
          hint={text('cardForm.monthHint')}
          inputMode="numeric"
          autoComplete="cc-exp-month"
          {...field('expirationMonth')}
        />
        <TextField
          label={text('cardForm.yearLabel')}
          width="code"
          hint={text('cardForm.yearHint')}
          inputMode="numeric"
          autoComplete="cc-exp-year"
          {...field('expirationYear')}
        />
      </div>
      <TextField
        label={text('cardForm.cvvLabel')}
        width="code"
        hint={text('cardForm.cvvHint')}
        type="password"
        inputMode="numeric"
        autoComplete="cc-csc"
        {...field('cvv')}
      />
      <Checkbox label={text('cardForm.isDefault')} {...field('isDefault')} />
      {action.status === 'failed' ? <Notice tone="failed" title={action.message} /> : null}
      <div className="wsk-Actions">
        <ActionButton type="submit" action={action} label={text('cardForm.save')} busyLabel={text('cardForm.saving')} />
        <Button variant="line" onClick={() => onCancel()}>
          {text('cardForm.cancel')}
        </Button>
      </div>
    </Form>
  );
}
