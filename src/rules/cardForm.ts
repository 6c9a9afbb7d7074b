import * as z from 'zod/mini';
import { isCardExpired } from './accountNeeds.js';
import { cardTypeOfNumber, isCardNumber } from './cardNumber.js';

const figuresOf = (typed: string): string => typed.replace(/[ -]/g, '');

/** What saving a card takes on a day, ISO date; the messages are words keys (ACCT-038). Everything is text as it was typed:
 * `cardOfFields` gives what is sent. */
export const cardFieldsOn = (today: string) =>
  z
    .object({
      cardNumber: z.string().check(
        z.minLength(1, 'cardForm.numberMissing'),
        z.refine((typed) => /^\d+$/.test(figuresOf(typed)), 'cardForm.numberFigures'),
        z.refine((typed) => isCardNumber(figuresOf(typed)), 'cardForm.numberInvalid'),
        z.refine((typed) => cardTypeOfNumber(figuresOf(typed)) !== undefined, 'cardForm.numberUnknown'),
      ),
      expirationMonth: z.string().check(z.regex(/^(0?[1-9]|1[0-2])$/, 'cardForm.month')),
      expirationYear: z.string().check(z.regex(/^20\d{2}$/, 'cardForm.year')),
      cvv: z.string().check(z.regex(/^\d{3,4}$/, 'cardForm.cvv')),
      isDefault: z.boolean(),
    })
    .check(z.refine((card) => !isCardExpired(card, today), { path: ['expirationYear'], error: 'cardForm.expired' }));

/** The values of the card form, as they are typed. */
export type CardFields = z.infer<ReturnType<typeof cardFieldsOn>>;

/** A card as the account's call takes it, and nowhere else: it is neither kept nor logged. */
export const cardOfFields = ({ cardNumber, expirationMonth, expirationYear, cvv }: CardFields) => ({
  cardType: cardTypeOfNumber(figuresOf(cardNumber)) ?? '',
  cardNumber: figuresOf(cardNumber),
  expirationMonth: expirationMonth.padStart(2, '0'),
  expirationYear,
  cvv,
  type: 'creditCard',
});
