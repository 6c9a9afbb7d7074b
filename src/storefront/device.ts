import type { Device } from '../rules/paymentLogos.js';

declare global {
  interface Window {
    /** Where Apple Pay is to be had. */
    ApplePaySession?: { canMakePayments: () => boolean };
  }
}

/** What any device can do: a server draws for it. */
export const anyDevice: Device = { isWebView: false, canApplePay: false };

/** What this browser says of its device. Only a host knows whether it is a view inside its app. */
export function deviceOfBrowser(): Device {
  try {
    return { isWebView: false, canApplePay: window.ApplePaySession?.canMakePayments() ?? false };
  } catch {
    // On a server there is no window, and on a page that is not secure the browser refuses to say.
    return anyDevice;
  }
}
