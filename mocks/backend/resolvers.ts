import type { Endpoints } from '../../src/api/endpoints.js';
import { addressBookResolvers } from './addressBook.js';
import { basketResolvers } from './basket.js';
import { cardsResolvers } from './cards.js';
import { checkoutResolvers } from './checkout.js';
import { contentResolvers } from './content.js';
import { customerResolvers } from './customer.js';
import { deliveryResolvers } from './delivery.js';
import { fragmentResolvers } from './fragments.js';
import { freeGiftResolvers } from './freeGifts.js';
import { identityResolvers } from './identity.js';
import { nextCaseResolvers } from './nextCases.js';
import { offerResolvers } from './offers.js';
import { orderResolvers } from './orders.js';
import { planDeliveryResolvers } from './planDeliveries.js';
import { planResolvers } from './plans.js';
import { productResolvers } from './product.js';
import type { Resolvers } from './resolver.js';
import { savingsResolvers } from './savings.js';
import { searchResolvers } from './search.js';
import { subscriptionResolvers } from './subscriptions.js';
import { vouchersResolvers } from './vouchers.js';
import { wineRewardResolvers } from './wineRewards.js';

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
