'use client';

import { useFormFields } from '../../blocks/useFormFields.js';
import { detailsWords } from '../../brands/words/details.js';
import { identityWords } from '../../brands/words/identity.js';
import { type Action, idleOnceDone } from '../../model/load.js';
import { changeEmailFields } from '../../rules/account/changeEmail.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { EmailField } from '../../ui/EmailField.js';
import { Form } from '../../ui/Form.js';
import { Live } from '../../ui/Live.js';
import { Notice } from '../../ui/Notice.js';
import { useText } from '../../ui/scope.js';

/** Initial value, state and callbacks of the form. */
export interface ChangeEmailFormProps {
  /** Initial value of the field: an earlier draft, or empty. */
  readonly start: string;
  /** State of saving the address; a failure is shown above the button, in the server's words. */
  readonly action: Action;
  /** Called with the typed text after every change. */
  readonly onDraft: (draft: { readonly email: string }) => void;
  /** Called with the new address once it is valid. */
  readonly onSubmit: (values: { readonly email: string }) => void;
}

/** Form for changing the email address the customer signs in with (ACCT-006). The input is kept after a failure. The
 * caller adds the page name to the request. */
export function ChangeEmailForm({ start, action, onDraft, onSubmit }: ChangeEmailFormProps) {
  const text = useText(detailsWords, identityWords);
  const { form, field, submit } = useFormFields(changeEmailFields, { email: start }, identityWords);
  return (
    <Form
      column="narrow"
      data-component="ChangeEmailForm"
      onChange={() => onDraft(form.getValues())}
      onSubmit={submit((values) => onSubmit(values))}
    >
      <EmailField label={text('email.new')} autoComplete="email" {...field('email')} />
      {action.status === 'failed' ? <Notice tone="failed" title={action.message} /> : null}
      <Live>{action.status === 'done' ? <Notice tone="done" title={text('email.saved')} /> : null}</Live>
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
