import type * as freeGiftRows from '../../src/api/endpoints/freeGifts.js';
import type { FreeGift } from '../../src/model/plan.js';
import { giftCode } from '../fixtures/catalogue/codes.js';
import type { CatalogueItem } from '../fixtures/catalogue/types.js';
import type { Shop } from '../world.js';
import type { Resolvers } from './resolver.js';
import type { BasketLine, Session } from './state.js';

/** What the shop gives away. */
const giftCodes = ['corkscrew', 'flutes', 'tumblers', 'decanter-classic'].map(giftCode);

const linesOf = (session: Session, itemClassification: string): BasketLine[] =>
  session.basket.filter(({ classification }) => classification === itemClassification);

const giftsOf = ({ items }: Shop): CatalogueItem[] => giftCodes.flatMap((code) => items.get(code) ?? []);

const freeGiftOf = ({ product }: CatalogueItem, isActive: boolean): FreeGift => ({
  itemCode: product.itemCode,
  name: product.name,
  thumbnailImage: product.thumbnailImage,
  isActive,
});

export const freeGiftResolvers: Resolvers<typeof freeGiftRows> = {
  listFreeGifts: (_, { params: { itemClassification }, session }, { shop }) => {
    const active = linesOf(session, itemClassification).flatMap(({ itemCode }) => shop.items.get(itemCode) ?? []);
    if (active.length === 0) return [];
    const others = giftsOf(shop).filter((gift) => !active.includes(gift));
    return [...active.map((gift) => freeGiftOf(gift, true)), ...others.map((gift) => freeGiftOf(gift, false))];
  },

  swapFreeGift: (_, { params: { itemClassification }, query, session }, { shop, refuse }) => {
    const { activeItemCode, swapItemCode } = query;
    const lines = linesOf(session, itemClassification);
    const line =
      lines.find(({ itemCode }) => itemCode === activeItemCode) ??
      refuse.notFound(`Your basket has no gift ${activeItemCode}.`);
    if (!giftsOf(shop).some(({ product }) => product.itemCode === swapItemCode))
      refuse.invalid(`swapItemCode: ${swapItemCode} is not one of the gifts to choose from`);
    if (lines.some(({ itemCode }) => itemCode === swapItemCode))
      refuse.conflict('This gift is in your basket already.');
    session.basket = session.basket.map((other) => (other === line ? { ...line, itemCode: swapItemCode } : other));
    return undefined;
  },
};
