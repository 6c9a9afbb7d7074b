/** What is being done: an address chosen for cases or for bills, a shop chosen, an address written or changed. */
export type PlanAddressTask =
  | { readonly kind: 'delivery' | 'billing' | 'shop' | 'new' }
  | { readonly kind: 'change'; readonly addressId: string };
