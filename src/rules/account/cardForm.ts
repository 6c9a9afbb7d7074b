import * as z from 'zod/mini';
import {
  cardNumberProblem,
  cardTypeOfNumber,
  cvvProblem,
  digitsOf,
  expiryProblem,
  readExpiry,
} from '../common/cardNumber.js';

const fields = z.object({
  cardNumber: z.string(),
  expirationMonth: z.string(),
  expirationYear: z.string(),
  cvv: z.string(),
  isDefault: z.boolean(),
});

/** The values of the card form, as they are typed. */
export type CardFields = z.infer<typeof fields>;

/** Refuses a card with a message at one of its fields. */
const refuse = (name: keyof CardFields, error: string, isWrong: (card: CardFields) => boolean) =>
  z.refine<CardFields>((card) => !isWrong(card), { path: [name], error });

const isMonth = ({ expirationMonth }: CardFields): boolean => readExpiry(`${expirationMonth}/30`) !== undefined;

/** The date as one text. A month that is wrong is said at its own field: here the last stands in for it. */
const expiryOf = (card: CardFields): string => `${isMonth(card) ? card.expirationMonth : 12}/${card.expirationYear}`;

/** What saving a card takes on a day, ISO date; the messages are words keys (ACCT-038). Everything is text as it was typed:
 * `cardOfFields` gives what is sent. */
export const cardFieldsOn = (today: string) =>
  fields.check(
    refuse('cardNumber', 'cardForm.numberMissing', (card) => cardNumberProblem(card.cardNumber) === 'missing'),
    refuse('cardNumber', 'cardForm.numberInvalid', (card) => cardNumberProblem(card.cardNumber) === 'invalid'),
    refuse('cardNumber', 'cardForm.numberUnknown', (card) => cardTypeOfNumber(digitsOf(card.cardNumber)) === undefined),
    refuse('expirationMonth', 'cardForm.month', (card) => !isMonth(card)),
    refuse('expirationYear', 'cardForm.year', (card) => expiryProblem(expiryOf(card), today) === 'invalid'),
    refuse('expirationYear', 'cardForm.expired', (card) => expiryProblem(expiryOf(card), today) === 'past'),
    refuse('cvv', 'cardForm.cvv', (card) => cvvProblem(card.cvv, card.cardNumber) !== undefined),
  );

/** A card as the account's call takes it, and nowhere else: it is neither kept nor logged. */
export const cardOfFields = (card: CardFields) => {
  const { month, year } = readExpiry(expiryOf(card)) ?? {};
  return {
    cardType: cardTypeOfNumber(digitsOf(card.cardNumber)) ?? '',
    cardNumber: digitsOf(card.cardNumber),
    expirationMonth: String(month).padStart(2, '0'),
    expirationYear: String(year),
    cvv: digitsOf(card.cvv),
    type: 'creditCard',
  };
};
