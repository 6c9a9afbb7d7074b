import type { Endpoints } from '../../src/api/endpoints.js';
import { basketResolvers } from './basket.js';
import { checkoutResolvers } from './checkout.js';
import { identityResolvers } from './identity.js';
import { productResolvers } from './product.js';
import type { Resolvers } from './resolver.js';
import { searchResolvers } from './search.js';

export const resolvers: Resolvers<Endpoints> = {
  ...identityResolvers,
  ...productResolvers,
  ...basketResolvers,
  ...checkoutResolvers,
  ...searchResolvers,
};
