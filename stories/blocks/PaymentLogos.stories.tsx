import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { PaymentLogos } from '../../src/blocks/PaymentLogos.js';
import { type Device, paymentLogos } from '../../src/rules/checkout/paymentLogos.js';
import { from } from '../from.js';

const everything = ['creditCard', 'paypal', 'googlePay', 'applePay'].map((paymentMode) => ({ paymentMode }));
const device: Device = { isWebView: false, canApplePay: true };
const logosOn = (there: Device, options: typeof everything | undefined = everything) =>
  from(({ brand }) => paymentLogos(brand.cardLogos, options, there));

const meta = preview.meta({ component: PaymentLogos, args: { logos: logosOn(device) } });
const names = (canvas: { getAllByRole: (role: 'img') => HTMLElement[] }) =>
  canvas.getAllByRole('img').map((logo) => logo.getAttribute('aria-label'));

/** Returns the name of each logo with the letters drawn in it; Mastercard has circles in place of letters. */
const drawn = (canvas: { getAllByRole: (role: 'img') => HTMLElement[] }) =>
  canvas.getAllByRole('img').map((logo) => [logo.getAttribute('aria-label'), logo.textContent]);

export const All = meta.story({
  parameters: { rules: ['CHKT-056', 'CHKT-057', 'CHKT-058', 'CHKT-061', 'CHKT-062', 'CHKT-063'] },
  play: async ({ canvas }) => {
    await expect(drawn(canvas)).toEqual([
      ['Visa', 'VISA'],
      ['Mastercard', ''],
      ['American Express', 'AMEX'],
      ['PayPal', 'PayPal'],
      ['Google Pay', 'G Pay'],
      ['Apple Pay', 'Apple Pay'],
    ]);
    await expect(canvas.getByRole('img', { name: 'Mastercard' }).querySelectorAll('circle')).toHaveLength(2);
  },
});
export const WebView = meta.story({
  args: { logos: logosOn({ ...device, isWebView: true }) },
  parameters: { rules: ['CHKT-062'] },
  play: async ({ canvas }) => {
    await expect(names(canvas)).toEqual(['Visa', 'Mastercard', 'American Express', 'PayPal', 'Apple Pay']);
  },
});
export const DeviceCannotPay = meta.story({
  args: { logos: logosOn({ ...device, canApplePay: false }) },
  parameters: { rules: ['CHKT-063'] },
  play: async ({ canvas }) => {
    await expect(names(canvas)).toEqual(['Visa', 'Mastercard', 'American Express', 'PayPal', 'Google Pay']);
  },
});
export const NoOptions = meta.story({
  args: { logos: from(({ brand }) => paymentLogos(brand.cardLogos, undefined, device)) },
  play: async ({ canvas }) => {
    await expect(names(canvas)).toContain('PayPal');
  },
});
export const MastercardAlone = meta.story({
  globals: { brand: 'hsb' },
  parameters: { rules: ['BRAND-016', 'CHKT-059'] },
  play: async ({ canvas }) => {
    await expect(names(canvas)).toEqual(['Mastercard', 'PayPal', 'Google Pay', 'Apple Pay']);
  },
});
export const AmericanExpressAlone = meta.story({
  globals: { brand: 'amx' },
  parameters: { rules: ['BRAND-012', 'CHKT-060'] },
  play: async ({ canvas }) => {
    await expect(names(canvas)).toEqual(['American Express', 'PayPal', 'Google Pay', 'Apple Pay']);
  },
});
export const Small = meta.story({
  parameters: { rules: ['CHKT-065'] },
  play: async ({ canvas }) => {
    for (const logo of canvas.getAllByRole('img')) await expect(logo.getBoundingClientRect().height).toBe(30);
  },
});
export const Placed = meta.story({
  args: { height: 42 },
  parameters: { rules: ['CHKT-064'] },
  play: async ({ canvas }) => {
    for (const logo of canvas.getAllByRole('img')) await expect(logo.getBoundingClientRect().height).toBe(42);
  },
});
