import type * as product from '../../src/api/endpoints/product.js';
import type { Resolvers } from './resolver.js';

export const productResolvers: Resolvers<typeof product> = {
  getProduct: (_, { params: { itemcode } }, { shop, refuse }) =>
    shop.items.get(itemcode)?.product ?? refuse.notFound(`There is no item ${itemcode}.`),
};
