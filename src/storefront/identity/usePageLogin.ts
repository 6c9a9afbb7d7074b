'use client';

import { useEffect } from 'react';
import { idle } from '../../model/load.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLogin } from './useLogin.js';

/** Handles signing in on a page that has its own sign-in form, then calls `goOn`; a failure is cleared when the page is
 * left. */
export function usePageLogin(goOn: () => void) {
  const { login: state } = useServices();
  useEffect(
    () => () => {
      if (state.get().status === 'failed') state.set(idle);
    },
    [state],
  );
  const { action, logIn } = useLogin(goOn);
  return { action, logIn };
}
