'use client';

import { type SubmitEvent, useState } from 'react';
import { upsellsWords } from '../brands/words/upsells.js';
import { Checkbox } from '../ui/Checkbox.js';
import { useText } from '../ui/scope.js';

/** The shopper's consent to later payments (UPSL-053 to UPSL-055). */
export interface FuturePaymentsChoice {
  /** Whether the checkbox is ticked. */
  readonly hasConsent: boolean;
}

/**
 * Provides the state of the consent, which starts unticked, and the form's submit handler, which continues only with
 * consent.
 * @param isNeeded whether there is a checkbox at all; without one the sign-up always continues
 */
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
  /** Whether the sign-up was attempted without consent. */
  readonly isMissing: boolean;
  readonly onChange: (choice: FuturePaymentsChoice) => void;
}

/** Checkbox with which a shopper agrees to be charged later (UPSL-053 to UPSL-055). */
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
