import { identityWords } from '../../brands/words/identity.js';
import { SetPasswordPage } from '../../screens/identity/SetPasswordPage.js';
import { useText } from '../../ui/scope.js';
import { usePageTitle } from '../usePageTitle.js';
import { useHostAction } from './useHostAction.js';

export interface SetPasswordPageContainerProps {
  /** Sets the password of whom the link in the email was for. */
  readonly setPassword: (password: string) => Promise<void>;
}

/** The set-password page at work. */
export function SetPasswordPageContainer({ setPassword }: SetPasswordPageContainerProps) {
  const text = useText(identityWords);
  const { action, run } = useHostAction();
  usePageTitle(text('setPassword.title'));
  return <SetPasswordPage action={action} onSubmit={(password) => run(() => setPassword(password))} />;
}
