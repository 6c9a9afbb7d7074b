/** Text for Unlimited delivery: its offer, its page and its promotion. */
export const unlimitedWords = {
  'unlimited.freeTitle': 'Claim unlimited delivery for free',

  // The text below is not contractual.

  'unlimited.title': 'Never pay for delivery again this year',
  'unlimited.text': 'Unlimited delivery brings you every order free for {count} months, however large or small.',
  'unlimited.refundText':
    'We take {delivery} for delivery off the {fee}, and every order is delivered free for {count} months.',
  'unlimited.usual': 'Usual annual fee',
  'unlimited.fee': 'Your fee',
  'unlimited.delivery': 'Delivery you have paid',
  'unlimited.usualDelivery': 'Usual cost of a delivery',
  'unlimited.usualDelivery@us': 'Usual cost of a delivery',
  'unlimited.net': 'To pay now',
  'unlimited.next': 'Your next delivery',
  'unlimited.next@us': 'Your next delivery',
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
  'unlimited.noneText': 'Please call us and we’ll tell you when it is back.',
  'unlimited.promotion': 'A year of deliveries for one fee',
  'unlimited.promotionText': 'Order as often as you like, from one bottle up.',
  'unlimited.promotionLink': 'About Unlimited delivery',
};
