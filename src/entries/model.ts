// The shop's entities and the rules it follows, including the brands. Neutral, so it runs on servers as well. Entities
// are exported as types; a value is exported where a host has a use for it.

export { allWords } from '../brands/allWords.js';
export { brandContentOf } from '../brands/content.js';
export { brandCss } from '../brands/css.js';
export { type BrandInputs, defineBrand } from '../brands/defineBrand.js';
export { designOf } from '../brands/designs.js';
/** The five families that the looks of the brands come from, by name; `lookOf` builds on their tokens and variants. */
export * as families from '../brands/families.js';
export { type DesignInputs, type FamilyTraits, lookOf, withTokens } from '../brands/family.js';
export { BrandNotFoundError, brandIds, defaultBrandIdentifier } from '../brands/ids.js';
export { loadBrand } from '../brands/loadBrand.js';
export { type NavigationScope, navigationOf } from '../brands/navigation.js';
export { brandById, brands } from '../brands/registry.js';
export { siteChoiceOfHost } from '../brands/siteChoiceOfHost.js';
export { type SiteChoice, siteOfBrand } from '../brands/siteOfBrand.js';
export { siteOf, sites } from '../brands/sites.js';
export { basketWords } from '../brands/words/basket.js';
export { failureWords } from '../brands/words/failure.js';
export { productWords } from '../brands/words/product.js';
export { searchWords } from '../brands/words/search.js';
export { shellWords } from '../brands/words/shell.js';
export { uiWords } from '../brands/words/ui.js';
export {
  createText,
  type KeyOf,
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
export type { AccountPageName } from '../rules/account/accountMenu.js';
export { type AccountNeed, accountNeeds } from '../rules/account/accountNeeds.js';
export type { CardFields } from '../rules/account/cardForm.js';
export {
  hasWineRewards,
  type MembershipFlag,
  type MembershipKind,
  membershipFlags,
} from '../rules/account/membership.js';
export type { OrderAgain, OrderFilter } from '../rules/account/orderHistory.js';
export type { Preference, Preferences } from '../rules/account/preferences.js';
export {
  type CheckoutStep,
  checkoutSteps,
  type Guest,
  isNewCustomer,
  isPlaced,
  stepToShow,
} from '../rules/checkout/checkout.js';
export {
  type CollectionKind,
  type CollectionPlace,
  collectionKinds,
  placeOfLocation,
  placeOfShop,
} from '../rules/checkout/collection.js';
export {
  fieldsOfGift,
  fieldsOfLabel,
  type GiftFields,
  giftOfFields,
  type LabelFields,
} from '../rules/checkout/orderMessages.js';
export { type Device, type PaymentLogo, paymentLogos, usualPaymentOptions } from '../rules/checkout/paymentLogos.js';
export type {
  BalancePart,
  GiftPaymentType,
  PaymentMode,
  PaymentPlan,
  PlannedPayment,
} from '../rules/checkout/paymentPlan.js';
export { daysOnOffer } from '../rules/checkout/timeslot.js';
export {
  type AddressFields,
  addressInOneLine,
  addressLines,
  addressOfFields,
  emptyAddressFields,
  fieldsOfAddress,
  type PersonFields,
} from '../rules/common/address.js';
export {
  type AddRefusal,
  addRefusal,
  type CartFigures,
  cartFigures,
  quantityInCart,
  quantityOrOne,
  readQuantity,
  type TypedQuantity,
} from '../rules/common/basket.js';
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
} from '../rules/common/cardNumber.js';
export { isCase, isMixed } from '../rules/common/cases.js';
export { headerName, loginState } from '../rules/common/loginState.js';
export { formatFigure, formatPrice, minorUnits, type PriceUnit } from '../rules/common/money.js';
export { bottlePrice, listSaving, volumeSaving } from '../rules/common/price.js';
export { type HrefOptions, href, type RouteName, routes } from '../rules/common/routes.js';
export { statesOf } from '../rules/common/states.js';
export { exceedsLowStock, isSoldOut, type StockRequest } from '../rules/common/stock.js';
export { addedLabelMs } from '../rules/common/timings.js';
export { isUnlimitedMember } from '../rules/common/unlimitedMember.js';
export { safeUrl, shopPath } from '../rules/common/url.js';
export type { GiftCardFields, GiftVoucherFields } from '../rules/gifts/giftCard.js';
export { checksEmailOptIn, hasOptedIn } from '../rules/home/emailOptIn.js';
export type { ForgottenPassword, Login, NewPassword } from '../rules/identity/login.js';
export type { PlanAddressTask } from '../rules/plans/planAddress.js';
export type { PlanChange } from '../rules/plans/planChange.js';
export { type SearchChoice, searchChoiceIn, searchQueryOf } from '../rules/search/searchChoice.js';
export { readSearchPage } from '../rules/search/searchPage.js';
export { type SearchStory, type StorySection, searchStoryOf } from '../rules/search/searchStory.js';
export { createSuggestionIndex, type SuggestionIndex } from '../rules/search/suggestionIndex.js';
export { suggestionHref } from '../rules/search/suggestions.js';
export type { Invitation } from '../rules/service/referral.js';
export type { AcceptedItem } from '../rules/upsells/amendment.js';
