import type { RecentAdd } from '../../model/basket.js';
import type { CustomerProfile } from '../../model/customer.js';
import type { UpsellOffer, UpsellOffers } from '../../model/offer.js';
import type { Product } from '../../model/product.js';
import type { MoneyUnit } from '../../model/site.js';
import { caseQuantity } from '../common/basket.js';
import { decimalOf, minorUnits } from '../common/money.js';
import { isUnlimitedMember, unlimitedMembershipItems } from '../common/unlimitedMember.js';
import { itemsOf } from './amendment.js';
import { winesToFill } from './fillTheCase.js';

/** Bottles of an item, or the quantity added, from which an upsell opens by itself (UPSL-018, UPSL-029). */
export const upsellFrom = 12;
/** Rejections after which nothing is offered any more (UPSL-024). */
export const rejectionLimit = 3;

/** The most that is taken off the first case of a plan that is offered, in the site's unit (UPSL-084). */
export const winePlanUpsellDiscount = (money: MoneyUnit): number => (money === 'points' ? 6000 : 60);

/** What the first case of a plan that is offered costs: its price, 20% of it off (UPSL-083), and what is left to pay. Amounts are
 * in the site's unit. */
export function firstCasePrice(product: Product, money: MoneyUnit) {
  const units = (amount: number) => (money === 'points' ? Math.round(amount) : minorUnits(amount));
  const inUnit = (amount: number) => (money === 'points' ? amount : decimalOf(amount));
  const price = units(product.skus[0]?.salePrice ?? 0) * caseQuantity(product);
  const saving = Math.min(Math.round(price / 5), units(winePlanUpsellDiscount(money)));
  return { price: inUnit(price), saving: inUnit(saving), toPay: inUnit(price - saving) };
}

/** The rejections a cookie holds; none where it holds no count (UPSL-025). */
export const readRejections = (written: string | undefined): number =>
  written !== undefined && /^\d{1,4}$/.test(written) ? Number(written) : 0;

/** Whether upsells have been turned down for good: their places on a page are empty (UPSL-024, UPSL-030). */
export const isUpsellOver = (rejections: number): boolean => rejections >= rejectionLimit;

/** The offers that are shown together, with the kind they are of; only wines that fill a case are more than one. */
export interface UpsellChoice {
  /** Kind of the offers: the three the shop can show. */
  readonly type: 'WINEPLAN' | 'SUBSCRIPTION' | 'FILL_THE_CASE';
  /** How they are shown, such as `hero` (UPSL-006, UPSL-007). */
  readonly rule: string;
  /** The offers: one, or the wines that fill a case. */
  readonly offers: readonly UpsellOffer[];
}

/** The wine plan beside a product, the one kind of offer its upsell has (UPSL-016, UPSL-017). */
export function productUpsellChoice(offers: readonly UpsellOffer[]): UpsellChoice | undefined {
  const plan = offers.find(({ type }) => type === 'WINEPLAN');
  return plan && { type: 'WINEPLAN', rule: plan.rule, offers: [plan] };
}

const isKnown = (type: string): type is UpsellChoice['type'] =>
  type === 'WINEPLAN' || type === 'SUBSCRIPTION' || type === 'FILL_THE_CASE';

/** What of the offers beside the basket is shown: the first of a kind the shop can show. Wines to fill a case are shown
 * together, each once and as many as have room in it, three at most (UPSL-001 to UPSL-010). A member is offered no second
 * membership (BSKT-067). */
export function cartUpsellChoice(
  { UpsellOffers }: UpsellOffers,
  profile: CustomerProfile | undefined,
): UpsellChoice | undefined {
  const { offerItems: all, availableSpaces } = UpsellOffers;
  const isMember = isUnlimitedMember(profile);
  const offerItems = all.filter(({ itemCode }) => !isMember || !unlimitedMembershipItems.has(itemCode));
  const fillers = winesToFill(offerItems, availableSpaces);
  for (const offer of offerItems) {
    const { type, rule } = offer;
    if (!isKnown(type)) continue;
    if (type !== 'FILL_THE_CASE') return { type, rule, offers: [offer] };
    if (fillers.length > 0) return { type, rule, offers: fillers };
  }
  return undefined;
}

/** What keeps an offer from being shown: the shop has set up no way of buying the item (UPSL-032, UPSL-034), or no scheme for
 * its plan (UPSL-031). */
export type UpsellProblem = 'noSkus' | 'noScheme';

/** What keeps a product from being shown as an offer of its kind, if anything does. Only a plan needs a scheme. */
export function upsellProblem({ skus }: Product, type: UpsellChoice['type']): UpsellProblem | undefined {
  const [sku] = skus;
  if (!sku) return 'noSkus';
  return type === 'WINEPLAN' && !sku.schemeDetails?.[0]?.schemeId ? 'noScheme' : undefined;
}

