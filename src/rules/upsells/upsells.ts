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

/** Minimum bottles of an item, or quantity added, for an upsell to open by itself (UPSL-018, UPSL-029). */
export const upsellFrom = 12;
/** Number of rejections after which nothing more is offered (UPSL-024). */
export const rejectionLimit = 3;

/** Returns the maximum discount on the first case of an offered plan, in the site's unit (UPSL-084). */
export const winePlanUpsellDiscount = (money: MoneyUnit): number => (money === 'points' ? 6000 : 60);

/** Calculates the price of an offered plan's first case, the 20% discount (UPSL-083) and the amount left to pay, in the
 * site's unit. */
export function firstCasePrice(product: Product, money: MoneyUnit) {
  const units = (amount: number) => (money === 'points' ? Math.round(amount) : minorUnits(amount));
  const inUnit = (amount: number) => (money === 'points' ? amount : decimalOf(amount));
  const price = units(product.skus[0]?.salePrice ?? 0) * caseQuantity(product);
  const saving = Math.min(Math.round(price / 5), units(winePlanUpsellDiscount(money)));
  return { price: inUnit(price), saving: inUnit(saving), toPay: inUnit(price - saving) };
}

/** Reads the number of rejections from a cookie; 0 when it holds no valid count (UPSL-025). */
export const readRejections = (text: string | undefined): number =>
  text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : 0;

/** Checks whether upsells have been rejected for good, which leaves their places on the page empty (UPSL-024,
 * UPSL-030). */
export const isUpsellOver = (rejections: number): boolean => rejections >= rejectionLimit;

/** Offers shown together, and their kind. There is only ever one, except for case-filling wines. */
export interface UpsellChoice {
  /** Kind of the offers: one of the three the shop can show. */
  readonly type: 'WINEPLAN' | 'SUBSCRIPTION' | 'FILL_THE_CASE';
  /** How the offers are shown, such as `hero` (UPSL-006, UPSL-007). */
  readonly rule: string;
  /** A single offer, or the case-filling wines. */
  readonly offers: readonly UpsellOffer[];
  /** Number of bottles the case has space for; only for case-filling wines. */
  readonly spaces?: number;
}

/** Chooses the wine plan offered with a product, the only kind of offer its upsell shows (UPSL-016, UPSL-017). */
export function productUpsellChoice(offers: readonly UpsellOffer[]): UpsellChoice | undefined {
  const plan = offers.find(({ type }) => type === 'WINEPLAN');
  return plan && { type: 'WINEPLAN', rule: plan.rule, offers: [plan] };
}

const isKnown = (type: string): type is UpsellChoice['type'] =>
  type === 'WINEPLAN' || type === 'SUBSCRIPTION' || type === 'FILL_THE_CASE';

/** Chooses the offers shown with the basket: the first of a kind the shop can show. Case-filling wines are shown
 * together, each once, at most three and at most the number of spaces (UPSL-001 to UPSL-010). A member is not offered
 * a second membership (BSKT-067). */
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
    if (fillers.length > 0) return { type, rule, offers: fillers, spaces: availableSpaces };
  }
  return undefined;
}

/** Reason an offer cannot be shown: the item has no sku (UPSL-032, UPSL-034), or its plan has no scheme (UPSL-031). */
export type UpsellProblem = 'noSkus' | 'noScheme';

/** Returns the reason a product cannot be shown as an offer of its kind, if any. Only a plan needs a scheme. */
export function upsellProblem({ skus }: Product, type: UpsellChoice['type']): UpsellProblem | undefined {
  const [sku] = skus;
  if (!sku) return 'noSkus';
  return type === 'WINEPLAN' && !sku.schemeDetails?.[0]?.schemeId ? 'noScheme' : undefined;
}

/** Offers with their products, or with the reason they cannot be shown. */
export interface FoundUpsell {
  /** Offers shown together. */
  readonly choice: UpsellChoice;
  /** Products of the offers; empty when there is a problem. */
  readonly products: readonly Product[];
  /** Reason the offer cannot be shown, and the item concerned. */
  readonly problem: { readonly kind: UpsellProblem; readonly itemCode: string } | undefined;
}

