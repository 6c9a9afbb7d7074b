import type * as freeGiftRows from '../../../src/api/endpoints/freeGifts.js';
import type { FreeGift } from '../../../src/model/plan.js';
import { isFree } from '../../../src/rules/basket.js';
import { giftCode } from '../../fixtures/catalogue/codes.js';
import type { CatalogueItem } from '../../fixtures/catalogue/types.js';
import { stockOf } from '../catalogue/stock.js';
import { plain } from '../plain.js';
import type { Resolvers, Tools } from '../resolver.js';
import type { BasketLine, Session, ShopState } from '../state.js';
import { membershipStartedBy, schemeStartedBy } from './classification.js';
import { goodsOf } from './pricing.js';

/** What the shop gives away. */
const giftCodes = ['corkscrew', 'flutes', 'tumblers', 'decanter-classic'].map(giftCode);

/** Goods worth so much bring a gift: pence, cents or points. */
const giftFrom = 20_000;

/** What brings a gift of each kind. */
const isEarned = {
  FREEGIFT_PROMOTION_ITEM: (bought: readonly BasketLine[], { shop }: Tools) => goodsOf(bought, shop) >= giftFrom,
  SUBSCRIPTION_FREE_ITEM: (bought: readonly BasketLine[]) =>
    bought.some(({ itemCode }) => schemeStartedBy(itemCode) !== undefined),
  WINEREWARD_FREE_ITEM: (bought: readonly BasketLine[]) =>
    bought.some(({ itemCode }) => membershipStartedBy(itemCode)?.starts === 'WINEREWARD'),
} as const;
const kinds = Object.keys(isEarned) as readonly (keyof typeof isEarned)[];

const linesOf = (session: Session, itemClassification: string): BasketLine[] =>
  session.basket.filter(({ classification }) => classification === itemClassification);

/** The gifts of which there is one for this basket, beside what it buys of them and the gifts it has. */
function giftsLeft(state: ShopState, { basket }: Session, { shop }: Tools): CatalogueItem[] {
  const taken = (code: string) =>
    basket.filter(({ itemCode }) => itemCode === code).reduce((sum, { quantity }) => sum + quantity, 0);
  return giftCodes
    .flatMap((code) => shop.items.get(code) ?? [])
    .filter((item) => (stockOf(state, item) ?? 1) > taken(item.product.itemCode))
    .filter(({ product }) => !basket.some((line) => isFree(line.classification) && line.itemCode === product.itemCode));
}

/** Puts in the gifts a basket has earned, and takes out the others. */
export function settleGifts(state: ShopState, session: Session, tools: Tools): void {
  const basket = plain(session.basket);
  const { giftChoices } = session;
  const bought = basket.filter(({ classification }) => !isFree(classification));
  for (const kind of kinds) {
    const before = basket.find(({ classification }) => classification === kind);
    if (before) session.basket = session.basket.filter(({ classification }) => classification !== kind);
    const choice = giftChoices?.[kind];
    if (choice === null || !isEarned[kind](bought, tools)) continue;
    const left = giftsLeft(state, session, tools).map(({ product }) => product.itemCode);
    const itemCode = [before?.itemCode, choice].find((code) => code && left.includes(code)) ?? left[0];
    if (!itemCode) continue;
    const commerceItemId = before?.commerceItemId ?? `ci${++state.sequence}`;
    session.basket.push({ commerceItemId, itemCode, quantity: 1, classification: kind });
  }
}

/** From now on a basket has this gift of a kind, or none. */
export function chooseGift(session: Session, kind: string, itemCode: string | null): void {
  session.giftChoices = { ...session.giftChoices, [kind]: itemCode };
}

const freeGiftOf = ({ product }: CatalogueItem, isActive: boolean): FreeGift => ({
  itemCode: product.itemCode,
  name: product.name,
  thumbnailImage: product.thumbnailImage,
  isActive,
});

export const freeGiftResolvers: Resolvers<typeof freeGiftRows> = {
  listFreeGifts: (state, { params: { itemClassification }, session }, tools) => {
    const active = linesOf(session, itemClassification).flatMap(({ itemCode }) => tools.shop.items.get(itemCode) ?? []);
    if (active.length === 0) return [];
    const others = giftsLeft(state, session, tools);
    return [...active.map((gift) => freeGiftOf(gift, true)), ...others.map((gift) => freeGiftOf(gift, false))];
  },

  swapFreeGift: (state, { params: { itemClassification }, query, session }, tools) => {
    const { activeItemCode, swapItemCode } = query;
    const { refuse } = tools;
    const lines = linesOf(session, itemClassification);
    const line =
      lines.find(({ itemCode }) => itemCode === activeItemCode) ??
      refuse.notFound(`Your basket has no gift ${activeItemCode}.`);
    if (!giftCodes.includes(swapItemCode))
      refuse.invalid(`swapItemCode: ${swapItemCode} is not one of the gifts to choose from`);
    if (session.basket.some(({ itemCode, classification }) => itemCode === swapItemCode && isFree(classification)))
      refuse.conflict('This gift is in your basket already.');
    if (!giftsLeft(state, session, tools).some(({ product }) => product.itemCode === swapItemCode))
      refuse.conflict('Out of Stock');
    chooseGift(session, itemClassification, swapItemCode);
    session.basket = session.basket.map((other) => (other === line ? { ...line, itemCode: swapItemCode } : other));
    return undefined;
  },
};
