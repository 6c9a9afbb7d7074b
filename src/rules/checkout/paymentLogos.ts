import type { PaymentOption } from '../../model/order.js';
import type { CardLogo, Site } from '../../model/site.js';
import { ownValue } from '../common/ownValue.js';

/** A payment logo: of a card or a wallet. */
export type PaymentLogo = CardLogo | 'paypal' | 'googlePay' | 'applePay';

/** Capabilities of the shopper's device that affect payment (CHKT-062, CHKT-063). */
export interface Device {
  /** Whether the page runs in an app's web view. */
  readonly isWebView: boolean;
  readonly canApplePay: boolean;
}

const cardLogosByType: Readonly<Record<string, CardLogo>> = {
  VISA: 'visa',
  MASTERCARD: 'mastercard',
  AMEX: 'americanExpress',
};

/** Returns the logo for an API card type, which is an open set; undefined for a type without a logo. */
export const logoOfCard = (cardType: string): CardLogo | undefined => ownValue(cardLogosByType, cardType);

/** Lists the payment logos, cards first. Without options, such as for a visitor, it includes every method the device
 * supports (CHKT-056 to CHKT-063, OPEN-029, OPEN-078). */
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

/** Returns the payment options a site is known to have before they are fetched: a points site takes cards alongside its
 * points, but no wallets. */
export const usualPaymentOptions = ({ money }: Pick<Site, 'money'>): readonly PaymentOption[] | undefined =>
  money === 'points' ? [{ paymentMode: 'creditCard' }] : undefined;
