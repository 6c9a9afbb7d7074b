import { typedCode } from './typedText.js';

/** Returns the digits of a typed number, including full-width ones, without spaces, slashes and dashes. */
export const digitsOf = (typed: string): string => typedCode(typed).replace(/\D/g, '');

/** Checks whether digits pass the checksum of card numbers (Luhn, ISO/IEC 7812-1). */
export function isCardNumber(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return /^\d{12,19}$/.test(digits) && sum % 10 === 0;
}

const schemes = [
  { cardType: 'VISA', pattern: /^4(\d{12}|\d{15}|\d{18})$/ },
  { cardType: 'MASTERCARD', pattern: /^(5[1-5]|2[3-6]|22[3-9]|222[1-9]|27[01]|2720)\d+$/ },
  { cardType: 'AMEX', pattern: /^3[47]\d{13}$/ },
] as const;

/** Returns the scheme of a card number, under the name used for saved cards; undefined for any other scheme. */
export function cardTypeOfNumber(digits: string): (typeof schemes)[number]['cardType'] | undefined {
  const scheme = schemes.find(({ pattern }) => pattern.test(digits))?.cardType;
  return scheme === 'MASTERCARD' && digits.length !== 16 ? undefined : scheme;
}

/** Checks whether a possibly incomplete number starts like an American Express one. */
const isAmex = (digits: string): boolean => /^3[47]/.test(digits);

const longestNumber = 19;

/** Formats a card number in its printed groups: four digits each, or 4-6-5 for American Express. */
export function groupedCardNumber(typed: string): string {
  const digits = digitsOf(typed).slice(0, longestNumber);
  const groups = isAmex(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,9})?/.exec(digits)?.slice(1) : digits.match(/\d{1,4}/g);
  return (groups ?? []).filter(Boolean).join(' ');
}

/** Formats the masked number of a saved card, `************1111`, with bullets in the groups printed on the card: 4-6-5
 * for the 15 characters of American Express, four characters each for any other. */
export function printedNumber(masked: string): string {
  const groups = masked.length === 15 ? /^(.{4})(.{6})(.{5})$/.exec(masked)?.slice(1) : masked.match(/.{1,4}/g);
  return (groups ?? []).join(' ').replaceAll('*', '•');
}

/** Problem with a typed value. */
export type CardProblem = 'missing' | 'invalid' | 'past';

/** Returns the problem with a typed card number. Spaces and dashes between its digits are allowed. */
export function cardNumberProblem(typed: string): CardProblem | undefined {
  const code = typedCode(typed);
  if (code === '') return 'missing';
  return /^[\d\s-]+$/.test(code) && isCardNumber(digitsOf(code)) ? undefined : 'invalid';
}

/** The last month in which a card is valid. */
export interface CardExpiry {
  /** Month, 1 to 12. */
  readonly month: number;
  /** Year, four digits. */
  readonly year: number;
}

/** Reads a typed expiry date: `1230`, `12/30`, `12 / 30`, `12-2030`, `1/30`. Undefined for anything else. */
export function readExpiry(typed: string): CardExpiry | undefined {
  const [, months = '', years = ''] =
    /^(\d{2})(\d{2}|20\d{2})$/.exec(typedCode(typed)) ??
    /^(\d{1,2})\s*[/.\-\s]\s*(\d{2}|20\d{2})$/.exec(typedCode(typed)) ??
    [];
  const month = Number(months);
  if (month < 1 || month > 12) return undefined;
  return { month, year: Number(years.length === 2 ? `20${years}` : years) };
}

/** Returns the number of months a card stays valid after the month of a day, ISO date; negative once it has expired. A
 * card is valid until the end of its month. */
export function monthsLeft({ month, year }: CardExpiry, today: string): number {
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number);
  return (year - thisYear) * 12 + month - thisMonth;
}

const yearsAhead = 20;

/**
 * Returns the problem with a typed expiry date. No card is valid for more than 20 years.
 * @param today ISO date
 */
export function expiryProblem(typed: string, today: string): CardProblem | undefined {
  if (typedCode(typed) === '') return 'missing';
  const expiry = readExpiry(typed);
  if (!expiry) return 'invalid';
  const left = monthsLeft(expiry, today);
  if (left < 0) return 'past';
  return left > yearsAhead * 12 ? 'invalid' : undefined;
}

/** Returns the length of a card's security code: 4 for American Express, 3 for any other. */
export const cvvLength = (cardNumber: string): 3 | 4 => (isAmex(digitsOf(cardNumber)) ? 4 : 3);

/** Returns the problem with a typed security code for a card. */
export function cvvProblem(typed: string, cardNumber: string): CardProblem | undefined {
  const code = typedCode(typed);
  if (code === '') return 'missing';
  return /^\d+$/.test(code) && code.length === cvvLength(cardNumber) ? undefined : 'invalid';
}
