'use client';

import { type Action, done } from '../../model/load.js';
import { type FoundUpsell, upsellItems } from '../../rules/upsells/upsells.js';
import { useAction } from '../base/useAction.js';
import { useCartFailureText } from '../base/useFailureText.js';
import { useAddOffered } from './useAddOffered.js';

/** Adds the items of an offer that the shopper accepts (BSKT-025 to BSKT-027). */
export function useAcceptUpsell(): {
  readonly action: Action;
  readonly accept: (upsell: FoundUpsell | null, onAdded?: () => void) => void;
} {
  const addOffered = useAddOffered();
  const { action, run } = useAction({ afterwards: done, failureText: useCartFailureText() });
  return {
    action,
    accept: (upsell, onAdded) =>
      run(async () => {
        if (upsell) await addOffered(upsellItems(upsell.choice, upsell.products), onAdded);
      }),
  };
}
