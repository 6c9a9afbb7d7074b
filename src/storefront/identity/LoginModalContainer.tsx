'use client';

import { LoginModal } from '../../screens/identity/LoginModal.js';
import { useProfile } from '../shop/useProfile.js';
import { useLogin } from './useLogin.js';

export interface LoginModalContainerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Connects the sign-in dialog, which greets a recognised customer by name. */
export function LoginModalContainer({ open, onClose }: LoginModalContainerProps) {
  const { action, logIn, clearFailure } = useLogin();
  const { profile, login } = useProfile();
  return (
    <LoginModal
      open={open}
      action={action}
      name={login === 'soft' ? profile?.summaryDetails?.firstName : undefined}
      onSubmit={logIn}
      onClose={() => {
        clearFailure();
        onClose();
      }}
    />
  );
}
