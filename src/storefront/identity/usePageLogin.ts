'use client';

import { useEffect } from 'react';
import { idle } from '../../model/load.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLogin } from './useLogin.js';

/** Signs in on a page of its own, then calls `goOn`; a failure is cleared when the page is left. */
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
