'use client';

import { AlertSignUp } from '../../screens/product/AlertSignUp.js';
import { useProfile } from '../shop/useProfile.js';
import { useAlerts } from './useAlerts.js';

export interface AlertSignUpContainerProps {
  readonly itemCode: string;
}

/** Connects the alert sign-up, which only a signed-in customer sees (PROD-090, IDENT-023). */
export function AlertSignUpContainer({ itemCode }: AlertSignUpContainerProps) {
  const { login } = useProfile();
  const alerts = useAlerts(itemCode);
  return login === 'hard' ? <AlertSignUp {...alerts} /> : null;
}
