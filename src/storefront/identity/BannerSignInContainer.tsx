import { useState } from 'react';
import { bannerLoginFailureWording } from '../../api/wording.js';
import { type Action, idle } from '../../model/load.js';
import { BannerSignIn } from '../../screens/header/BannerSignIn.js';
import { LoginForm } from '../../screens/identity/LoginForm.js';
import { observable } from '../observable.js';
import { useProfile } from '../useProfile.js';
import { useLogin } from './useLogin.js';

/** The banner to sign in with, wired: who is recognised is greeted by name. Its failure is its own, in its own words, and
 * does not show in the dialog. */
export function BannerSignInContainer() {
  const [state] = useState(() => observable<Action>(idle));
  const { action, logIn } = useLogin(undefined, { state, wordingOf: bannerLoginFailureWording });
  const { profile, login, load } = useProfile();
  // Nobody is asked to sign in who may have done so.
  if (load.status === 'loading') return null;
  return (
    <BannerSignIn
      login={login}
      name={profile?.summaryDetails?.firstName}
      form={<LoginForm layout="row" action={action} onSubmit={logIn} />}
    />
  );
}
