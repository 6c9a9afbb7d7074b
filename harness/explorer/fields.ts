import type { Locator } from 'playwright-core';
import { emailOf, mockPassword } from '../../mocks/world/personas.js';
import { card, cvv, giftCard } from '../journeys/secrets.js';
import type { Control } from './controls.js';

/** What a person types into a field with such a name. */
const answers: readonly (readonly [RegExp, string])[] = [
  [/pin\b/i, giftCard.pin],
  [/gift card/i, giftCard.number],
  [/card number/i, card],
  [/security code/i, cvv],
  [/expiry/i, '04/29'],
  [/e-?mail/i, emailOf('standard')],
  [/password/i, mockPassword],
  [/post ?code|zip/i, 'RG1 4AA'],
  [/telephone|phone/i, '01632 960123'],
  [/quantity|how many/i, '7'],
  [/voucher|coupon|code/i, 'WELCOME10'],
  [/amount/i, '25'],
  [/town|city/i, 'Reading'],
  [/address/i, '1 Mill Road'],
  [/search/i, 'rioja'],
];

/** Returns what a person types into a field. */
export const answerTo = ({ name }: Pick<Control, 'name'>): string =>
  answers.find(([asked]) => asked.test(name))?.[1] ?? 'Tom Ashby';

/** Fills in a field, or takes the last choice of a list. Leaves a field that cannot be changed as it is. */
export async function fillIn(field: Locator, answer: string): Promise<void> {
  const kind = await field.evaluate((element) =>
    element instanceof HTMLSelectElement
      ? ('list' as const)
      : element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.readOnly
          ? ('fixed' as const)
          : element.type
        : ('fixed' as const),
  );
  if (kind === 'fixed') return;
  if (kind === 'list') {
    await field.selectOption({ index: (await field.locator('option').count()) - 1 });
    return;
  }
  const written: Readonly<Record<string, string>> = { date: '2030-06-15', number: '7', range: '3' };
  await field.fill(written[kind] ?? answer);
}
