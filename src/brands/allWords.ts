import { accountWords } from './words/account.js';
import { basketWords } from './words/basket.js';
import { cardsWords } from './words/cards.js';
import { cartWords } from './words/cart.js';
import { checkoutWords } from './words/checkout.js';
import { detailsWords } from './words/details.js';
import { failureWords } from './words/failure.js';
import { favouriteWords } from './words/favourite.js';
import { gateWords } from './words/gate.js';
import { giftsWords } from './words/gifts.js';
import { homeWords } from './words/home.js';
import { identityWords } from './words/identity.js';
import { membershipWords } from './words/membership.js';
import { nextCaseWords } from './words/nextCase.js';
import { offerWords } from './words/offer.js';
import { ordersWords } from './words/orders.js';
import { paymentWords } from './words/payment.js';
import { planCancelWords } from './words/planCancel.js';
import { planChangesWords } from './words/planChanges.js';
import { postPurchaseWords } from './words/postPurchase.js';
import { productWords } from './words/product.js';
import { productPageWords } from './words/productPage.js';
import { savingsWords } from './words/savings.js';
import { searchWords } from './words/search.js';
import { searchResultsWords } from './words/searchResults.js';
import { serviceWords } from './words/service.js';
import { shellWords } from './words/shell.js';
import { subscriptionsWords } from './words/subscriptions.js';
import { uiWords } from './words/ui.js';
import { unlimitedWords } from './words/unlimited.js';
import { upsellsWords } from './words/upsells.js';
import { winePlansWords } from './words/winePlans.js';

// Named by its parts: the compiler would otherwise write every key a second time into the package's types.
type AllWords = typeof accountWords &
  typeof basketWords &
  typeof cardsWords &
  typeof cartWords &
  typeof checkoutWords &
  typeof detailsWords &
  typeof failureWords &
  typeof favouriteWords &
  typeof giftsWords &
  typeof homeWords &
  typeof identityWords &
  typeof gateWords &
  typeof membershipWords &
  typeof nextCaseWords &
  typeof offerWords &
  typeof ordersWords &
  typeof paymentWords &
  typeof planCancelWords &
  typeof planChangesWords &
  typeof postPurchaseWords &
  typeof productWords &
  typeof productPageWords &
  typeof savingsWords &
  typeof searchWords &
  typeof searchResultsWords &
  typeof serviceWords &
  typeof shellWords &
  typeof subscriptionsWords &
  typeof uiWords &
  typeof unlimitedWords &
  typeof upsellsWords &
  typeof winePlansWords;

/** All of the kit's text, for checks and translation. A page loads only the text of its own areas. */
export const allWords: AllWords = {
  ...accountWords,
  ...basketWords,
  ...cardsWords,
  ...cartWords,
  ...checkoutWords,
  ...detailsWords,
  ...failureWords,
  ...favouriteWords,
  ...giftsWords,
  ...homeWords,
  ...identityWords,
  ...gateWords,
  ...membershipWords,
  ...nextCaseWords,
  ...offerWords,
  ...ordersWords,
  ...paymentWords,
  ...planCancelWords,
  ...planChangesWords,
  ...postPurchaseWords,
  ...productWords,
  ...productPageWords,
  ...savingsWords,
  ...searchWords,
  ...searchResultsWords,
  ...serviceWords,
  ...shellWords,
  ...subscriptionsWords,
  ...uiWords,
  ...unlimitedWords,
  ...upsellsWords,
  ...winePlansWords,
};
