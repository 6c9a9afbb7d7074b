/** The card provider of the mock: it takes a card's fields for itself and gives the shop a token, which says nothing of
 * them but what a receipt would. */

/** What a token stands for. */
interface TokenisedCard {
  readonly cardType: string;
  readonly lastFour: string;
  /** Whether the shopper has confirmed to the card's bank. */
  readonly isConfirmed: boolean;
}

/** Last four figures of the cards that do not go through. */
export const refusedCards = {
  /** Its bank does not know who is paying. */
  authentication: '0069',
  /** Its bank declines the payment itself. */
  payment: '0002',
} as const;

/** Last four figures of the cards whose bank wants to hear from the shopper first. */
export const challengedCards = {
  /** It asks. */
  asked: '3220',
  /** Its page never shows. */
  silent: '3246',
} as const;

/** Numbers to try the shop with; any expiry to come and any CVV go with them. */
export const testCards = {
  approved: '4111111111111111',
  mastercard: '5555555555554444',
  americanExpress: '378282246310005',
  declined: '4000000000000002',
  notAuthenticated: '4000000000000069',
  challenged: '4000000000003220',
  /** Its bank wants to hear from the shopper, and is then silent. */
  silentBank: '4000000000003246',
  /** The provider never gives its token. */
  unanswered: '4000000000000127',
} as const;

const cardTypeOf = (cardNumber: string): string =>
  cardNumber.startsWith('5') ? 'MASTERCARD' : cardNumber.startsWith('3') ? 'AMEX' : 'VISA';

/** The token of a card number without spaces. */
export const tokenOfCard = (cardNumber: string): string => `mock.${cardTypeOf(cardNumber)}.${cardNumber.slice(-4)}`;

/** The token of a card once the shopper has confirmed to its bank. */
export const confirmedToken = (token: string): string => `${token}.confirmed`;

/** Whether the bank of a card wants to hear from the shopper first. */
export const isChallengedCard = (lastFour: string): boolean =>
  lastFour === challengedCards.asked || lastFour === challengedCards.silent;

/** The card behind a token, undefined when the provider never gave it. */
export function cardOfToken(token: string): TokenisedCard | undefined {
  const [, cardType, lastFour, confirmed] = /^mock\.([A-Z]+)\.(\d{4})(\.confirmed)?$/.exec(token) ?? [];
  return cardType && lastFour ? { cardType, lastFour, isConfirmed: confirmed !== undefined } : undefined;
}
