'use client';

import { useFormFields } from '../../blocks/useFormFields.js';
import { identityWords } from '../../brands/words/identity.js';
import type { Action } from '../../model/load.js';
import { newPasswordFields } from '../../rules/identity/login.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { ButtonLink } from '../../ui/Button.js';
import { ErrorSummary } from '../../ui/ErrorSummary.js';
import { Form } from '../../ui/Form.js';
import { PasswordField } from '../../ui/PasswordField.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { FailureNotice } from './FailureNotice.js';
import { IdentityPanel } from './IdentityPanel.js';

/** The state of setting the password, and the page's callback. */
export interface SetPasswordPageProps {
  /** Setting the password; once done, the page confirms it. */
  readonly action: Action;
  /** Called with the new password once both fields are valid; it is stored nowhere. */
  readonly onSubmit: (password: string) => void;
}

/** Page for setting a new password, which is typed twice (IDENT-055). Keeps what was typed if setting it fails. */
export function SetPasswordPage({ action, onSubmit }: SetPasswordPageProps) {
  const href = useHref();
  const text = useText(identityWords);
  const { field, submit, mistakes } = useFormFields(
    newPasswordFields,
    { password: '', confirmation: '' },
    identityWords,
  );
  if (action.status === 'done')
    return (
      <IdentityPanel
        component="SetPasswordPage"
        step="done"
        title={text('setPassword.doneTitle')}
        intro={text('setPassword.doneText')}
      >
        <ButtonLink href={href('login')}>{text('login.submit')}</ButtonLink>
      </IdentityPanel>
    );
  return (
    <IdentityPanel
      component="SetPasswordPage"
      step="form"
      title={text('setPassword.title')}
      intro={text('setPassword.text')}
    >
      <Form className="wsk-IdentityPanel-form" onSubmit={submit(({ password }) => onSubmit(password))}>
        <ErrorSummary mistakes={mistakes} />
        <FailureNotice action={action} title={text('setPassword.failed')} />
        <PasswordField label={text('setPassword.password')} purpose="new" {...field('password')} />
        <PasswordField label={text('setPassword.confirmation')} purpose="new" {...field('confirmation')} />
        <ActionButton
          type="submit"
          wide
          action={action}
          label={text('setPassword.submit')}
          busyLabel={text('setPassword.busy')}
        />
      </Form>
    </IdentityPanel>
  );
}
