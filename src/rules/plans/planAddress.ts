/** The current task: choosing an address for cases or for bills, choosing a shop, or adding or changing an address. */
export type PlanAddressTask =
  | { readonly kind: 'delivery' | 'billing' | 'shop' | 'new' }
  | { readonly kind: 'change'; readonly addressId: string };
