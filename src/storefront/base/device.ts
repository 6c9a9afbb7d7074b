'use client';

import type { Device } from '../../rules/checkout/paymentLogos.js';

declare global {
  interface Window {
    /** Present where the browser supports Apple Pay. */
    ApplePaySession?: { canMakePayments: () => boolean };
  }
}

/** What any device can do; servers render with it. */
export const anyDevice: Device = { isWebView: false, canApplePay: false };

/** Detects the device. Only a host knows whether this is a web view of its app. */
export function deviceOfBrowser(): Device {
  try {
    return { isWebView: false, canApplePay: window.ApplePaySession?.canMakePayments() ?? false };
  } catch {
    // There is no window on a server, and `canMakePayments` throws on an insecure page.
    return anyDevice;
  }
}
