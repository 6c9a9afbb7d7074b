import type { PaymentOption } from '../../model/order.js';
import type { CardLogo, Site } from '../../model/site.js';
import { ownValue } from '../common/ownValue.js';

/** A logo among the ways to pay: a card's, or a wallet's. */
export type PaymentLogo = CardLogo | 'paypal' | 'googlePay' | 'applePay';

/** What the shopper's device can do, for the ways to pay (CHKT-062, CHKT-063). */
export interface Device {
  /** Inside an app's own browser. */
  readonly isWebView: boolean;
  readonly canApplePay: boolean;
}

const cardLogosByType: Readonly<Record<string, CardLogo>> = {
  VISA: 'visa',
  MASTERCARD: 'mastercard',
  AMEX: 'americanExpress',
};

/** The logo of a card by the type the API gives it, which is an open set; undefined where it has none. */
export const logoOfCard = (cardType: string): CardLogo | undefined => ownValue(cardLogosByType, cardType);

/** The logos of the ways to pay, cards first. Without options, as for a visitor, every way the device has
 * (CHKT-056 to CHKT-063, OPEN-029, OPEN-078). */
export function paymentLogos(
  cardLogos: readonly CardLogo[],
  options: readonly PaymentOption[] | undefined,
  { isWebView, canApplePay }: Device,
): readonly PaymentLogo[] {
  const offers = (mode: string) => options?.some(({ paymentMode }) => paymentMode === mode) ?? true;
  return [
    ...(offers('creditCard') ? cardLogos : []),
    ...(offers('paypal') ? (['paypal'] as const) : []),
    ...(offers('googlePay') && !isWebView ? (['googlePay'] as const) : []),
    ...(offers('applePay') && canApplePay ? (['applePay'] as const) : []),
  ];
}

/** What a site's checkout takes, as far as that is known without asking it: a points site takes cards beside its points,
 * and no wallet. */
export const usualPaymentOptions = ({ money }: Pick<Site, 'money'>): readonly PaymentOption[] | undefined =>
  money === 'points' ? [{ paymentMode: 'creditCard' }] : undefined;
