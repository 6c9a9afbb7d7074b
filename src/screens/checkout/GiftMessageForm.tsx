'use client';

import { useWatch } from 'react-hook-form';
import { useFormFields } from '../../blocks/useFormFields.js';
import { checkoutWords } from '../../brands/words/checkout.js';
import type { Action } from '../../model/load.js';
import { type GiftFields, giftFields } from '../../rules/checkout/orderMessages.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { EmailField } from '../../ui/EmailField.js';
import { ErrorSummary } from '../../ui/ErrorSummary.js';
import { Form } from '../../ui/Form.js';
import { Notice } from '../../ui/Notice.js';
import { useText } from '../../ui/scope.js';
import { TextArea } from '../../ui/TextArea.js';

/** Initial values and callbacks of the gift form. */
export interface GiftMessageFormProps {
  /** Initial values: whether the order is a gift, its message and the email address to notify. */
  readonly start: GiftFields;
  /** State of saving the gift options: the button shows its progress, and a failure appears above the button. */
  readonly action: Action;
  /** Called with the values after every change, so that the caller can keep a draft. */
  readonly onDraft?: (draft: { readonly fields: GiftFields }) => void;
  /** Called with the values once they are valid, and as soon as the shopper turns the gift off. */
  readonly onSubmit: (values: { readonly gift: GiftFields }) => void;
}

/** Form that marks an order as a gift and, only then, asks for a message and an email address (CHKT-039 to CHKT-042).
 * Turning the gift off and on again keeps what was typed. */
export function GiftMessageForm({ start, action, onDraft, onSubmit }: GiftMessageFormProps) {
  const text = useText(checkoutWords);
  const { form, field, submit, mistakes } = useFormFields(giftFields, start, checkoutWords);
  const isGift = useWatch({ control: form.control, name: 'sendGift' });
  const { onChange: onSendGift, ...sendGift } = field('sendGift');
  const save = submit((gift) => onSubmit({ gift }));
  return (
    <Form
      column="narrow"
      data-component="GiftMessageForm"
      data-gift={isGift || undefined}
      onChange={() => onDraft?.({ fields: form.getValues() })}
      onSubmit={save}
    >
      <ErrorSummary mistakes={mistakes} />
      <Checkbox
        label={text('gift.send')}
        hint={text('gift.sendHint')}
        {...sendGift}
        onChange={(event) => {
          void onSendGift(event);
          if (!event.target.checked) void save();
        }}
      />
      {isGift ? (
        <div className="wsk-GiftMessageForm-fields">
          <TextArea label={text('gift.message')} hint={text('gift.messageHint')} optional {...field('message')} />
          <EmailField label={text('gift.email')} hint={text('gift.emailHint')} optional {...field('recipientEmail')} />
        </div>
      ) : null}
      {action.status === 'failed' ? <Notice tone="failed" place="row" title={action.message} /> : null}
      {isGift ? (
        <div className="wsk-Actions">
          <ActionButton
            type="submit"
            variant="line"
            action={action}
            label={text('gift.save')}
            busyLabel={text('checkout.saving')}
            doneLabel={text('gift.saved')}
          />
        </div>
      ) : null}
    </Form>
  );
}
