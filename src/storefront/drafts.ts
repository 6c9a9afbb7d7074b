import { useCallback, useState } from 'react';

const prefix = 'wsk-draft-';
const names = [
  'guest',
  'address',
  'addressChange',
  'billing',
  'collection',
  'label',
  'gift',
  'payment',
  'coupon',
  'favourite',
  'email',
  'preferences',
  'addressBookEdit',
  'addressBookForm',
  'voucher',
  'wineReward',
  'subscription',
  'eVoucher',
  'purchaseVoucher',
  'planAddress',
  'planCancel',
  'planChange',
  'planDelivery',
  'planPayment',
  'planSubscribe',
  'nextCase',
] as const;
/** The forms that keep a draft. */
export type DraftName = (typeof names)[number];

/** The stored draft, as far as it has the shape of the form; other values are ignored. */
export function readDraft<Value extends object>(name: DraftName, start: Value): Value | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null');
    if (stored === null || typeof stored !== 'object') return undefined;
    const usable = Object.entries(stored).filter(([key, value]) => typeof value === typeof start[key as keyof Value]);
    return { ...start, ...Object.fromEntries(usable) };
  } catch {
    return undefined;
  }
}

/** Whether a draft is stored. */
export const hasDraft = (name: DraftName): boolean => readDraft(name, {}) !== undefined;

/** A draft of a form's values, which survives a reload, in this tab only. Never for secrets. */
export function useDraft<Value extends object>(name: DraftName, start: Value) {
  const [draft] = useState(() => readDraft(name, start));
  const save = useCallback((value: Value) => saveDraft(name, value), [name]);
  const clear = useCallback(() => clearDraft(name), [name]);
  return { draft, save, clear };
}

/** Stores a draft for this tab. */
export function saveDraft(name: DraftName, value: object): void {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Storage may be full or blocked: the draft is then lost on reload.
  }
}

/** Removes one draft. */
export function clearDraft(name: DraftName): void {
  try {
    sessionStorage.removeItem(prefix + name);
  } catch {
    // Blocked storage holds no drafts.
  }
}

/** Removes all drafts, on signing out and once the order is placed. */
export function clearDrafts(): void {
  for (const name of names) clearDraft(name);
}
