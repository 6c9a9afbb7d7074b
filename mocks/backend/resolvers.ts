import type { Endpoints } from '../../src/api/endpoints.js';
import { addressBookResolvers } from './account/addressBook.js';
import { cardsResolvers } from './account/cards.js';
import { customerResolvers } from './account/customer.js';
import { savingsResolvers } from './account/savings.js';
import { basketResolvers } from './basket/basket.js';
import { freeGiftResolvers } from './basket/freeGifts.js';
import { offerResolvers } from './basket/offers.js';
import { vouchersResolvers } from './basket/vouchers.js';
import { productResolvers } from './catalogue/product.js';
import { searchResolvers } from './catalogue/search.js';
import { checkoutResolvers } from './checkout/checkout.js';
import { deliveryResolvers } from './checkout/delivery.js';
import { orderResolvers } from './checkout/orders.js';
import { contentResolvers } from './content/content.js';
import { fragmentResolvers } from './content/fragments.js';
import { identityResolvers } from './identity/identity.js';
import { nextCaseResolvers } from './plans/nextCases.js';
import { planDeliveryResolvers } from './plans/planDeliveries.js';
import { planResolvers } from './plans/plans.js';
import { subscriptionResolvers } from './plans/subscriptions.js';
import { wineRewardResolvers } from './plans/wineRewards.js';
import type { Resolvers } from './resolver.js';

export const resolvers: Resolvers<Endpoints> = {
  ...identityResolvers,
  ...customerResolvers,
  ...addressBookResolvers,
  ...cardsResolvers,
  ...savingsResolvers,
  ...vouchersResolvers,
  ...subscriptionResolvers,
  ...planResolvers,
  ...planDeliveryResolvers,
  ...nextCaseResolvers,
  ...wineRewardResolvers,
  ...freeGiftResolvers,
  ...productResolvers,
  ...offerResolvers,
  ...basketResolvers,
  ...checkoutResolvers,
  ...deliveryResolvers,
  ...orderResolvers,
  ...searchResolvers,
  ...fragmentResolvers,
  ...contentResolvers,
};
