// What the shop is made of and the rules it follows, brands included: neutral, for servers as well. Entities come as types;
// a value is here when a host has a use for it.

export { allWords } from '../brands/allWords.js';
export { brandContentOf } from '../brands/content.js';
export { brandCss } from '../brands/css.js';
export { type BrandInputs, defineBrand } from '../brands/defineBrand.js';
/** The five families a brand takes its look from, by name: what `lookOf` makes tokens and variants with. */
export * as families from '../brands/families.js';
export { type DesignInputs, type FamilyTraits, lookOf } from '../brands/family.js';
export { type NavigationScope, navigationOf } from '../brands/navigation.js';
export { BrandNotFoundError, brandById, brands, defaultBrandIdentifier } from '../brands/registry.js';
export { type SiteChoice, siteOfBrand } from '../brands/siteOfBrand.js';
export { siteChoiceOfHost, siteOf, sites } from '../brands/sites.js';
export {
  type CommonWordKey,
  createText,
  type Text,
  type WordKey,
  type WordParams,
  type Words,
} from '../brands/words.js';
export type * from '../model/account.js';
export type * from '../model/address.js';
export type * from '../model/basket.js';
export type * from '../model/content.js';
export type * from '../model/customer.js';
export { ApiError, type ApiErrorDetails, type ApiErrorKind } from '../model/error.js';
export type * from '../model/homePage.js';
export { type ItemClassification, itemClassifications } from '../model/itemClassification.js';
export type * from '../model/liveShopping.js';
export {
  type Action,
  busy as actionBusy,
  done as actionDone,
  failed as actionFailed,
  idle as actionIdle,
  type Load,
  loadFailed,
  loading,
  ready as loadReady,
} from '../model/load.js';
export {
  type MenuSection,
  menuSections,
  type NavigationGroup,
  type NavigationItem,
  type NavigationLink,
} from '../model/navigation.js';
export type * from '../model/offer.js';
export type * from '../model/order.js';
export type * from '../model/plan.js';
export type * from '../model/product.js';
export type * from '../model/review.js';
export type * from '../model/safeHtml.js';
export type * from '../model/search.js';
export { type FacetName, facetNames, type ResultOrder, resultOrders } from '../model/searchOptions.js';
export type * from '../model/searchResults.js';
export type * from '../model/service.js';
export type * from '../model/site.js';
export { countries, groundNames } from '../model/site.js';
export {
  type ColourName,
  type Colours,
  colourNames,
  type TokenName,
  type Tokens,
  tokenNames,
} from '../model/tokens.js';
export type * from '../model/voucher.js';
export type { AccountPageName } from '../rules/accountMenu.js';
export { type AccountNeed, accountNeeds } from '../rules/accountNeeds.js';
export {
  type AddressFields,
  addressInOneLine,
  addressLines,
  addressOfFields,
  emptyAddressFields,
  fieldsOfAddress,
  type PersonFields,
} from '../rules/address.js';
export type { AcceptedItem } from '../rules/amendment.js';
export {
  type AddRefusal,
  addRefusal,
  type CartFigures,
  cartFigures,
  quantityInCart,
  quantityOrOne,
  readQuantity,
  type TypedQuantity,
} from '../rules/basket.js';
export type { CardFields } from '../rules/cardForm.js';
export {
  type CardExpiry,
  type CardProblem,
  cardNumberProblem,
  cardTypeOfNumber,
  cvvLength,
  cvvProblem,
  digitsOf,
  expiryProblem,
  groupedCardNumber,
  isCardNumber,
  readExpiry,
} from '../rules/cardNumber.js';
export { isCase, isMixed } from '../rules/cases.js';
export {
  type CheckoutStep,
  checkoutSteps,
  type Guest,
  isNewCustomer,
  isPlaced,
  stepToShow,
} from '../rules/checkout.js';
export {
  type CollectionKind,
  type CollectionPlace,
  collectionKinds,
  placeOfLocation,
  placeOfShop,
} from '../rules/collection.js';
export { checksEmailOptIn, hasOptedIn } from '../rules/emailOptIn.js';
export type { GiftCardFields, GiftVoucherFields } from '../rules/giftCard.js';
export type { ForgottenPassword, Login, NewPassword } from '../rules/login.js';
export { headerName, loginState } from '../rules/loginState.js';
export { hasWineRewards, type MembershipFlag, type MembershipKind, membershipFlags } from '../rules/membership.js';
export { formatFigure, formatPrice, minorUnits, type PriceUnit } from '../rules/money.js';
export type { OrderAgain, OrderFilter } from '../rules/orderHistory.js';
export {
  fieldsOfGift,
  fieldsOfLabel,
  type GiftFields,
  giftOfFields,
  type LabelFields,
} from '../rules/orderMessages.js';
export { type Device, type PaymentLogo, paymentLogos, usualPaymentOptions } from '../rules/paymentLogos.js';
export type { BalancePart, GiftPaymentType, PaymentMode, PaymentPlan, PlannedPayment } from '../rules/paymentPlan.js';
export type { PlanAddressTask } from '../rules/planAddress.js';
export type { PlanChange } from '../rules/planChange.js';
export type { Preference, Preferences } from '../rules/preferences.js';
export { bottlePrice, listSaving, volumeSaving } from '../rules/price.js';
export type { Invitation } from '../rules/referral.js';
export { type HrefOptions, href, type RouteName, routes } from '../rules/routes.js';
export { type SearchChoice, searchChoiceIn, searchQueryOf } from '../rules/searchChoice.js';
export { readSearchPage } from '../rules/searchPage.js';
export { statesOf } from '../rules/states.js';
export { exceedsLowStock, isSoldOut, type StockRequest } from '../rules/stock.js';
export { createSuggestionIndex, type SuggestionIndex } from '../rules/suggestionIndex.js';
export { suggestionHref } from '../rules/suggestions.js';
export { addedLabelMs } from '../rules/timings.js';
export { isUnlimitedMember } from '../rules/unlimitedMember.js';
export { safeUrl, shopPath } from '../rules/url.js';
