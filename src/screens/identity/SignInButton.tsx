'use client';

import { identityWords } from '../../brands/words/identity.js';
import type { Action } from '../../model/load.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { useText } from '../../ui/scope.js';

/** Submit button of a sign-in form. */
export function SignInButton({ action }: { readonly action: Action }) {
  const text = useText(identityWords);
  return (
    <ActionButton
      type="submit"
      wide
      action={action}
      label={text('login.submit')}
      busyLabel={text('login.busy')}
      doneLabel={text('login.done')}
    />
  );
}