/** Combines the choice with its products. Products that cannot be shown are dropped; a problem is reported only when
 * none is left. */
export function foundUpsell(choice: UpsellChoice, products: readonly Product[]): FoundUpsell | null {
  const visible = products.filter((product) => !upsellProblem(product, choice.type));
  const [missing] = products.filter((product) => !visible.includes(product));
  const kind = missing && upsellProblem(missing, choice.type);
  if (visible.length === 0 && !missing) return null;
  return {
    choice,
    products: visible,
    problem: visible.length === 0 && missing && kind ? { kind, itemCode: missing.itemCode } : undefined,
  };
}

/**
 * Checks whether an offer is shown on a page (UPSL-017, UPSL-024, UPSL-028, UPSL-030).
 * @param rejections number of rejected upsells; undefined while unknown
 */
export const isUpsellOffered = (found: FoundUpsell | null, rejections: number | undefined): found is FoundUpsell =>
  found !== null && !found.problem && rejections !== undefined && !isUpsellOver(rejections);

/** Counts the bottles of an add for the product upsell: for mixed cases the bottles of a single case, otherwise all the
 * bottles (UPSL-018, UPSL-019, OPEN-015). */
export const upsellBottles = ({ mixed, caseBottleCount, bottleCount }: RecentAdd): number =>
  mixed ? (caseBottleCount ?? bottleCount) : bottleCount;

/** Facts about the current page that an upsell depends on. */
export interface UpsellPage {
  /** Kind of page. */
  readonly page: 'product' | 'cart' | 'other';
  /** Item code of the page's product, on a product page. */
  readonly itemCode?: string | undefined;
}

/** Checks whether the product upsell may open after an add, which requires enough bottles of the page's own product
 * (UPSL-018). */
export const isForProductUpsell = (add: RecentAdd, { page, itemCode }: UpsellPage): boolean =>
  page === 'product' && add.itemcode === itemCode && upsellBottles(add) >= upsellFrom;

/** Checks whether the cart upsell may open after an add, which requires enough units and a page other than the cart
 * (UPSL-029, BSKT-012). */
export const isForCartUpsell = (add: RecentAdd, { page }: UpsellPage): boolean =>
  page !== 'cart' && add.quantity >= upsellFrom;

/** Everything that decides whether an upsell opens by itself. */
export interface UpsellSituation extends UpsellPage {
  /** Last add that has not opened an upsell; undefined without one. */
  readonly add: RecentAdd | undefined;
  /** Offer for the page's product. */
  readonly beside: FoundUpsell | null;
  /** Offer for the basket. */
  readonly cart: FoundUpsell | null;
  /** Number of lines in the basket. */
  readonly cartLines: number;
  /** Number of rejected upsells. */
  readonly rejections: number;
  /** Whether another dialog is open or the shopper is typing. */
  readonly isBlocked: boolean;
}

/** Decides which upsell opens by itself, if any: the product's upsell before the basket's, never both, and none after a
 * rejection (UPSL-018 to UPSL-023, UPSL-028 to UPSL-030, BSKT-012, OPEN-015). */
export function upsellToOpen(situation: UpsellSituation): 'product' | 'cart' | undefined {
  const { add, beside, cart, cartLines, rejections, isBlocked } = situation;
  if (!add || isBlocked || rejections > 0) return undefined;
  if (isForProductUpsell(add, situation) && isUpsellOffered(beside, rejections)) return 'product';
  return isForCartUpsell(add, situation) && cartLines > 0 && isUpsellOffered(cart, rejections) ? 'cart' : undefined;
}

/** Returns the items that an accepted upsell adds to the basket, with their offers: for a plan its first case,
 * otherwise one unit (BSKT-025, BSKT-026, BSKT-030). */
export const upsellItems = ({ type, offers }: UpsellChoice, products: readonly Product[]) =>
  itemsOf(
    offers.flatMap((offer) => {
      const product = products.find(({ itemCode }) => itemCode === offer.itemCode);
      return product ? [{ offer, quantity: type === 'WINEPLAN' ? caseQuantity(product) : 1 }] : [];
    }),
  );
