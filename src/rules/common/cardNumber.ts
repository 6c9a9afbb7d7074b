import { typedCode } from './typedText.js';

/** The digits of what was typed, wide forms too, without the blanks, strokes and dashes between them. */
export const digitsOf = (typed: string): string => typedCode(typed).replace(/\D/g, '');

/** Whether digits pass the check all card numbers are made to pass (Luhn, ISO/IEC 7812-1). */
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

/** The scheme a card number belongs to, as saved cards name it; undefined for any other. */
export function cardTypeOfNumber(digits: string): (typeof schemes)[number]['cardType'] | undefined {
  const scheme = schemes.find(({ pattern }) => pattern.test(digits))?.cardType;
  return scheme === 'MASTERCARD' && digits.length !== 16 ? undefined : scheme;
}

/** Whether a number that may still be typed begins as American Express numbers do. */
const isAmex = (digits: string): boolean => /^3[47]/.test(digits);

const longestNumber = 19;

/** A card number in the groups it is printed in: four digits each, 4-6-5 for American Express. */
export function groupedCardNumber(typed: string): string {
  const digits = digitsOf(typed).slice(0, longestNumber);
  const groups = isAmex(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,9})?/.exec(digits)?.slice(1) : digits.match(/\d{1,4}/g);
  return (groups ?? []).filter(Boolean).join(' ');
}

/** What is wrong with a value that was typed. */
export type CardProblem = 'missing' | 'invalid' | 'past';

/** What is wrong with a typed card number: blanks and dashes between its digits are none of it. */
export function cardNumberProblem(typed: string): CardProblem | undefined {
  const code = typedCode(typed);
  if (code === '') return 'missing';
  return /^[\d\s-]+$/.test(code) && isCardNumber(digitsOf(code)) ? undefined : 'invalid';
}

/** The last month a card can be used in. */
export interface CardExpiry {
  /** 1 to 12. */
  readonly month: number;
  /** Four digits. */
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

/** How many months a card can still be used after the one of a day, ISO date; below zero once it has expired. A card can be
 * used to the end of its month. */
export function monthsLeft({ month, year }: CardExpiry, today: string): number {
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number);
  return (year - thisYear) * 12 + month - thisMonth;
}

const yearsAhead = 20;

/** What is wrong with a typed expiry date. No card is issued for more than 20 years.
 * @param today ISO date */
export function expiryProblem(typed: string, today: string): CardProblem | undefined {
  if (typedCode(typed) === '') return 'missing';
  const expiry = readExpiry(typed);
  if (!expiry) return 'invalid';
  const left = monthsLeft(expiry, today);
  if (left < 0) return 'past';
  return left > yearsAhead * 12 ? 'invalid' : undefined;
}

/** How many digits the security code of a card has: 4 for American Express, 3 for any other. */
export const cvvLength = (cardNumber: string): 3 | 4 => (isAmex(digitsOf(cardNumber)) ? 4 : 3);

/** What is wrong with a typed security code of the card. */
export function cvvProblem(typed: string, cardNumber: string): CardProblem | undefined {
  const code = typedCode(typed);
  if (code === '') return 'missing';
  return /^\d+$/.test(code) && code.length === cvvLength(cardNumber) ? undefined : 'invalid';
}
