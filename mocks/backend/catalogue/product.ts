import type * as product from '../../../src/api/endpoints/product.js';
import type { Product } from '../../../src/model/product.js';
import type { Resolvers } from '../resolver.js';
import { inStockNow } from './stock.js';

export const productResolvers: Resolvers<typeof product> = {
  getProduct: (state, { params: { itemcode }, session }, { shop, account, refuse }) => {
    const product = inStockNow(state, shop.items.get(itemcode) ?? refuse.notFound(`There is no item ${itemcode}.`));
    return session.login === 'visitor' ? product : { ...product, favourited: account().favourites.includes(itemcode) };
  },

  getCase: (_, { params: { itemcode } }, { shop, refuse }) => {
    const item = shop.items.get(itemcode) ?? refuse.notFound(`There is no item ${itemcode}.`);
    if (item.contents.length === 0) refuse.notFound(`${itemcode} is not a case.`);
    const { itemCode, name, webHeadline } = item.product;
    return {
      parentProduct: { itemCode, name, ...(webHeadline !== undefined && { webHeadline }) },
      contentProducts: item.contents.flatMap(({ itemCode: code, quantity }) => {
        const wine = shop.items.get(code)?.product;
        return wine ? [{ quantity, referencedProduct: referenced(wine) }] : [];
      }),
    };
  },
};

/** Returns the details of a wine in a case. */
const referenced = ({
  itemCode,
  productType,
  name,
  vintage,
  smallImage,
  grapeName,
  countryName,
  webHeadline,
  ratingDetails,
}: Product) => ({
  itemCode,
  productType,
  name,
  vintage,
  smallImage,
  grapeName,
  countryName,
  webHeadline,
  ratingDetails,
});
