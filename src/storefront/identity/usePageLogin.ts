import { useEffect } from 'react';
import { idle } from '../../model/load.js';
import { useServices } from '../StorefrontProvider.js';
import { useLogin } from './useLogin.js';

/** Signing in on a page of its own, which goes on as it says; a failure is forgotten with the page. */
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
