'use client';

import { useFormState } from 'react-hook-form';
import { useFormFields } from '../../blocks/useFormFields.js';
import { failureWords } from '../../brands/words/failure.js';
import { giftsWords } from '../../brands/words/gifts.js';
import { type Action, idle } from '../../model/load.js';
import {
  type EVoucherFields,
  eVoucherAmountText,
  eVoucherFields,
  eVoucherMaximum,
  eVoucherMessageCharacters,
  eVoucherPresets,
} from '../../rules/gifts/eVoucher.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { EmailField } from '../../ui/EmailField.js';
import { Form } from '../../ui/Form.js';
import { Notice } from '../../ui/Notice.js';
import { RadioGroup } from '../../ui/RadioGroup.js';
import { useScope, useText } from '../../ui/scope.js';
import { TextArea } from '../../ui/TextArea.js';
import { TextField } from '../../ui/TextField.js';

/** Initial values and callbacks of the form. */
export interface EVoucherFormProps {
  /** Initial values. */
  readonly start: EVoucherFields;
  /** Text of the button. */
  readonly label: string;
  /** The action the button starts: the button shows its progress, and a failure appears above the button. Idle unless
   * set. */
  readonly action?: Action;
  /** Called with the values after every change, so that the caller can keep a draft. */
  readonly onDraft?: (draft: { readonly fields: EVoucherFields }) => void;
  /** Called with the values once all of them are valid. */
  readonly onSubmit: (values: { readonly fields: EVoucherFields }) => void;
}

/** Form for an e-voucher: a preset or custom amount, the recipient, and the message. Submitting checks every field and
 * focuses the first invalid one (GIFT-011 to GIFT-029). */
export function EVoucherForm({ start, label, action = idle, onDraft, onSubmit }: EVoucherFormProps) {
  const { site } = useScope();
  const text = useText(failureWords, giftsWords);
  const { form, field, submit } = useFormFields(eVoucherFields, start, giftsWords);
  const { isSubmitted } = useFormState({ control: form.control });
  const limit = eVoucherAmountText(eVoucherMaximum, site);
  /** Validates a field again after the field it is compared with has changed. */
  const checkAgain = (name: 'custom' | 'verifyEmail') => isSubmitted && void form.trigger(name);
  const { onChange: onPreset, error: _, ...preset } = field('preset');
  const { onChange: onCustom, error: amountError, ...custom } = field('custom');
  const name = field('recipientName');
  const { onChange: onEmail, ...email } = field('recipientEmail');
  return (
    <Form
      className="wsk-EVoucherForm"
      data-component="EVoucherForm"
      onChange={() => onDraft?.({ fields: form.getValues() })}
      onSubmit={submit(
        (fields) => action.status !== 'busy' && onSubmit({ fields }),
        ([first]) => first.focus(),
      )}
    >
      <div className="wsk-EVoucherForm-part">
        <RadioGroup
          label={text('eVoucher.amount')}
          // Either a preset amount or the shopper's own.
          required={false}
          variant="tiles"
          options={eVoucherPresets.map((amount) => ({
            value: String(amount),
            label: <span className="wsk-EVoucherForm-preset">{eVoucherAmountText(amount, site)}</span>,
          }))}
          defaultValue={start.preset}
          {...preset}
          onChange={(event) => {
            form.setValue('custom', '');
            void onPreset(event);
            checkAgain('custom');
          }}
        />
        <TextField
          label={text('eVoucher.custom')}
          width="medium"
          required={false}
          hint={text('eVoucher.customHint', { limit })}
          inputMode="numeric"
          autoComplete="off"
          {...custom}
          // The schema's message still contains the placeholder for the limit.
          error={amountError?.replace('{limit}', limit)}
          onChange={(event) => {
            form.setValue('preset', '');
            void onCustom(event);
          }}
        />
      </div>
      <fieldset className="wsk-EVoucherForm-part">
        <legend className="wsk-Heading wsk-EVoucherForm-title" data-level="4">
          {text('eVoucher.for')}
        </legend>
        <TextField label={text('eVoucher.recipientName')} autoComplete="off" {...name} />
        <EmailField
          label={text('eVoucher.recipientEmail')}
          autoComplete="off"
          {...email}
          onChange={(event) => {
            void onEmail(event);
            checkAgain('verifyEmail');
          }}
        />
        <EmailField label={text('eVoucher.verifyEmail')} autoComplete="off" {...field('verifyEmail')} />
        <TextArea label={text('eVoucher.message')} limit={eVoucherMessageCharacters} {...field('message')} />
      </fieldset>
      {action.status === 'failed' ? (
        <Notice tone="failed" title={action.message}>
          {text('failure.reassurance')}
        </Notice>
      ) : null}
      <div className="wsk-Actions" data-narrow="across">
        <ActionButton type="submit" action={action} label={label} busyLabel={text('eVoucher.adding')} />
      </div>
    </Form>
  );
}
