'use client';

import { NotifyButton } from '../../screens/product/NotifyButton.js';
import { useProfile } from '../shop/useProfile.js';
import { useAlerts } from './useAlerts.js';

export interface NotifyButtonContainerProps {
  readonly itemCode: string;
}

/** Connects the button of a sold-out product. As with the alert sign-up, only a signed-in customer sees it. */
export function NotifyButtonContainer({ itemCode }: NotifyButtonContainerProps) {
  const { login } = useProfile();
  const alerts = useAlerts(itemCode);
  return login === 'hard' ? <NotifyButton {...alerts} /> : null;
}
