'use client';

import { useState, useSyncExternalStore } from 'react';
import type { Device } from '../../rules/checkout/paymentLogos.js';
import { anyDevice, deviceOfBrowser } from './device.js';
import { useServices } from './StorefrontProvider.js';

const never = () => () => {};

/** The device: as the host says, or as the browser shows; the server's default until hydration. */
export function useDevice(): Device {
  const { device } = useServices();
  const [detected] = useState(deviceOfBrowser);
  return useSyncExternalStore(
    never,
    () => device ?? detected,
    () => anyDevice,
  );
}
