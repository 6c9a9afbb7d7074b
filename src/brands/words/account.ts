/** The pages of a shopper's account. */
export const accountWords = {
  'account.recentlyViewed': 'Recently viewed',
  'account.recentlyViewedLead': 'The last wines you looked at, the latest first.',
  'account.recentlyViewedFailed': 'No Recently Browsed Wines',
  'account.recentlyViewedNone': 'You have not looked at a wine yet',
  'account.recentlyViewedNoneText': 'Those you look at are kept here, so that you find them again.',
  'account.recentlyViewedNoneAction': 'Look around the shop',
};
