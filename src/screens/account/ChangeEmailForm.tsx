'use client';

import { useFormFields } from '../../blocks/useFormFields.js';
import { detailsWords } from '../../brands/words/details.js';
import { identityWords } from '../../brands/words/identity.js';
import { type Action, idleOnceDone } from '../../model/load.js';
import { changeEmailFields } from '../../rules/account/changeEmail.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { EmailField } from '../../ui/EmailField.js';
import { Form } from '../../ui/Form.js';
import { Notice } from '../../ui/Notice.js';
import { useText } from '../../ui/scope.js';

/** What the form starts with, and what it reports. */
export interface ChangeEmailFormProps {
  /** What is in the field at first: what was typed before, or nothing. */
  readonly start: string;
  /** Saving the address: a failure stands over the button, in the server's words. */
  readonly action: Action;
  /** Called with what is typed, after every change. */
  readonly onDraft: (draft: { readonly email: string }) => void;
  /** Called with the new address once it is valid. */
  readonly onSubmit: (given: { readonly email: string }) => void;
}

/** Form for a new email address to sign in with (ACCT-006). What was typed stays after a failure; the page it is on is
 * the caller's to send. */
export function ChangeEmailForm({ start, action, onDraft, onSubmit }: ChangeEmailFormProps) {
  const text = useText(detailsWords, identityWords);
  const { form, field } = useFormFields(changeEmailFields, { email: start }, identityWords);
  return (
    <Form
      column="narrow"
      data-component="ChangeEmailForm"
      onChange={() => onDraft(form.getValues())}
      onSubmit={form.handleSubmit((given) => onSubmit(given))}
    >
      <EmailField label={text('email.new')} autoComplete="email" {...field('email')} />
      {action.status === 'failed' ? <Notice tone="failed" title={action.message} /> : null}
      {action.status === 'done' ? <Notice tone="done" live title={text('email.saved')} /> : null}
      <div className="wsk-Actions">
        <ActionButton
          type="submit"
          variant="line"
          action={idleOnceDone(action)}
          label={text('email.save')}
          busyLabel={text('details.saving')}
        />
      </div>
    </Form>
  );
}
