'use client';

import { useState, useSyncExternalStore } from 'react';
import type { Device } from '../../rules/checkout/paymentLogos.js';
import { anyDevice, deviceOfBrowser } from './device.js';
import { useServices } from './StorefrontProvider.js';

const never = () => () => {};

/** Returns the device: set by the host, or detected from the browser; the server's default until hydration. */
export function useDevice(): Device {
  const { device } = useServices();
  const [detected] = useState(deviceOfBrowser);
  return useSyncExternalStore(
    never,
    () => device ?? detected,
    () => anyDevice,
  );
}
