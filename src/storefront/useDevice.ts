import { useSyncExternalStore } from 'react';
import type { Device } from '../rules/paymentLogos.js';
import { anyDevice } from './device.js';
import { useServices } from './StorefrontProvider.js';

const never = () => () => {};

/** The device, from the page's services; the server's default until hydration. */
export function useDevice(): Device {
  const { device } = useServices();
  return useSyncExternalStore(
    never,
    () => device,
    () => anyDevice,
  );
}
