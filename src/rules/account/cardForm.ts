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

/** Values of the card form, as typed. */
export type CardFields = z.infer<typeof fields>;

/** Makes a check that rejects a card with a message at one of its fields. */
const refuse = (name: keyof CardFields, error: string, isWrong: (card: CardFields) => boolean) =>
  z.refine<CardFields>((card) => !isWrong(card), { path: [name], error });

const isMonth = ({ expirationMonth }: CardFields): boolean => readExpiry(`${expirationMonth}/30`) !== undefined;

/** Joins the expiry month and year into one string. A wrong month is reported at its own field, so December replaces it
 * here. */
const expiryOf = (card: CardFields): string => `${isMonth(card) ? card.expirationMonth : 12}/${card.expirationYear}`;

/** Builds the schema for saving a card on a day, ISO date; the messages are word keys (ACCT-038). All values are
 * strings, as typed; `cardOfFields` converts them for sending. */
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

/** Converts the form's values for the account's save call. The result must not be used for anything else, stored or
 * logged. */
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