/** What is offered, with its products, or what keeps it from being shown. */
export interface FoundUpsell {
  /** The offers that are shown together. */
  readonly choice: UpsellChoice;
  /** Their products; none where there is a problem. */
  readonly products: readonly Product[];
  /** What keeps the offer from being shown, with the item it is about. */
  readonly problem: { readonly kind: UpsellProblem; readonly itemCode: string } | undefined;
}

/** The choice with its products. What cannot be shown is left out of several; a problem is of an offer that has nothing
 * left. */
export function foundUpsell(choice: UpsellChoice, products: readonly Product[]): FoundUpsell | null {
  const shown = products.filter((product) => !upsellProblem(product, choice.type));
  const [missing] = products.filter((product) => !shown.includes(product));
  const kind = missing && upsellProblem(missing, choice.type);
  if (shown.length === 0 && !missing) return null;
  return {
    choice,
    products: shown,
    problem: shown.length === 0 && missing && kind ? { kind, itemCode: missing.itemCode } : undefined,
  };
}

/** Whether an offer has its place on a page (UPSL-017, UPSL-024, UPSL-028, UPSL-030).
 * @param rejections how often an upsell has been turned down; undefined while that is not known */
export const isUpsellOffered = (found: FoundUpsell | null, rejections: number | undefined): found is FoundUpsell =>
  found !== null && !found.problem && rejections !== undefined && !isUpsellOver(rejections);

/** Bottles of what was added, as the product upsell counts them: of one case where it is mixed, of all that was added
 * otherwise (UPSL-018, UPSL-019, OPEN-015). */
export const upsellBottles = ({ mixed, caseBottleCount, bottleCount }: RecentAdd): number =>
  mixed ? (caseBottleCount ?? bottleCount) : bottleCount;

/** The page that is open, as far as an upsell asks. */
export interface UpsellPage {
  /** Kind of the page. */
  readonly page: 'product' | 'cart' | 'other';
  /** Item code of the page's product, on a product page. */
  readonly itemCode?: string | undefined;
}

/** Whether an add is one the product upsell opens after: of enough bottles of the page's own product (UPSL-018). */
export const isForProductUpsell = (add: RecentAdd, { page, itemCode }: UpsellPage): boolean =>
  page === 'product' && add.itemcode === itemCode && upsellBottles(add) >= upsellFrom;

/** Whether an add is one the cart upsell opens after: of enough units, and not on the cart page (UPSL-029, BSKT-012). */
export const isForCartUpsell = (add: RecentAdd, { page }: UpsellPage): boolean =>
  page !== 'cart' && add.quantity >= upsellFrom;

/** Everything that decides whether an upsell opens by itself. */
export interface UpsellSituation extends UpsellPage {
  /** The last add that no upsell has opened for; undefined without one. */
  readonly add: RecentAdd | undefined;
  /** What is offered beside the page's product. */
  readonly beside: FoundUpsell | null;
  /** What is offered beside the basket. */
  readonly cart: FoundUpsell | null;
  /** Number of lines in the basket. */
  readonly cartLines: number;
  /** How often an upsell has been turned down. */
  readonly rejections: number;
  /** Another dialog is open, or the shopper is typing. */
  readonly isBlocked: boolean;
}

/** The upsell that opens by itself, if one does: the product's before the basket's, never both, and none once one has been
 * turned down (UPSL-018 to UPSL-023, UPSL-028 to UPSL-030, BSKT-012, OPEN-015). */
export function upsellToOpen(situation: UpsellSituation): 'product' | 'cart' | undefined {
  const { add, beside, cart, cartLines, rejections, isBlocked } = situation;
  if (!add || isBlocked || rejections > 0) return undefined;
  if (isForProductUpsell(add, situation) && isUpsellOffered(beside, rejections)) return 'product';
  return isForCartUpsell(add, situation) && cartLines > 0 && isUpsellOffered(cart, rejections) ? 'cart' : undefined;
}

/** What an accepted upsell puts into the basket, with the offer it was taken from: of a plan a first case, of anything else
 * one (BSKT-025, BSKT-026, BSKT-030). */
export const upsellItems = ({ type, offers }: UpsellChoice, products: readonly Product[]) =>
  itemsOf(
    offers.flatMap((offer) => {
      const product = products.find(({ itemCode }) => itemCode === offer.itemCode);
      return product ? [{ offer, quantity: type === 'WINEPLAN' ? caseQuantity(product) : 1 }] : [];
    }),
  );
