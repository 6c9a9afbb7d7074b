'use client';

import { type SubmitEvent, useState } from 'react';
import { upsellsWords } from '../brands/words/upsells.js';
import { Checkbox } from '../ui/Checkbox.js';
import { useText } from '../ui/scope.js';

/** A consent to later payments, as a shopper gives it (UPSL-053 to UPSL-055). */
export interface FuturePaymentsChoice {
  /** Whether the checkbox is ticked. */
  readonly hasConsent: boolean;
}

/** The consent a sign-up needs, off until it is given, and the form's submit: it goes on with the consent alone.
 * @param isNeeded whether there is a checkbox at all; without one the sign-up goes on */
export function useFuturePaymentsConsent(isNeeded: boolean, onGiven: (choice: FuturePaymentsChoice) => void) {
  const [hasConsent, setHasConsent] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  return {
    consent: {
      checked: hasConsent,
      isMissing,
      onChange: (choice: FuturePaymentsChoice) => {
        setHasConsent(choice.hasConsent);
        setIsMissing(false);
      },
    },
    submit(event: SubmitEvent<HTMLFormElement>): void {
      event.preventDefault();
      setIsMissing(isNeeded && !hasConsent);
      if (!isNeeded || hasConsent) onGiven({ hasConsent });
      else event.currentTarget.querySelector<HTMLElement>('input[name="futurePayments"]')?.focus();
    },
  };
}

interface FuturePaymentsConsentProps {
  /** What the later payments are for. */
  readonly of: 'unlimited' | 'winePlan';
  readonly checked: boolean;
  /** The sign-up was tried without it. */
  readonly isMissing: boolean;
  readonly onChange: (choice: FuturePaymentsChoice) => void;
}

/** Checkbox by which a shopper agrees to be charged later (UPSL-053 to UPSL-055). */
export function FuturePaymentsConsent({ of, checked, isMissing, onChange }: FuturePaymentsConsentProps) {
  const text = useText(upsellsWords);
  return (
    <Checkbox
      name="futurePayments"
      label={text('consent.label')}
      hint={text(`consent.${of}`)}
      error={isMissing ? text('consent.missing') : undefined}
      checked={checked}
      onChange={(event) => onChange({ hasConsent: event.target.checked })}
    />
  );
}
