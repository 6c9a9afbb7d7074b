'use client';

import { useFormFields } from '../../blocks/useFormFields.js';
import { basicWords } from '../../brands/words/basics.js';
import { identityWords } from '../../brands/words/identity.js';
import type { Action } from '../../model/load.js';
import { type ForgottenPassword, forgottenPasswordFields } from '../../rules/identity/login.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { Button } from '../../ui/Button.js';
import { EmailField } from '../../ui/EmailField.js';
import { Form } from '../../ui/Form.js';
import { Link } from '../../ui/Link.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { FailureNotice } from './FailureNotice.js';
import { IdentityPanel } from './IdentityPanel.js';

/** The state of the request, and the page's callbacks. */
export interface ForgottenPasswordPageProps {
  /** State of sending the request; once done, a confirmation replaces the form. */
  readonly action: Action;
  /** Called with a valid email address. */
  readonly onSubmit: (values: ForgottenPassword) => void;
  /** Called with the error text of an invalid email address on submit. */
  readonly onInvalid?: (message: string) => void;
  /** Called to go back to the form after the request was sent; the form still holds the email address. */
  readonly onAgain: () => void;
}

/** Page for requesting a new password (IDENT-054). An unknown email address gets the same response, so that the page
 * does not reveal who has an account. */
export function ForgottenPasswordPage({ action, onSubmit, onInvalid, onAgain }: ForgottenPasswordPageProps) {
  const href = useHref();
  const text = useText(identityWords, basicWords);
  const { form, field, submit } = useFormFields(forgottenPasswordFields, { email: '' }, identityWords);
  const isSent = action.status === 'done';
  return (
    <IdentityPanel
      component="ForgottenPasswordPage"
      step={isSent ? 'sent' : 'form'}
      title={text(isSent ? 'forgottenPassword.sentTitle' : 'forgottenPassword.title')}
      intro={
        isSent ? text('forgottenPassword.sentText', { email: form.getValues('email') }) : text('forgottenPassword.text')
      }
    >
      {isSent ? (
        <Button variant="line" onClick={() => onAgain()}>
          {text('forgottenPassword.again')}
        </Button>
      ) : (
        <Form
          className="wsk-IdentityPanel-form"
          onSubmit={submit(
            (values) => onSubmit(values),
            ([mistake]) => onInvalid?.(mistake.text),
          )}
        >
          <FailureNotice action={action} title={text('forgottenPassword.failed')} />
          <EmailField label={text('login.email')} autoComplete="username" {...field('email')} />
          <ActionButton
            type="submit"
            wide
            action={action}
            label={text('forgottenPassword.submit')}
            busyLabel={text('forgottenPassword.busy')}
          />
        </Form>
      )}
      <div className="wsk-Actions" data-variant="centred">
        <Link href={href('login')} place="alone">
          {text('forgottenPassword.signIn')}
        </Link>
      </div>
    </IdentityPanel>
  );
}
