// The components. They are pure and take the brand of the scope around them. Components with stories are public; their
// parts and helpers are not.
export { AddressForm, type AddressFormProps } from '../blocks/AddressForm.js';
export { AddToBasketButton, type AddToBasketButtonProps } from '../blocks/AddToBasketButton.js';
export { Amount, type AmountProps, type AmountSize } from '../blocks/Amount.js';
export { CardForm, type CardFormProps } from '../blocks/CardForm.js';
export { CaseContentsList, type CaseContentsListProps } from '../blocks/CaseContentsList.js';
export { type CaseChoice, CaseContentsModal, type CaseContentsModalProps } from '../blocks/CaseContentsModal.js';
export type { CaseContentsModalBuyProps } from '../blocks/CaseContentsModalBuy.js';
export { CouponBox, type CouponBoxProps } from '../blocks/CouponBox.js';
export { DeliveryPromiseStrip, type DeliveryPromiseStripProps } from '../blocks/DeliveryPromiseStrip.js';
export { FavouriteToggle, type FavouriteToggleProps } from '../blocks/FavouriteToggle.js';
export { FigureRow, type FigureRowProps } from '../blocks/FigureRow.js';
export { FillTheCase, type FillTheCaseProps } from '../blocks/FillTheCase.js';
export { FreeGiftSwap, type FreeGiftSwapProps } from '../blocks/FreeGiftSwap.js';
export { FuturePayments, type FuturePaymentsProps } from '../blocks/FuturePayments.js';
export { GiftCardBalanceForm, type GiftCardBalanceFormProps } from '../blocks/GiftCardBalanceForm.js';
export { GiftPaymentForm, type GiftPaymentFormProps } from '../blocks/GiftPaymentForm.js';
export { ItemRow, type ItemRowProps, ItemTitle, type ItemTitleProps } from '../blocks/ItemRow.js';
export { LinkCopiedPopup, type LinkCopiedPopupProps } from '../blocks/LinkCopiedPopup.js';
export { LowStockError, type LowStockErrorProps } from '../blocks/LowStockError.js';
export { MembershipPanel, type MembershipPanelProps } from '../blocks/MembershipPanel.js';
export { OrderSummary, type OrderSummaryProps } from '../blocks/OrderSummary.js';
export { PageShell, type PageShellProps } from '../blocks/PageShell.js';
export { PaymentLogos, type PaymentLogosProps } from '../blocks/PaymentLogos.js';
export { PostcodeLookup, type PostcodeLookupProps } from '../blocks/PostcodeLookup.js';
export { PriceDisplay, type PriceDisplayProps } from '../blocks/PriceDisplay.js';
export { ProductImage, type ProductImageProps } from '../blocks/ProductImage.js';
export { RichContent, type RichContentProps } from '../blocks/RichContent.js';
export { SafeHtmlBlock, type SafeHtmlBlockProps } from '../blocks/SafeHtmlBlock.js';
export { SavingsBalance, type SavingsBalanceProps } from '../blocks/SavingsBalance.js';
export { SharePanel, type SharePanelProps } from '../blocks/SharePanel.js';
export { TruckGraphic, type TruckGraphicProps } from '../blocks/TruckGraphic.js';
export { UnlimitedLogo, type UnlimitedLogoProps } from '../blocks/UnlimitedLogo.js';
export { UnlimitedOffer, type UnlimitedOfferProps } from '../blocks/UnlimitedOffer.js';
export { UnlimitedPromotion, type UnlimitedPromotionProps } from '../blocks/UnlimitedPromotion.js';
export { WelcomeGifts, type WelcomeGiftsProps } from '../blocks/WelcomeGifts.js';
export { WineCard, type WineCardParts, type WineCardProps } from '../blocks/WineCard.js';
export { WineCardSkeleton, type WineCardSkeletonProps } from '../blocks/WineCardSkeleton.js';
export { WineGrid, type WineGridProps } from '../blocks/WineGrid.js';
export { WinePlanUpsell, type WinePlanUpsellProps } from '../blocks/WinePlanUpsell.js';
export { WineRail, type WineRailProps } from '../blocks/WineRail.js';
export type { CasePlace } from '../rules/plans/caseWork.js';
export { AccountDetailsPage, type AccountDetailsPageProps } from '../screens/account/AccountDetailsPage.js';
export { AccountHomePage, type AccountHomePageProps } from '../screens/account/AccountHomePage.js';
export { AccountLayout, type AccountLayoutProps } from '../screens/account/AccountLayout.js';
export {
  type AddressBook,
  AddressBookPage,
  type AddressBookPageProps,
  type AddressEdit,
} from '../screens/account/AddressBookPage.js';
export { CardsPage, type CardsPageProps } from '../screens/account/CardsPage.js';
export { ChangeEmailForm, type ChangeEmailFormProps } from '../screens/account/ChangeEmailForm.js';
export { ContactPreferencesPage, type ContactPreferencesPageProps } from '../screens/account/ContactPreferencesPage.js';
export { FavouritesPage, type FavouritesPageProps } from '../screens/account/FavouritesPage.js';
export { OrderDetailsPage, type OrderDetailsPageProps } from '../screens/account/OrderDetailsPage.js';
export { OrderHistoryPage, type OrderHistoryPageProps } from '../screens/account/OrderHistoryPage.js';
export { PermissionsPage, type PermissionsPageProps } from '../screens/account/PermissionsPage.js';
export { ProfileOptionsForm, type ProfileOptionsFormProps } from '../screens/account/ProfileOptionsForm.js';
export { PurchasesPage, type PurchasesPageProps } from '../screens/account/PurchasesPage.js';
export { RatingsPage, type RatingsPageProps } from '../screens/account/RatingsPage.js';
export { RecentlyViewedPage, type RecentlyViewedPageProps } from '../screens/account/RecentlyViewedPage.js';
export {
  type RefundKind,
  SavingsAccountPage,
  type SavingsAccountPageProps,
} from '../screens/account/SavingsAccountPage.js';
export { StepUpPage, type StepUpPageProps } from '../screens/account/StepUpPage.js';
export { StoragePage, type StoragePageProps } from '../screens/account/StoragePage.js';
export { SubscriptionPage, type SubscriptionPageProps } from '../screens/account/SubscriptionPage.js';
export { SubscriptionsPage, type SubscriptionsPageProps } from '../screens/account/SubscriptionsPage.js';
export type { SubscriptionChange, SubscriptionDraft } from '../screens/account/subscriptionParts.js';
export {
  UnlimitedPage,
  type UnlimitedPageContent,
  type UnlimitedPageProps,
} from '../screens/account/UnlimitedPage.js';
export { VouchersPage, type VouchersPageProps } from '../screens/account/VouchersPage.js';
export { type Wallet, WalletPage, type WalletPageProps } from '../screens/account/WalletPage.js';
export {
  type WineRewardOptions,
  WineRewardOptionsForm,
  type WineRewardOptionsFormProps,
} from '../screens/account/WineRewardOptionsForm.js';
export { type StatementMedia, WineRewardPage, type WineRewardPageProps } from '../screens/account/WineRewardPage.js';
export { YourDataPage, type YourDataPageProps } from '../screens/account/YourDataPage.js';
export {
  AddedToBasketConfirmation,
  type AddedToBasketConfirmationProps,
} from '../screens/basket/AddedToBasketConfirmation.js';
export { BasketErrorModal, type BasketErrorModalProps } from '../screens/basket/BasketErrorModal.js';
export { BasketPopup, type BasketPopupProps } from '../screens/basket/BasketPopup.js';
export { CartLine, type CartLineProps } from '../screens/basket/CartLine.js';
export type { CartLineHandlers } from '../screens/basket/CartLineActions.js';
export { CartPage, type CartPageProps } from '../screens/basket/CartPage.js';
export { CartSummary, type CartSummaryProps } from '../screens/basket/CartSummary.js';
export type { AmendChoice } from '../screens/checkout/AmendOffer.js';
export { CheckoutPage, type CheckoutPageProps } from '../screens/checkout/CheckoutPage.js';
export { ChosenAddress, type ChosenAddressProps } from '../screens/checkout/ChosenAddress.js';
export {
  type CollectionFields,
  CollectionPicker,
  type CollectionPickerProps,
  type CollectionSearch,
} from '../screens/checkout/CollectionPicker.js';
export { ConfirmationPage, type ConfirmationPageProps } from '../screens/checkout/ConfirmationPage.js';
export { DeliveryMethodPicker, type DeliveryMethodPickerProps } from '../screens/checkout/DeliveryMethodPicker.js';
export { GiftMessageForm, type GiftMessageFormProps } from '../screens/checkout/GiftMessageForm.js';
export {
  type CheckoutCustomer,
  GuestRegisteredPage,
  type GuestRegisteredPageProps,
} from '../screens/checkout/GuestRegisteredPage.js';
export { LabelMessageForm, type LabelMessageFormProps } from '../screens/checkout/LabelMessageForm.js';
export { OrderAmendPage, type OrderAmendPageProps } from '../screens/checkout/OrderAmendPage.js';
export {
  type PayerAuthState,
  PayerAuthStep,
  type PayerAuthStepProps,
} from '../screens/checkout/PayerAuthStep.js';
export { PaymentStep, type PaymentStepProps } from '../screens/checkout/PaymentStep.js';
export type { PaymentWay } from '../screens/checkout/PaymentWays.js';
export { ReviewStep, type ReviewStepProps } from '../screens/checkout/ReviewStep.js';
export { SavedAddressPicker, type SavedAddressPickerProps } from '../screens/checkout/SavedAddressPicker.js';
export { TimeslotPicker, type TimeslotPickerProps } from '../screens/checkout/TimeslotPicker.js';
export { EVoucherForm, type EVoucherFormProps } from '../screens/gifts/EVoucherForm.js';
export { EVoucherPage, type EVoucherPageProps } from '../screens/gifts/EVoucherPage.js';
export { EVoucherPreview, type EVoucherPreviewProps } from '../screens/gifts/EVoucherPreview.js';
export { GiftCardPage, type GiftCardPageProps } from '../screens/gifts/GiftCardPage.js';
export { GiftChooser, type GiftChooserProps, type GiftType } from '../screens/gifts/GiftChooser.js';
export { type GiftIdeas, GiftsPage, type GiftsPageProps } from '../screens/gifts/GiftsPage.js';
export { GiftVouchersPage, type GiftVouchersPageProps } from '../screens/gifts/GiftVouchersPage.js';
export { PurchaseVoucherPage, type PurchaseVoucherPageProps } from '../screens/gifts/PurchaseVoucherPage.js';
export { BannerSignIn, type BannerSignInProps } from '../screens/header/BannerSignIn.js';
export { BrandLogo } from '../screens/header/BrandLogo.js';
export { BrandOverlay, type BrandOverlayProps } from '../screens/header/BrandOverlay.js';
export { CheckoutHeader } from '../screens/header/CheckoutHeader.js';
export { Footer, type FooterProps } from '../screens/header/Footer.js';
export type { FooterSection } from '../screens/header/FooterColumn.js';
export { Header, type HeaderProps } from '../screens/header/Header.js';
export { HeaderBasket, type HeaderBasketProps } from '../screens/header/HeaderBasket.js';
export { MainNav, type MainNavProps } from '../screens/header/MainNav.js';
export { MenuButton, type MenuButtonProps } from '../screens/header/MenuButton.js';
export { MobileMenu, type MobileMenuProps } from '../screens/header/MobileMenu.js';
export { MoreMenu, type MoreMenuProps } from '../screens/header/MoreMenu.js';
export { ReferFriendLink, type ReferFriendLinkProps } from '../screens/header/ReferFriendLink.js';
export { DeliveryCollectionPanel, type DeliveryCollectionPanelProps } from '../screens/home/DeliveryCollectionPanel.js';
export { EmailOptInReminder, type EmailOptInReminderProps } from '../screens/home/EmailOptInReminder.js';
export { GuaranteeBlock, type GuaranteeBlockProps } from '../screens/home/GuaranteeBlock.js';
export { HeroCarousel, type HeroCarouselProps, type HeroPanel } from '../screens/home/HeroCarousel.js';
export { HomePage, type HomePageProps } from '../screens/home/HomePage.js';
export { HomepageBanner, type HomepageBannerProps } from '../screens/home/HomepageBanner.js';
export { MixedCaseHighlights, type MixedCaseHighlightsProps } from '../screens/home/MixedCaseHighlights.js';
export { NewsletterPrompt, type NewsletterPromptProps } from '../screens/home/NewsletterPrompt.js';
export { ParallaxBanner } from '../screens/home/ParallaxBanner.js';
export { PartnershipSection, type PartnershipSectionProps } from '../screens/home/PartnershipSection.js';
export { QuickLinks, type QuickLinksProps } from '../screens/home/QuickLinks.js';
export { RecentlyViewed, type RecentlyViewedProps } from '../screens/home/RecentlyViewed.js';
export { RecommendedWines, type RecommendedWinesProps } from '../screens/home/RecommendedWines.js';
export { CellButton, TetrisCell, type TetrisCellProps } from '../screens/home/TetrisCell.js';
export { TetrisGrid, type TetrisGridProps, TetrisGridSkeleton } from '../screens/home/TetrisGrid.js';
export { CardNumberGate, type CardNumberGateProps } from '../screens/identity/CardNumberGate.js';
export { ForgottenPasswordPage, type ForgottenPasswordPageProps } from '../screens/identity/ForgottenPasswordPage.js';
export { LoginForm, type LoginFormProps } from '../screens/identity/LoginForm.js';
export { LoginModal, type LoginModalProps } from '../screens/identity/LoginModal.js';
export { LoginPage, type LoginPageProps } from '../screens/identity/LoginPage.js';
export { SetPasswordPage, type SetPasswordPageProps } from '../screens/identity/SetPasswordPage.js';
export { TemporaryPasswordPage, type TemporaryPasswordPageProps } from '../screens/identity/TemporaryPasswordPage.js';
export {
  PlanCancelPage,
  type PlanCancelPageProps,
  type PlanCancelStep,
} from '../screens/plans/cancel/PlanCancelPage.js';
export { SaveOfferDialog, type SaveOfferDialogProps } from '../screens/plans/cancel/SaveOfferDialog.js';
export { PlanChangePage, type PlanChangePageProps } from '../screens/plans/change/PlanChangePage.js';
export {
  type PlanPaymentChoice,
  PlanPaymentPage,
  type PlanPaymentPageProps,
} from '../screens/plans/change/PlanPaymentPage.js';
export {
  PlanSubscribePage,
  type PlanSubscribePageProps,
  type PlanSubscription,
} from '../screens/plans/change/PlanSubscribePage.js';
export { PlanAddressPage, type PlanAddressPageProps } from '../screens/plans/delivery/PlanAddressPage.js';
export {
  type PlanDeliveryChoice,
  PlanDeliveryPage,
  type PlanDeliveryPageProps,
} from '../screens/plans/delivery/PlanDeliveryPage.js';
export { EndedPlanPage, type EndedPlanPageProps } from '../screens/plans/list/EndedPlanPage.js';
export { PlanHistoryPage, type PlanHistoryPageProps } from '../screens/plans/list/PlanHistoryPage.js';
export { ReinstateDialog, type ReinstateDialogProps } from '../screens/plans/list/ReinstateDialog.js';
export { SkipCaseDialog, type SkipCaseDialogProps, type SkipStep } from '../screens/plans/list/SkipCaseDialog.js';
export { UpcomingCases, type UpcomingCasesProps } from '../screens/plans/list/UpcomingCases.js';
export { type PlanRequest, WinePlanPage, type WinePlanPageProps } from '../screens/plans/list/WinePlanPage.js';
export type { PlanDetails } from '../screens/plans/list/WinePlanPageDetails.js';
export { WinePlansPage, type WinePlansPageProps } from '../screens/plans/list/WinePlansPage.js';
export { FlexiWinePicker, type FlexiWinePickerProps } from '../screens/plans/nextCase/FlexiWinePicker.js';
export { NextCasePage, type NextCasePageProps } from '../screens/plans/nextCase/NextCasePage.js';
export { Accolades, type AccoladesProps } from '../screens/product/Accolades.js';
export { AlertSignUp, type AlertSignUpProps } from '../screens/product/AlertSignUp.js';
export { BulkDeals, type BulkDealsProps } from '../screens/product/BulkDeals.js';
export { LandingPage, type LandingPageProps } from '../screens/product/LandingPage.js';
export { LiveShoppingOverlay, type LiveShoppingOverlayProps } from '../screens/product/LiveShoppingOverlay.js';
export { NotifyButton, type NotifyButtonProps } from '../screens/product/NotifyButton.js';
export { OfferGrid, type OfferGridProps } from '../screens/product/OfferGrid.js';
export { OfferPage, type OfferPageOffer, type OfferPageProps } from '../screens/product/OfferPage.js';
export { ProductDetails, type ProductDetailsProps } from '../screens/product/ProductDetails.js';
export { ProductPage, type ProductPageProps } from '../screens/product/ProductPage.js';
export { ReviewsSection, type ReviewsSectionProps } from '../screens/product/ReviewsSection.js';
export { TastingNoteOverlay, type TastingNoteOverlayProps } from '../screens/product/TastingNoteOverlay.js';
export { TastingNotePrintPage, type TastingNotePrintPageProps } from '../screens/product/TastingNotePrintPage.js';
export { WinePlanTabbedOffer, type WinePlanTabbedOfferProps } from '../screens/product/WinePlanTabbedOffer.js';
export { WinePlanTours, type WinePlanToursProps } from '../screens/product/WinePlanTours.js';
export type { WinePlanViewProps } from '../screens/product/WinePlanView.js';
export { QuickFilters, type QuickFiltersProps } from '../screens/search/QuickFilters.js';
export { SearchPanel, type SearchPanelProps, type TermChange } from '../screens/search/SearchPanel.js';
export { SearchResultsChosen } from '../screens/search/SearchResultsChosen.js';
export { SearchResultsFilters, type SearchResultsFiltersProps } from '../screens/search/SearchResultsFilters.js';
export { SearchResultsNone, type SearchResultsNoneProps } from '../screens/search/SearchResultsNone.js';
export { SearchResultsPage, type SearchResultsPageProps } from '../screens/search/SearchResultsPage.js';
export { SearchResultsStory, type SearchResultsStoryProps } from '../screens/search/SearchResultsStory.js';
export { SearchResultsTools, type SearchResultsToolsProps } from '../screens/search/SearchResultsTools.js';
export { SuggestionList, type SuggestionListProps, type SuggestionParts } from '../screens/search/SuggestionList.js';
export { ArticlePage, type ArticlePageProps } from '../screens/service/ArticlePage.js';
export { ArticleProducts, type ArticleProductsProps } from '../screens/service/ArticleProducts.js';
export { ContactUsPage } from '../screens/service/ContactUsPage.js';
export { CustomerServicesPage } from '../screens/service/CustomerServicesPage.js';
export { FaqPage, type FaqPageProps } from '../screens/service/FaqPage.js';
export { NotFoundPage } from '../screens/service/NotFoundPage.js';
export { ReferFriendPage, type ReferFriendPageProps } from '../screens/service/ReferFriendPage.js';
export { TermsPage, type TermsPageProps } from '../screens/service/TermsPage.js';
export { CartUpsell, type CartUpsellProps } from '../screens/upsells/CartUpsell.js';
export {
  PostPurchaseUpsell,
  type PostPurchaseUpsellProps,
  type ShownPostPurchaseOffer,
} from '../screens/upsells/PostPurchaseUpsell.js';
export { ProductUpsell, type ProductUpsellProps } from '../screens/upsells/ProductUpsell.js';
export { TopUpOffer, type TopUpOfferProps } from '../screens/upsells/TopUpOffer.js';
export type { OfferedUpsell, UpsellAnswers } from '../screens/upsells/UpsellBody.js';
export { UpsellModal, type UpsellModalProps } from '../screens/upsells/UpsellModal.js';
export { Accordion, type AccordionItem, type AccordionProps } from '../ui/Accordion.js';
export { ActionButton, type ActionButtonProps } from '../ui/ActionButton.js';
/** The kit's line drawings by name, for `Icon` and `IconButton`, each in a box of 24 by 24. */
export * as icons from '../ui/allIcons.js';
export { BottleSkeleton } from '../ui/BottleSkeleton.js';
export { BrandScope, type BrandScopeProps } from '../ui/BrandScope.js';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from '../ui/Button.js';
export { Carousel, type CarouselPanel, type CarouselProps } from '../ui/Carousel.js';
export { Checkbox, type CheckboxProps } from '../ui/Checkbox.js';
export { ChunkErrorNotice, type ChunkErrorNoticeProps } from '../ui/ChunkErrorNotice.js';
export { DigitBoxes, type DigitBoxesProps } from '../ui/DigitBoxes.js';
export { EmailField } from '../ui/EmailField.js';
export { EmptyPage, type EmptyPageProps } from '../ui/EmptyPage.js';
export { EmptyState, type EmptyStateProps } from '../ui/EmptyState.js';
export { ErrorSummary, type ErrorSummaryProps, type Mistake } from '../ui/ErrorSummary.js';
export { FieldRow, type FieldRowProps } from '../ui/FieldRow.js';
export { Icon, type IconProps } from '../ui/Icon.js';
export { IconButton, type IconButtonProps } from '../ui/IconButton.js';
export { Link, type LinkProps } from '../ui/Link.js';
export { ModalDialog, type ModalDialogProps } from '../ui/ModalDialog.js';
export { NetworkErrorNotice, type NetworkErrorNoticeProps } from '../ui/NetworkErrorNotice.js';
export { Notice, type NoticeProps } from '../ui/Notice.js';
export { OptInButton, type OptInButtonProps } from '../ui/OptInButton.js';
export { Pagination, type PaginationProps } from '../ui/Pagination.js';
export { Panel, type PanelProps } from '../ui/Panel.js';
export { PasswordField, type PasswordFieldProps } from '../ui/PasswordField.js';
export { Popover, type PopoverProps } from '../ui/Popover.js';
export { ProductCarousel, type ProductCarouselProps } from '../ui/ProductCarousel.js';
export { Progress, type ProgressProps } from '../ui/Progress.js';
export { QuantityBox, type QuantityBoxProps } from '../ui/QuantityBox.js';
export { RadioGroup, type RadioGroupProps, type RadioOption } from '../ui/RadioGroup.js';
export { RetryNotice, type RetryNoticeProps } from '../ui/RetryNotice.js';
export { Select, type SelectOption, type SelectProps } from '../ui/Select.js';
export { Silhouette, type SilhouetteProps } from '../ui/Silhouette.js';
export { Skeleton, type SkeletonProps } from '../ui/Skeleton.js';
export { Spinner } from '../ui/Spinner.js';
export { StarRating, type StarRatingProps } from '../ui/StarRating.js';
export { type Step, Stepper, type StepperProps } from '../ui/Stepper.js';
export { type Scope, useScope, useText } from '../ui/scope.js';
export { Table, type TableColumn, type TableProps } from '../ui/Table.js';
export { type Tab, Tabs, type TabsProps } from '../ui/Tabs.js';
export { TextArea, type TextAreaProps } from '../ui/TextArea.js';
export { TextField, type TextFieldProps } from '../ui/TextField.js';
export { Toast, type ToastProps } from '../ui/Toast.js';
export { ToastRegion, type ToastRegionProps } from '../ui/ToastRegion.js';
export { Tooltip, type TooltipProps } from '../ui/Tooltip.js';
export { followTabKey } from '../ui/tabKeys.js';
export { useHref } from '../ui/useHref.js';
export { Vignette } from '../ui/Vignette.js';
export { VisuallyHidden, type VisuallyHiddenProps } from '../ui/VisuallyHidden.js';
