import { useEffect, useRef, useState } from 'react';
import { testCards, tokenOfCard } from '../mocks/cardProvider.js';
import { TextField } from '../src/entries/index.js';
import type { CardFieldsProps } from '../src/entries/storefront.js';
import './CardFields.css';

const digits = (written: string): string => written.replace(/\D/g, '');

/** What a card provider says of its own fields, each in its turn. */
const problemOf = {
  number: (value: string) => (/^\d{14,19}$/.test(digits(value)) ? undefined : 'Please enter your whole card number'),
  expiry: (value: string) =>
    /^(0[1-9]|1[0-2]) ?\/ ?\d{2}$/.test(value.trim()) ? undefined : 'Please enter month and year, such as 04/29',
  cvv: (value: string) => (/^\d{3,4}$/.test(value.trim()) ? undefined : 'Please enter the 3 or 4 figures'),
} as const;
type FieldName = keyof typeof problemOf;
const names = Object.keys(problemOf) as FieldName[];

/** A card provider's fields, as a provider's own script would draw them: what is typed here stays here, and only a token
 * leaves. It takes the numbers it names and any other. */
export function CardFields({ onReady }: CardFieldsProps) {
  const form = useRef<HTMLFieldSetElement>(null);
  const [problems, setProblems] = useState<Partial<Record<FieldName, string | undefined>>>({});
  useEffect(() => {
    const input = (name: FieldName) => form.current?.querySelector<HTMLInputElement>(`[name="card-${name}"]`);
    onReady(async () => {
      const found = Object.fromEntries(names.map((name) => [name, problemOf[name](input(name)?.value ?? '')]));
      setProblems(found);
      const first = names.find((name) => found[name] !== undefined);
      if (first) {
        input(first)?.focus();
        return undefined;
      }
      return tokenOfCard(digits(input('number')?.value ?? ''));
    });
  }, [onReady]);
  return (
    <fieldset ref={form} className="harness-CardFields">
      <legend className="harness-CardFields-title">Example Pay</legend>
      <p className="harness-CardFields-hint">
        A card that pays: {testCards.approved}. One that is declined: {testCards.declined}. One its bank does not
        confirm: {testCards.notAuthenticated}.
      </p>
      <TextField
        label="Card number"
        name="card-number"
        inputMode="numeric"
        autoComplete="cc-number"
        error={problems.number}
      />
      <div className="harness-CardFields-row">
        <TextField
          label="Expiry date"
          hint="MM/YY"
          name="card-expiry"
          inputMode="numeric"
          autoComplete="cc-exp"
          error={problems.expiry}
        />
        <TextField
          label="Security code"
          hint="On the back of the card"
          name="card-cvv"
          type="password"
          inputMode="numeric"
          autoComplete="cc-csc"
          error={problems.cvv}
        />
      </div>
    </fieldset>
  );
}
