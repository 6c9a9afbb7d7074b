'use client';

import { useState } from 'react';
import { bannerLoginFailureWording } from '../../api/wording.js';
import { type Action, idle } from '../../model/load.js';
import { BannerSignIn } from '../../screens/header/BannerSignIn.js';
import { LoginForm } from '../../screens/identity/LoginForm.js';
import { observable } from '../base/observable.js';
import { useProfile } from '../shop/useProfile.js';
import { useLogin } from './useLogin.js';

/** Connects the sign-in banner, which greets a recognised customer by name. It has its own sign-in attempt and failure
 * message, separate from the dialog's. */
export function BannerSignInContainer() {
  const [state] = useState(() => observable<Action>(idle));
  const { action, logIn } = useLogin(undefined, { state, wordingOf: bannerLoginFailureWording });
  const { profile, login, load } = useProfile();
  // The customer may turn out to be signed in.
  if (load.status === 'loading') return null;
  return (
    <BannerSignIn
      login={login}
      name={profile?.summaryDetails?.firstName}
      form={<LoginForm layout="row" action={action} onSubmit={logIn} />}
    />
  );
}
