import { type InputEvent, useEffect, useRef, useState } from 'react';
import { testCards, tokenOfCard } from '../../mocks/world/cardProvider.js';
import { TextField } from '../../src/entries/index.js';
import {
  type CardProblem,
  cardNumberProblem,
  cvvProblem,
  digitsOf,
  expiryProblem,
  groupedCardNumber,
  readExpiry,
} from '../../src/entries/model.js';
import type { CardFieldsProps } from '../../src/entries/storefront.js';
import './CardFields.css';

/** Labels and messages of the card provider's own fields. */
const words = {
  number: { missing: 'Please enter your card number', invalid: 'Please check your card number' },
  expiry: {
    missing: 'Please enter the expiry date',
    invalid: 'Please enter month and year, such as 04/29',
    past: 'This card has expired',
  },
  cvv: { missing: 'Please enter the security code', invalid: 'Please enter the 3 or 4 digits' },
} as const satisfies Record<string, Partial<Record<CardProblem, string>>>;
type FieldName = keyof typeof words;
const names = Object.keys(words) as FieldName[];

const say = (name: FieldName, problem: CardProblem | undefined): string | undefined =>
  problem && (words[name] as Partial<Record<CardProblem, string>>)[problem];

/** Groups the digits as they are typed; the caret stays behind the same digit. */
function groupDigits({ currentTarget: input }: InputEvent<HTMLInputElement>): void {
  const caret = input.selectionStart ?? input.value.length;
  const before = digitsOf(input.value.slice(0, caret)).length;
  input.value = groupedCardNumber(input.value);
  let place = 0;
  for (let digits = 0; digits < before && place < input.value.length; place++)
    if (/\d/.test(input.value[place] ?? '')) digits++;
  input.setSelectionRange(place, place);
}

/** The fields of a card provider, as the provider's own script would draw them: the input stays here, and only a token
 * is passed on. They accept the listed test numbers and any other number; for a saved card they only ask for the
 * security code. */
export function CardFields({ onReady, savedCard }: CardFieldsProps) {
  const form = useRef<HTMLFieldSetElement>(null);
  const [problems, setProblems] = useState<Partial<Record<FieldName, string | undefined>>>({});
  useEffect(() => {
    const input = (name: FieldName) => form.current?.querySelector<HTMLInputElement>(`[name="card-${name}"]`);
    const value = (name: FieldName): string => input(name)?.value ?? '';
    onReady(async () => {
      // The length of a saved card's code depends on its scheme.
      const number = savedCard ? (savedCard.cardType === 'AMEX' ? '34' : '4') : value('number');
      const found: Partial<Record<FieldName, string | undefined>> = {
        ...(!savedCard && {
          number: say('number', cardNumberProblem(number)),
          expiry: say('expiry', expiryProblem(value('expiry'), new Date().toISOString().slice(0, 10))),
        }),
        cvv: say('cvv', cvvProblem(value('cvv'), number)),
      };
      setProblems(found);
      const first = names.find((name) => found[name] !== undefined);
      if (first) {
        input(first)?.focus();
        return undefined;
      }
      if (digitsOf(number) === testCards.unanswered) return new Promise(() => {});
      if (savedCard) return tokenOfCard(savedCard.cardNumber);
      const { month, year } = readExpiry(value('expiry')) ?? { month: 12, year: 2030 };
      return tokenOfCard(digitsOf(number), `${String(month).padStart(2, '0')}${String(year).slice(-2)}`);
    });
  }, [onReady, savedCard]);
  const cvv = (
    <TextField
      label="Security code"
      hint="On the back of the card; on the front of an American Express"
      name="card-cvv"
      width="code"
      type="password"
      inputMode="numeric"
      autoComplete="cc-csc"
      error={problems.cvv}
    />
  );
  return (
    <fieldset ref={form} className="harness-CardFields">
      <legend className="harness-CardFields-title">Example Pay</legend>
      {savedCard ? (
        cvv
      ) : (
        <>
          <p className="harness-CardFields-hint">
            A card that pays: {testCards.approved}. One that is declined: {testCards.declined}. One its bank does not
            confirm: {testCards.notAuthenticated}. One whose bank asks you: {testCards.challenged}. One whose bank is
            silent: {testCards.silentBank}. One this provider is silent about: {testCards.unanswered}.
          </p>
          <TextField
            label="Card number"
            name="card-number"
            width="medium"
            inputMode="numeric"
            autoComplete="cc-number"
            error={problems.number}
            onInput={groupDigits}
          />
          <div className="harness-CardFields-row">
            <TextField
              label="Expiry date"
              hint="MM/YY"
              name="card-expiry"
              width="code"
              inputMode="numeric"
              autoComplete="cc-exp"
              error={problems.expiry}
            />
            {cvv}
          </div>
        </>
      )}
    </fieldset>
  );
}
