/** Offers that open after an add, and beside the basket. `upsell.claim`, `upsell.noScheme`, `upsell.noSkus` and
 * `upsell.requiredSkus` are the specification's; the rest is not contractual (OPEN-065). */
export const upsellsWords = {
  'upsell.claim': 'Claim your extra discount',
  'upsell.claimTitle': 'There is more to save',
  'upsell.claimText': 'Start a wine plan with this order and take an extra 20% off.',
  'upsell.planTitle': 'Claim your extra discount',
  'upsell.membershipTitle': 'Delivery included, all year',
  'upsell.fillTitle': 'There is room left in your case',
  'upsell.failedTitle': 'An offer for your basket',
  'upsell.before': 'Before you check out: one offer that goes with what is in your basket.',
  'upsell.loading': 'Fetching your offer...',
  'upsell.fillText_one': 'One more bottle fills it. This one goes well with what you have chosen.',
  'upsell.fillText_other': 'These go well with what you have chosen, and arrive with it.',
  'upsell.together': 'Together',
  'upsell.add_one': 'Add one bottle',
  'upsell.add_other': 'Add all {count} bottles',
  'upsell.adding': 'Adding...',
  'upsell.added': 'Added to basket',
  'upsell.decline': 'No, thank you',
  'upsell.noScheme': 'No SchemeID setup for upsell {itemCode}',
  'upsell.noSkus': 'No skus setup for upsell {itemCode}',
  'upsell.requiredSkus': 'Upsell: No skus have been setup for the required upsell item - {itemCode}',
} as const;
