import { tokenOfCard } from '../../mocks/world/cardProvider.js';
import { mockPassword } from '../../mocks/world/personas.js';

/** American Express, because its codes have four digits: three digits would occur in any page. */
export const card = '378282246310005';
export const cvv = '9173';
export const giftCard = { number: '6335861000000018', pin: '4821' };
export const wrongPassword = 'wrong-hunter2';

/** Matches digits on their own, not as part of an id such as one with dashes. */
const alone = (digits: string): RegExp => new RegExp(`(?<![\\w-])${digits}(?![\\w-])`);

/** What a customer types that the shop may neither store nor show. */
export const secrets: Readonly<Record<string, RegExp>> = {
  'card number': /3782[ -]?822463[ -]?10005/,
  'security code': alone(cvv),
  token: new RegExp(tokenOfCard(card).replaceAll('.', '\\.')),
  'PIN of a gift card': alone(giftCard.pin),
  password: new RegExp(`${mockPassword}|${wrongPassword}`),
};
