/** Whether figures pass the check all card numbers are made to pass (Luhn, ISO/IEC 7812-1). */
export function isCardNumber(figures: string): boolean {
  const sum = [...figures].reverse().reduce((total, figure, place) => {
    const value = Number(figure) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return /^\d{12,19}$/.test(figures) && sum % 10 === 0;
}

const schemes = [
  { cardType: 'VISA', pattern: /^4(\d{12}|\d{15}|\d{18})$/ },
  { cardType: 'MASTERCARD', pattern: /^(5[1-5]|2[3-6]|22[3-9]|222[1-9]|27[01]|2720)\d+$/ },
  { cardType: 'AMEX', pattern: /^3[47]\d{13}$/ },
] as const;

/** The scheme a card number belongs to, as saved cards name it; undefined for any other. */
export function cardTypeOfNumber(figures: string): (typeof schemes)[number]['cardType'] | undefined {
  const scheme = schemes.find(({ pattern }) => pattern.test(figures))?.cardType;
  return scheme === 'MASTERCARD' && figures.length !== 16 ? undefined : scheme;
}
