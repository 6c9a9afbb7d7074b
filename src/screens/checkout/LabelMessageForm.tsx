'use client';

import { useFormFields } from '../../blocks/useFormFields.js';
import { checkoutWords } from '../../brands/words/checkout.js';
import type { Action } from '../../model/load.js';
import { type LabelFields, labelFields } from '../../rules/checkout/orderMessages.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { ErrorSummary } from '../../ui/ErrorSummary.js';
import { Form } from '../../ui/Form.js';
import { Notice } from '../../ui/Notice.js';
import { useText } from '../../ui/scope.js';
import { TextField } from '../../ui/TextField.js';

/** The lines of a label, and the form's callbacks. */
export interface LabelMessageFormProps {
  /** Initial values of the four lines. */
  readonly start: LabelFields;
  /** State of saving the lines: the button shows its progress, and a failure appears above the button. */
  readonly action: Action;
  /** Called with the lines after every change, so that the caller can keep a draft. */
  readonly onDraft?: (draft: { readonly fields: LabelFields }) => void;
  /** Called with the lines once none of them is too long. */
  readonly onSubmit: (values: { readonly labelMessages: LabelFields }) => void;
}

const lines = ['labelMessage1', 'labelMessage2', 'labelMessage3', 'labelMessage4'] as const;

/** Form for the four lines of the parcel's label (CHKT-035 to CHKT-038). */
export function LabelMessageForm({ start, action, onDraft, onSubmit }: LabelMessageFormProps) {
  const text = useText(checkoutWords);
  const { form, field, submit, mistakes } = useFormFields(labelFields, start, checkoutWords);
  return (
    <Form
      column="narrow"
      data-component="LabelMessageForm"
      onChange={() => onDraft?.({ fields: form.getValues() })}
      onSubmit={submit((labelMessages) => onSubmit({ labelMessages }))}
    >
      <ErrorSummary mistakes={mistakes} />
      <p className="wsk-Text" data-size="small" data-tone="muted">
        {text('label.text')}
      </p>
      {lines.map((name, index) => (
        <TextField
          key={name}
          label={text('label.line', { number: index + 1 })}
          required={false}
          autoComplete="off"
          {...field(name)}
        />
      ))}
      {action.status === 'failed' ? <Notice tone="failed" place="row" title={action.message} /> : null}
      <div className="wsk-Actions">
        <ActionButton
          type="submit"
          variant="line"
          action={action}
          label={text('label.save')}
          busyLabel={text('checkout.saving')}
          doneLabel={text('label.saved')}
        />
      </div>
    </Form>
  );
}
