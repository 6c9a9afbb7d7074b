'use client';

import { useState, useSyncExternalStore } from 'react';
import type { Device } from '../../rules/checkout/paymentLogos.js';
import { anyDevice, deviceOfBrowser } from './device.js';
import { useServices } from './StorefrontProvider.js';

const never = () => () => {};

/** Returns the device as set by the host or detected from the browser; until hydration, the server's default. */
export function useDevice(): Device {
  const { device } = useServices();
  const [detected] = useState(deviceOfBrowser);
  return useSyncExternalStore(
    never,
    () => device ?? detected,
    () => anyDevice,
  );
}
