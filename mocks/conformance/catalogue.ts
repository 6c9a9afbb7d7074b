/** Every documented call, one per line: its id, method, path, permitted callers and fields. Written from the documents
 * and never from the rows, which are checked against it. `-` means that the documents show no method or path. A field
 * marked `!` is required and one marked `?` is optional; the documents do not classify an unmarked one. */
export const catalogue = `
findShopAddresses GET /api/address/shop/{postcode} unknown
findAddressesByPostcode GET /api/address/postcode/{postcode} unknown
login POST /api/authentication/login visitor body.email! body.password!
logout POST /api/authentication/logout soft
getProfileDetails GET /api/user/details visitor
listPermissions GET /api/user/permissions presumed-user query.limit
getPermissionsByCategory GET /api/user/permissions/{category} soft
createPermission POST /api/user/permission presumed-user body.category body.code body.state
updatePermissionsByCategory POST /api/user/permissions/{category} presumed-user body.category body.code body.state
createUserInterest POST /api/user/interests/{itemCode} hard
listRecommendedWines GET /api/user/recommendations/list presumed-user query.limit
listPurchases GET /api/user/purchases/list presumed-user
listRecentlyBrowsed GET /api/user/recentlybrowsed/list presumed-user
addRecentlyBrowsed PUT /api/user/recentlybrowsed/{itemCode} presumed-user
updateProfileOptions PUT /api/user/profile/options presumed-user body.payForWineplansWithWinereward
updateUserEmail PUT /api/user/email presumed-user body.email body.recrPage
submitAccountEmail POST /api/account/email unknown body.email
updateContactPreferences PUT /api/user/preferences/contact presumed-user body.optin
listRatings GET /api/user/ratings/list presumed-user
listFavourites GET /api/user/favourites/list soft
addFavourite PUT /api/user/favourites/{itemCode} soft body.AntiFavourite?
deleteFavourite PUT /api/user/favourites/delete/{itemCode} soft
listSavingsAccounts GET /api/user/savingsaccounts hard
getSavingsAccount GET /api/user/savingsaccounts/{accountId} hard
getSavingsAccountStatement GET /api/user/savingsaccounts/statement/{accountId} presumed-user
refundSavingsAccount POST /gvapi/user/savingsaccounts/refund/{accountId} presumed-user
autoRefundSavingsAccount POST /gvapi/user/savingsaccounts/autorefund/{accountId} presumed-user
listSubscriptions GET /api/user/subscriptions/subscription/list presumed-user
listWinePlans GET /api/user/subscriptions/wineplans/list presumed-user
getWinePlanList GET /api/user/subscriptions/wineplan/{subscriptionId}/list presumed-user
listWinePlanUpcomingCases GET /api/user/subscriptions/wineplan/{subscriptionId}/upcomingcases presumed-user
listWinePlanDeliveryMethods GET /api/user/subscriptions/wineplan/delivery/methods/{subscriptionId} presumed-user query.deliveryMethod query.deliveryTypeCode query.nextDeliveryDate query.subscriptionOrderId
updateWinePlanDelivery PUT /api/user/subscriptions/wineplan/delivery/{subscriptionId} presumed-user
getWinePlanSaveOffer GET /api/user/subscriptions/wineplan/{subscriptionId}/{saveType} presumed-user
getWinePlanCancelSaveOffer GET /api/user/subscriptions/wineplan/{wpSubscriptionId}/{saveType} presumed-user
skipWinePlanDelivery PUT /api/user/subscriptions/wineplan/delivery/skip/{subscriptionId} presumed-user query.orderId
checkWinePlanDeliverySkip PUT /api/user/subscriptions/wineplan/delivery/skipcheck/{subscriptionId} presumed-user
listWinePlanDeliveryDates GET /api/user/subscriptions/wineplan/delivery/dates/{subscriptionId}/{method} presumed-user
updateWinePlan PUT /api/user/subscriptions/wineplan/{subscriptionId} presumed-user body.caseType body.frequency body.subscriptionOrderId body.changePlan? body.nextDeliveryOnly?
getWinePlanNextCase GET /api/user/subscriptions/wineplan/{subscriptionId}/nextcase/{orderId} presumed-user
setWinePlanNextCaseItem PUT /api/user/subscriptions/wineplan/{subscriptionId}/nextcase/{orderId}/{itemCode}/{quantity} presumed-user query.method
removeWinePlanNextCaseItem DELETE /api/user/subscriptions/wineplan/{subscriptionId}/nextcase/{orderId}/{itemCode} presumed-user
saveWinePlanNextCase PUT /api/user/subscriptions/wineplan/{subscriptionId}/nextcase/{orderId} presumed-user body.saveOption
resetWinePlanNextCase DELETE /api/user/subscriptions/wineplan/{subscriptionId}/nextcase/{orderId}/reset presumed-user
listWinePlanAddresses GET /api/user/subscriptions/wineplan/addresses/{subscriptionId} presumed-user
setWinePlanBillingAddress PUT /api/user/subscriptions/wineplan/address/billing/{subscriptionId}/{addressId} presumed-user
setWinePlanDeliveryAddress PUT /api/user/subscriptions/wineplan/address/delivery/{subscriptionId}/{addressId} presumed-user
setWinePlanShopDeliveryAddress PUT /api/user/subscriptions/wineplan/delivery/shopaddress/{subscriptionId}/{addressId} presumed-user
addWinePlanDeliveryAddress PUT /api/user/subscriptions/wineplan/delivery/addaddress/{subscriptionId} presumed-user
addWinePlanDeliveryAddressV2 PUT /api/user/subscriptions/v2/wineplan/delivery/addaddress/{subscriptionId} presumed-user
editWinePlanDeliveryAddress PUT /api/user/subscriptions/wineplan/delivery/editaddress/{subscriptionId}/ presumed-user body.address
editWinePlanDeliveryAddressV2 PUT /api/user/subscriptions/v2/wineplan/delivery/editaddress/{subscriptionId}/ presumed-user body.address
listSubscriptionWinePlanOptions GET /api/user/subscriptions/wineplans/{subscriptionId}/options presumed-user query.bottleCountFilter
listWinePlanOptions GET /api/wineplans/options unknown query.schemeType query.bottleCountFilter query.schemeFamily
subscribeToWinePlan PUT /api/user/subscriptions/wineplan/subscribe presumed-user body.caseType body.frequency body.parentSubscriptionId body.schemeCode
listWinePlanPaymentMethods GET /api/user/subscriptions/wineplan/payment/availablemethods/{subscriptionId} presumed-user
switchWinePlanPayment PUT /api/user/subscriptions/wineplan/payment/{subscriptionId}/{paymentId} presumed-user query.updateAllPlans
updateWineRewardOptions PUT /api/user/subscriptions/winereward/{subscriptionId}/options presumed-user body.dayOfMonth body.paymentHoliday
listWineRewardEvents GET /api/user/subscriptions/winereward/{subscriptionId}/events presumed-user
requestWineRewardStatement POST /api/user/subscriptions/winereward/{subscriptionId}/statements/requestStatement presumed-user body.media
reinstateWinePlan PUT /api/user/subscriptions/wineplan/reinstate/{wpSubscriptionId} presumed-user
listWinePlanCaseHistory GET /api/user/subscriptions/wineplan/history/casehistory/{wpSubscriptionId} presumed-user
cancelWinePlan DELETE /api/user/subscriptions/wineplan/{wpSubscriptionId} presumed-user query.reasonCode
submitWinePlanFeedback PUT /api/user/subscriptions/wineplan/feedback/{wpSubscriptionId} presumed-user query.feedbackText
applyWinePlanSaveOffer PUT /api/user/subscriptions/wineplan/saveoffer/{wpSubscriptionId} presumed-user body.subscriptionOrderId body.offerId body.token
listFreeGifts GET /api/user/subscriptions/freegift/{itemClassification} presumed-user
swapFreeGift PUT /api/user/subscriptions/freegift/{itemClassification}/swap presumed-user query.activeItemCode query.swapItemCode
listSubscriptionCancelReasonCodes GET /api/user/subscriptions/subscription/availableCancelReasonCodes presumed-user
cancelSubscription DELETE /api/user/subscriptions/subscription/{subscriptionId} presumed-user query.reasonCode
updateCurrentSubscription PUT /api/user/subscriptions/subscription/{subscriptionId}/current presumed-user body.caseType body.autoRenew
switchSubscriptionPaymentOption PUT /api/user/subscriptions/subscription/payment/{subscriptionId}/{paymentOption} presumed-user
updateSubscriptionPayment PUT /api/user/subscriptions/subscription/payment/{subscriptionId} presumed-user body.paymentDetail body.paymentId body.updateAllPlans
listSubscriptionPaymentMethods GET /api/user/subscriptions/subscription/payment/availablemethods/{subscriptionId} presumed-user
listSubscriptionReasons GET /api/user/subscriptions/reasons presumed-user query.type
addShippingAddress POST /api/user/shipping/addresses presumed-user body.shippingNewAddress body.createBillingAddrflag
updateShippingAddress PUT /api/user/shipping/address/{addressId} presumed-user body.shipping_address_object body.createBillingAddrflag
deleteShippingAddress DELETE /api/user/shipping/address/{addressId} presumed-user
updateBillingAddress PUT /api/user/billing/address/ presumed-user body.address body.contactInfo body.personalInfo
savePaymentCard PUT /api/user/payment/{options} presumed-user body.cardType body.cardNumber body.expirationMonth body.expirationYear body.cvv body.type
deletePaymentCard DELETE /api/user/payment/{cardId} presumed-user
setPaymentCardOptions POST /api/user/payment/{cardId}/options presumed-user
validateCardBinRange PUT /api/priceToPoints/card/validateBinRange unknown body.cardId
checkCardCookie - - unknown
listVouchers GET /api/user/voucher/list presumed-user
validateVoucher PUT /api/user/voucher/validate/{voucherCode} presumed-user
redeemVoucher PUT /api/user/voucher/redeem/{voucherCode} presumed-user
addEVoucherToCart PUT /api/cart/eItemCode unknown body.itemCode body.quantity body.name body.recipientEmail! body.recipientName! body.verifyEmail body.message! body.amount! body.salesCode
applyCheckoutCoupon PUT /api/checkout/coupon/{voucher} visitor
getGiftCardBalance GET /api/giftcards/{cardNumber}/balance unknown query.pin!
getCart GET /api/cart/list visitor query.validate!
listCartSubscriptions GET /api/cart/subscriptions/list unknown
setCartItemQuantity PUT /api/cart/itemcode/{itemcode}/{quantity} visitor query.method!
addCartItem PUT /api/cart/{itemtype}/{itemcode}/{quantity} visitor
addMultipleCartItems POST /api/cart/itemcode visitor body.cartItems
addCartItemsBatch POST /api/cart visitor body.cartItems
removeCartItem DELETE /api/cart/{itemtype}/{itemcode} visitor
removeCartItemByCommerceId DELETE /api/cart/commerceitemidentifier/{commerceItemId} visitor
getFuturePaymentsByCart GET /api/futurepayments/bycart unknown
getOffer GET /api/offer/{offercode} unknown query.frequency?
getCartUpsellOffers GET /api/offer/cart unknown
getProductUpsellOffers GET /api/offer/product/{itemcode} unknown
getOrderUpsellOffers GET /api/offer/order/{orderId} unknown
getBulkPromotions GET /api/promotions/bulk-promotions/{itemcode} visitor
getProduct GET /api/product/item/{itemcode} visitor
getCase GET /api/product/case/{itemcode} visitor
getWinePlanScheme GET /api/wineplan/{schemeId} unknown
getFuturePaymentsByProduct GET /api/futurepayments/byproduct unknown query.items
listFlexiWines GET /api/search/product/flexiwines/{navigationPath} unknown
readSearchResultsPage GET /wines visitor query.Ntt! query.Nrpp!
createCheckoutOrder POST /api/checkout/orders/ visitor
listCheckoutOrders GET /api/checkout/orders visitor
getOrder GET /api/user/order presumed-user query.orderId
getOrderHistoryDetails GET /api/user/orderhistory/details/{orderId} presumed-user
amendAndCommitOrder POST /api/checkout/amendandcommit/ unknown body.orderId body.action body.itemDetails body.cardPermission
createGuestCheckout PUT /api/checkout/createGuestCheckout visitor body.emailId
createRegisteredCheckout PUT /api/checkout/createRegisteredCheckout unknown
addCheckoutShippingAddress POST /api/checkout/shipping/addresses visitor body.address
addCheckoutShippingAddressV2 POST /api/checkout/shipping/addresses/v2 visitor body.shippingDetail body.options
setCheckoutShippingMethod PUT /api/checkout/shipping/methods visitor body.method? body.shippingMethod?
listCheckoutShippingMethods GET /api/checkout/shipping/methods visitor query.postcode query.type
getShippingMethodInfo GET /api/checkout/shipping/methods/methodinfo/{methodCode} visitor
getShippingOptions GET /api/checkout/shipping/shippingOptions visitor query.date query.shippingMethod
listCollectionLocations GET /api/checkout/shipping/collectionlocations visitor query.postcode query.type
listShippingCountries GET /api/checkout/shipping/countries visitor
setLabelMessages POST /api/checkout/shipping/labelmessages visitor body.labelMessage1 body.labelMessage2 body.labelMessage3 body.labelMessage4
setGiftMessages POST /api/checkout/gift/messages visitor body.giftMessages body.recipientEmail body.sendGift
payAndCommit PUT /api/checkout/payandcommit visitor body.paymentDetails body.webRedirectDetails
updatePaymentAndCommit POST /api/checkout/updatepaymentandcommit unknown body.orderId body.paymentDetails body.webRedirectDetails
listPaymentOptions GET /api/checkout/payment/paymentOptions soft
getCardProviderPayment GET /api/checkout/payment/{cardProvider}/{testing} visitor
payerAuth PUT /api/checkout/payment/{cardProvider}/payerauth visitor body.transientToken body.cardId?
queryHomePageContent - - visitor query.content_type! query.brand!
queryBrandContent - - visitor query.content_type! query.brandIdentifier!
queryDeliveryPromiseContent - - visitor query.query_name!
getPreviewContent - - visitor query.id!
getContentEntry - - visitor query.id!
syncContent - - visitor query.initial? query.nextSyncToken? query.nextPageToken? query.content_type? query.type?
createContentAssetKey - - visitor body.expiry!
getSearchSuggestUkLait GET /json/searchsuggest/searchsuggest_en_GB_UKLAIT.json visitor
getSearchSuggestAvry GET /json/searchsuggest/searchsuggest_en_GB_AVRY.json visitor
getSearchSuggestUkAvry GET /json/searchsuggest/searchsuggest_en_GB_UKAVRY.json visitor
getSearchData GET /assets/components/homepage/data/search/data.json visitor
getSearchKeywords GET /assets/components/homepage/data/search/keywords.json visitor
getGuaranteeHtml GET /html/content/homepage/uk/{brand}/guarantee.html visitor
getFooterHtml GET /html/content/common/uk/{brand}/footer-2019.html visitor
getBannerTemplate GET - visitor
getRecommendedTemplate GET - visitor
getRecentlyViewedTemplate GET - visitor
getPasswordResetTemplate GET - visitor
getHomepageComponentAssets GET /assets/components/homepage/ visitor
getCheckoutComponentAssets GET /assets/components/checkout visitor
validateEmailLegacy GET /jsp/checkout/common/validateEmail.jsp unknown query.email
listShippingMethodsLegacy GET /jsp/checkout/uk/common/shippingMethods.jsp unknown query.postcode
`;
