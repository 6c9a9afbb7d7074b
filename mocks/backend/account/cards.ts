import type * as cards from '../../../src/api/endpoints/cards.js';
import type { PaymentCard } from '../../../src/model/account.js';
import { cardTypeOfNumber, isCardNumber, monthsLeft } from '../../../src/rules/common/cardNumber.js';
import { masked } from '../../fixtures/customers.js';
import { testCards } from '../../world/cardProvider.js';
import { payNothingBy } from '../plans/planPayments.js';
import type { Resolvers, Tools } from '../resolver.js';
import type { Account } from '../state.js';

/** First six digits of the cards that pass the gate. */
const acceptedRanges: ReadonlySet<string> = new Set(Object.values(testCards).map((number) => number.slice(0, 6)));

function placeOf(cardId: string, tools: Tools): number {
  const place = tools.account().cards.findIndex((card) => card.cardId === cardId);
  return place < 0 ? tools.refuse.notFound(`There is no card ${cardId}.`) : place;
}

/** Makes a card the only default. */
function takeByDefault({ cards }: Account, chosen: string): void {
  for (const card of cards) card.options = card.cardId === chosen ? 'default' : 'standard';
}

/** Refuses a card whose last month has passed; `expirationMonth` and year are already checked to be digits. */
function checkExpiry(month: string, year: string, { now, refuse }: Tools): void {
  const left = monthsLeft({ month: Number(month), year: Number(year) }, now.toISOString().slice(0, 10));
  if (left < 0) refuse.invalid('expirationYear: the card has expired');
}

/** Refuses an invalid card number, a card whose type does not match its number, and one that is already saved. */
function checkNumber(
  card: Pick<PaymentCard, 'cardNumber' | 'cardType' | 'expirationMonth' | 'expirationYear'>,
  { cards }: Account,
  { refuse }: Tools,
): void {
  const { cardNumber, cardType, expirationYear, expirationMonth } = card;
  if (!isCardNumber(cardNumber)) refuse.invalid('cardNumber: is not the number of a card');
  if (cardTypeOfNumber(cardNumber) !== cardType) refuse.invalid(`cardType: the number is not of ${cardType}`);
  const isSaved = cards.some(
    (other) =>
      other.cardNumber === masked(cardNumber) &&
      other.cardType === cardType &&
      other.expirationYear === expirationYear &&
      Number(other.expirationMonth) === Number(expirationMonth),
  );
  if (isSaved) refuse.conflict('You have saved this card already.');
}

export const cardsResolvers: Resolvers<typeof cards> = {
  savePaymentCard: (state, { params: { options }, body: { cvv: _, ...card } }, tools) => {
    checkExpiry(card.expirationMonth, card.expirationYear, tools);
    const account = tools.account();
    checkNumber(card, account, tools);
    const cardId = `card${++state.sequence}`;
    account.cards.push({ ...card, cardId, cardNumber: masked(card.cardNumber), options });
    if (options === 'default') takeByDefault(account, cardId);
    return undefined;
  },

  deletePaymentCard: (_, { params }, tools) => {
    tools.account().cards.splice(placeOf(params.cardId, tools), 1);
    payNothingBy(tools.account(), params.cardId);
    return undefined;
  },

  setPaymentCardOptions: (_, { params: { cardId } }, tools) => {
    placeOf(cardId, tools);
    takeByDefault(tools.account(), cardId);
    return undefined;
  },

  validateCardBinRange: (_, { body, session }) => {
    if (!acceptedRanges.has(body.cardId))
      return { statusMessage: 'We do not recognise these numbers. Please check your card and try again.' };
    session.hasCheckedCard = true;
    return { statusMessage: 'successful' };
  },
};
