/** Unlimited delivery, the wine plan offered beside an order, and the consent to what they cost later. */
export const unlimitedWords = {
  'consent.missing': 'Please confirm you are happy to be charged for future payments by checking the box above.',
  'unlimited.freeTitle': 'Claim unlimited delivery for free',

  // Not contractual from here on.
  'consent.label': 'I am happy to be charged for future payments',
  'consent.unlimited':
    'Your membership renews each year until you cancel it, which you can do in your account at any time.',
  'consent.winePlan':
    'Each case is charged when it is sent, until you cancel, which you can do in your account at any time.',

  'unlimited.title': 'Never pay for delivery again this year',
  'unlimited.text': 'Unlimited delivery brings you every order free for {count} months, however large or small.',
  'unlimited.refundText':
    'We take the {delivery} you have paid for delivery off the {fee}, and every order is delivered free for {count} months.',
  'unlimited.usual': 'Usual annual fee',
  'unlimited.fee': 'Your fee',
  'unlimited.delivery': 'Delivery you have paid',
  'unlimited.net': 'To pay now',
  'unlimited.next': 'Your next delivery',
  'unlimited.lasts': 'Lasts',
  'unlimited.months': '{count} months',
  'unlimited.accept': 'Join Unlimited',
  'unlimited.acceptFree': 'Claim it for free',
  'unlimited.accepting': 'Joining...',
  'unlimited.decline': 'No, thank you',
  'unlimited.more': 'Find out more',

  'unlimited.page': 'Unlimited delivery',
  'unlimited.pageLead': 'One fee for the year, and every order comes free.',
  'unlimited.loading': 'Fetching the membership...',
  'unlimited.join': 'Join for a year',
  'unlimited.yours': 'Your membership',
  'unlimited.inBasket': 'Unlimited delivery is in your basket',
  'unlimited.inBasketText': 'Your membership starts when you place the order.',
  'unlimited.toBasket': 'Go to your basket',
  'unlimited.none': 'Unlimited delivery is not on sale at the moment',
  'unlimited.noneText': 'Please call us, and we will tell you when it is back.',
  'unlimited.promotion': 'Free delivery for a year',
  'unlimited.promotionText': 'Order as often as you like, from one bottle up.',
  'unlimited.promotionLink': 'About Unlimited delivery',

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
  'planUpsell.show': 'What’s in the case?',
  'planUpsell.accept': 'Claim my extra discount',
  'planUpsell.accepting': 'Adding...',
  'planUpsell.decline': 'No, thank you',
};
