/**
 * Text for the offers shown with a product, a basket and an order, and for the consent to the later payments they
 * entail.
 * `upsell.claim`, `upsell.noScheme`, `upsell.noSkus`, `upsell.requiredSkus` and `consent.missing` come from the
 * specification; the rest is not contractual (OPEN-065).
 */
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
  'upsell.fillsWithOne': 'One more bottle fills it.',
  'upsell.fillText_one': 'This one goes well with what you have chosen.',
  'upsell.fillText_other': 'These go well with what you have chosen, and arrive with it.',
  'upsell.together': 'Together',
  'upsell.saving': 'At the price for 12 or more, you save {amount}',
  'upsell.add_one': 'Add one bottle',
  'upsell.add_other': 'Add all {count} bottles',
  'upsell.adding': 'Adding...',
  'upsell.added': 'Added to basket',
  'upsell.decline': 'No, thank you',
  'upsell.noScheme': 'No SchemeID setup for upsell {itemCode}',
  'upsell.noSkus': 'No skus setup for upsell {itemCode}',
  'upsell.requiredSkus': 'Upsell: No skus have been setup for the required upsell item - {itemCode}',

  'consent.missing': 'Please confirm you are happy to be charged for future payments by checking the box above.',
  'consent.label': 'I am happy to be charged for future payments',
  'consent.unlimited':
    'Your membership renews each year until you cancel it, which you can do in your account at any time.',
  'consent.winePlan':
    'Each case is charged when it is sent, until you cancel, which you can do in your account at any time.',
  'planUpsell.eyebrow': 'Your wine plan',
  'planUpsell.extra': 'An extra 20% off',
  'planUpsell.extraText': 'Your first case, by up to {most}',
  'planUpsell.ongoing': 'At least 20% off',
  'planUpsell.ongoingText': 'Every case after that',
  'planUpsell.weeks': 'Every 8 weeks',
  'planUpsell.weeksText': 'Or whenever suits you',
  'planUpsell.bottles': '6 bottles',
  'planUpsell.bottlesText': 'Chosen by our buyers, swapped by you',
  'planUpsell.cancel': 'Cancel anytime',
  'planUpsell.cancelText': 'In your account, in a minute',
  'planUpsell.price': 'First case',
  'planUpsell.saving': 'Extra 20% off',
  'planUpsell.reduced': 'First case with this offer',
  'planUpsell.toPay': 'To pay now',
  'planUpsell.show': 'What’s in the case?',
  'planUpsell.accept': 'Claim my extra discount',
  'planUpsell.accepting': 'Adding...',
  'planUpsell.decline': 'No, thank you',
};
