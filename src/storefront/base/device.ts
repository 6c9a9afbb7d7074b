'use client';

import type { Device } from '../../rules/checkout/paymentLogos.js';

declare global {
  interface Window {
    /** Present if the browser supports Apple Pay. */
    ApplePaySession?: { canMakePayments: () => boolean };
  }
}

/** What every device is assumed to support; used for rendering on a server. */
export const anyDevice: Device = { isWebView: false, canApplePay: false };

/** Detects the device. Only the host can know whether the page is in a web view of its app. */
export function deviceOfBrowser(): Device {
  try {
    return { isWebView: false, canApplePay: window.ApplePaySession?.canMakePayments() ?? false };
  } catch {
    // A server has no window, and `canMakePayments` throws on an insecure page.
    return anyDevice;
  }
}
