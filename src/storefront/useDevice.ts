import { useSyncExternalStore } from 'react';
import type { Device } from '../rules/paymentLogos.js';
import { anyDevice } from './device.js';
import { useServices } from './StorefrontProvider.js';

const never = () => () => {};

/** The device the page is on, from its services; that of a server until it is taken over in a browser. */
export function useDevice(): Device {
  const { device } = useServices();
  return useSyncExternalStore(
    never,
    () => device,
    () => anyDevice,
  );
}
