import type * as freeGiftRows from '../../../src/api/endpoints/freeGifts.js';
import type { FreeGift } from '../../../src/model/plan.js';
import { isFree } from '../../../src/rules/common/basket.js';
import { giftCode } from '../../fixtures/catalogue/codes.js';
import type { CatalogueItem } from '../../fixtures/catalogue/types.js';
import type { Shop } from '../../world/world.js';
import { stockOf } from '../catalogue/stock.js';
import { plain } from '../plain.js';
import type { Resolvers } from '../resolver.js';
import type { Basket, BasketLine, ShopState } from '../state.js';
import { membershipStartedBy, schemeStartedBy } from './classification.js';
import { goodsOf } from './pricing.js';

/** Item codes of the free gifts. */
const giftCodes = ['corkscrew', 'flutes', 'tumblers', 'decanter-classic'].map(giftCode);

/** Value of goods from which a basket gets a gift, in pence, cents or points. */
const giftFrom = 20_000;

/** The condition for a gift of each kind. */
const isEarned = {
  FREEGIFT_PROMOTION_ITEM: (bought: readonly BasketLine[], shop: Shop) => goodsOf(bought, shop) >= giftFrom,
  SUBSCRIPTION_FREE_ITEM: (bought: readonly BasketLine[]) =>
    bought.some(({ itemCode }) => schemeStartedBy(itemCode) !== undefined),
  WINEREWARD_FREE_ITEM: (bought: readonly BasketLine[]) =>
    bought.some(({ itemCode }) => membershipStartedBy(itemCode)?.starts === 'WINEREWARD'),
} as const;
const kinds = Object.keys(isEarned) as readonly (keyof typeof isEarned)[];

const linesOf = ({ basket }: Basket, itemClassification: string): BasketLine[] =>
  basket.filter(({ classification }) => classification === itemClassification);

/** Returns the gifts still in stock for this basket, except those it already buys or holds. */
function giftsLeft(state: ShopState, { basket }: Basket, shop: Shop): CatalogueItem[] {
  const taken = (code: string) =>
    basket.filter(({ itemCode }) => itemCode === code).reduce((sum, { quantity }) => sum + quantity, 0);
  return giftCodes
    .flatMap((code) => shop.items.get(code) ?? [])
    .filter((item) => (stockOf(state, item) ?? 1) > taken(item.product.itemCode))
    .filter(({ product }) => !basket.some((line) => isFree(line.classification) && line.itemCode === product.itemCode));
}

/** Adds the gifts a basket has earned, and removes the others. */
export function settleGifts(state: ShopState, cart: Basket, shop: Shop): void {
  const basket = plain(cart.basket);
  const { giftChoices } = cart;
  const bought = basket.filter(({ classification }) => !isFree(classification));
  for (const kind of kinds) {
    const before = basket.find(({ classification }) => classification === kind);
    if (before) cart.basket = cart.basket.filter(({ classification }) => classification !== kind);
    const choice = giftChoices?.[kind];
    if (choice === null || !isEarned[kind](bought, shop)) continue;
    const left = giftsLeft(state, cart, shop).map(({ product }) => product.itemCode);
    const itemCode = [before?.itemCode, choice].find((code) => code && left.includes(code)) ?? left[0];
    if (!itemCode) continue;
    const commerceItemId = before?.commerceItemId ?? `ci${++state.sequence}`;
    cart.basket.push({ commerceItemId, itemCode, quantity: 1, classification: kind });
  }
}

/** Chooses a basket's gift of a kind, or none. */
export function chooseGift(cart: Basket, kind: string, itemCode: string | null): void {
  cart.giftChoices = { ...cart.giftChoices, [kind]: itemCode };
}

const freeGiftOf = ({ product }: CatalogueItem, isActive: boolean): FreeGift => ({
  itemCode: product.itemCode,
  name: product.name,
  thumbnailImage: product.thumbnailImage,
  isActive,
});

export const freeGiftResolvers: Resolvers<typeof freeGiftRows> = {
  listFreeGifts: (state, { params: { itemClassification } }, tools) => {
    const cart = tools.basket();
    const active = linesOf(cart, itemClassification).flatMap(({ itemCode }) => tools.shop.items.get(itemCode) ?? []);
    if (active.length === 0) return [];
    const others = giftsLeft(state, cart, tools.shop);
    return [...active.map((gift) => freeGiftOf(gift, true)), ...others.map((gift) => freeGiftOf(gift, false))];
  },

  swapFreeGift: (state, { params: { itemClassification }, query }, tools) => {
    const cart = tools.basket();
    const { activeItemCode, swapItemCode } = query;
    const { refuse } = tools;
    const lines = linesOf(cart, itemClassification);
    const line =
      lines.find(({ itemCode }) => itemCode === activeItemCode) ??
      refuse.notFound(`Your basket has no gift ${activeItemCode}.`);
    if (!giftCodes.includes(swapItemCode))
      refuse.invalid(`swapItemCode: ${swapItemCode} is not one of the gifts to choose from`);
    if (cart.basket.some(({ itemCode, classification }) => itemCode === swapItemCode && isFree(classification)))
      refuse.conflict('This gift is in your basket already.');
    if (!giftsLeft(state, cart, tools.shop).some(({ product }) => product.itemCode === swapItemCode))
      refuse.conflict('Out of Stock');
    chooseGift(cart, itemClassification, swapItemCode);
    cart.basket = cart.basket.map((other) => (other === line ? { ...line, itemCode: swapItemCode } : other));
    return undefined;
  },
};
