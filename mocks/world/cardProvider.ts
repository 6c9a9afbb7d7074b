/** The mock's card provider. It receives a card's fields and gives the shop a token, which reveals no more than a
 * receipt would. */

/** The card behind a token. */
export interface TokenisedCard {
  readonly cardType: string;
  readonly lastFour: string;
  /** Last month of the card's validity: 1 to 12, then the year in four digits. */
  readonly expirationMonth: string;
  readonly expirationYear: string;
  /** Whether the shopper has confirmed the payment with the card's bank. */
  readonly isConfirmed: boolean;
}

/** Last four digits of the cards that are refused. */
export const refusedCards = {
  /** The bank cannot authenticate the payer. */
  authentication: '0069',
  /** The bank declines the payment itself. */
  payment: '0002',
} as const;

/** Last four digits of the cards whose bank first asks the shopper to confirm. */
export const challengedCards = {
  /** The bank shows its page. */
  asked: '3220',
  /** The bank's page never appears. */
  silent: '3246',
} as const;

/** Card numbers for trying out the shop, with any future expiry date and any CVV. */
export const testCards = {
  approved: '4111111111111111',
  mastercard: '5555555555554444',
  americanExpress: '378282246310005',
  declined: '4000000000000002',
  notAuthenticated: '4000000000000069',
  challenged: '4000000000003220',
  /** The bank asks for confirmation, but its page never appears. */
  silentBank: '4000000000003246',
  /** The provider never returns a token. */
  unanswered: '4000000000000127',
} as const;

const cardTypeOf = (cardNumber: string): string =>
  cardNumber.startsWith('5') ? 'MASTERCARD' : cardNumber.startsWith('3') ? 'AMEX' : 'VISA';

/** Returns the token of a card number without spaces. `expiry` is MMYY; a saved card has none, since it is known. */
export const tokenOfCard = (cardNumber: string, expiry?: string): string =>
  ['mock', cardTypeOf(cardNumber), cardNumber.slice(-4), expiry].filter(Boolean).join('.');

/** Returns the token of a card after the shopper has confirmed with its bank. */
export const confirmedToken = (token: string): string => `${token}.confirmed`;

/** Checks whether a card's bank first asks the shopper to confirm. */
export const isChallengedCard = (lastFour: string): boolean =>
  lastFour === challengedCards.asked || lastFour === challengedCards.silent;

/** Returns the card behind a token, or undefined if the provider never issued it. */
export function cardOfToken(token: string): TokenisedCard | undefined {
  const [, cardType, lastFour, month = '12', year = '30', confirmed] =
    /^mock\.([A-Z]+)\.(\d{4})(?:\.(\d{2})(\d{2}))?(\.confirmed)?$/.exec(token) ?? [];
  if (!cardType || !lastFour) return undefined;
  return {
    cardType,
    lastFour,
    expirationMonth: month,
    expirationYear: `20${year}`,
    isConfirmed: confirmed !== undefined,
  };
}
