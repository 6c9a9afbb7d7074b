/** Text for the offers after a purchase, and for wines that fill a case. */
export const postPurchaseWords = {
  'postPurchase.unlimited': 'Before your order is on its way',
  'postPurchase.winePlan': 'Just before you go ...',
  'postPurchase.fillTheCase': 'FILL YOUR CASE FOR EXTRA SAVINGS',
  'postPurchase.rejecting': 'Leaving your order as it is...',

  'fill.tooMany': 'The number of bottles selected is greater than the available space',

  // The text below is not contractual.
  'fill.spaces_one': 'There is room for 1 more bottle in your case, and it travels with the rest.',
  'fill.spaces_other': 'There is room for {count} more bottles in your case, and they travel with the rest.',
  'fill.none': 'Choose at least 1 bottle',
  'fill.bottles_one': '{count} bottle',
  'fill.bottles_other': '{count} bottles',
  'fill.extra': 'Extra to pay',
  'fill.each': '{price} a bottle',
  'fill.eachReduced': '{price} a bottle instead of {usual}, as for 12 or more',
  'fill.saving': 'You save {amount}',
  'fill.charged': 'We add them to the order you have just placed, and charge the way you paid for it.',
  'fill.accept': 'Add to my order',
  'fill.accepting': 'Adding to your order...',
  'fill.decline': 'No, thank you',
  'fill.choose': 'Choose other wines',

  'topUp.title': 'Top up your case',
  'topUp.one': 'Choose 1 bottle',
  'topUp.some': 'Choose between 1 and {count} new bottles',
  'topUp.swap': 'Swap {name}',
  'topUp.swapFor': 'Choose this wine instead of {name}: {other}',
  'topUp.swapShort': 'Choose this wine',
  'topUp.swapNone': 'Every wine we can add is already listed here.',
  'topUp.swapped': '{name} is swapped for {other}.',
  'topUp.current': 'Your order so far',
  'topUp.extra': 'Extra to pay',
  'topUp.after': 'Your order with these bottles',
};
