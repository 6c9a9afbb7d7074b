import type { Cart, LineItem } from '../../model/basket.js';
import type { CustomerProfile } from '../../model/customer.js';
import type { ItemClassification } from '../../model/itemClassification.js';
import { itemClassifications } from '../../model/itemClassification.js';
import type { Product } from '../../model/product.js';
import type { MoneyUnit } from '../../model/site.js';
import { isMixed } from './cases.js';
import { decimalOf, minorUnits } from './money.js';
import { exceedsLowStock } from './stock.js';
import { isUnlimitedMember, unlimitedMembershipItems } from './unlimitedMember.js';

/** Maximum number of characters in the quantity box (PROD-073). */
export const quantityCharacters = 2;
export const maximumQuantity = 99;

/** Result of reading a typed quantity: a whole number up to 99, or the problem with it. */
export type TypedQuantity =
  | { readonly quantity: number }
  | { readonly problem: 'missing' | 'notANumber' | 'outOfRange' };

/**
 * Reads a typed quantity, ignoring surrounding whitespace.
 * @param minimum 1, or 0 where choosing none is allowed
 */
export function readQuantity(typed: string, minimum: 0 | 1 = 1): TypedQuantity {
  const value = typed.trim();
  if (value === '') return { problem: 'missing' };
  if (!/^-?\d+$/.test(value)) return { problem: 'notANumber' };
  const quantity = Number(value);
  return quantity >= minimum && quantity <= maximumQuantity ? { quantity } : { problem: 'outOfRange' };
}

/** Returns the quantity for a cart write, defaulting to 1 when it is missing or not a number (PROD-074, BSKT-029). */
export function quantityOrOne(value: unknown): number {
  const quantity = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof quantity === 'number' && Number.isFinite(quantity) ? quantity : 1;
}

const bottlesOfOneWine = 6;

/** Returns the quantity that the button for a case or plan adds: one mixed case, or six bottles of anything else
 * (BSKT-030). An item that holds six bottles or more is added as a single unit. */
export const caseQuantity = (product: Product): number =>
  isMixed(product) ? 1 : Math.ceil(bottlesOfOneWine / (product.skus[0]?.numberOfBottles || 1));

/** Counts the units of an item in the basket. */
export function quantityInCart(cart: Cart | undefined, itemCode: string): number {
  return (cart?.lineItems ?? [])
    .filter((line) => line.product.itemCode === itemCode || line.sku.itemCode === itemCode)
    .reduce((sum, line) => sum + line.quantity, 0);
}

/** Reason for refusing to add an item: low stock (PROD-066), or the shopper is already an Unlimited member (BSKT-067 to
 * BSKT-069). */
export type AddRefusal = 'lowStock' | 'alreadyUnlimited';

/** Returns the reason for refusing to add an item before the call is sent, if there is one (PROD-066, PROD-067,
 * BSKT-067 to BSKT-069, BSKT-076). */
export function addRefusal(request: {
  product: Product;
  quantity: number;
  cart: Cart | undefined;
  profile: CustomerProfile | undefined;
}): AddRefusal | undefined {
  const { product, quantity, cart, profile } = request;
  if (unlimitedMembershipItems.has(product.itemCode) && isUnlimitedMember(profile)) return 'alreadyUnlimited';
  return exceedsLowStock({ product, quantity, inCart: quantityInCart(cart, product.itemCode) })
    ? 'lowStock'
    : undefined;
}

/** Returns the first known classification of a line; undefined for an ordinary purchase (BSKT-053 to BSKT-059). */
export function classificationOf(line: LineItem): ItemClassification | undefined {
  const details = line.lineItemIdentification?.itemClassifications.contextClassificationDetails ?? [];
  return itemClassifications.find((classification) => details.includes(classification));
}

const freeClassifications: ReadonlySet<string> = new Set<ItemClassification>([
  'SUBSCRIPTION_FREE_ITEM',
  'WINEREWARD_FREE_ITEM',
  'FREEGIFT_PROMOTION_ITEM',
]);

/** Checks whether a classification marks a gift, which has no price and whose quantity the shopper cannot change. */
export const isFree = (classification: ItemClassification | undefined): boolean =>
  classification !== undefined && freeClassifications.has(classification);

export const isFreeLine = (line: LineItem): boolean => isFree(classificationOf(line));

/** Returns the price of a whole line in the site's unit (BSKT-050, BSKT-051). */
export const lineAmount = (line: LineItem, money: MoneyUnit): number =>
  money === 'points' ? (line.itemPointsInfo?.amount ?? 0) : line.itemPriceInfo.amount;

/** Checks whether a line belongs to a plan or membership: it starts one, or comes free with one (BSKT-081). */
export function isSubscriptionLine(line: LineItem): boolean {
  const classification = classificationOf(line);
  return (
    classification !== undefined && classification !== 'FREEGIFT_PROMOTION_ITEM' && classification !== 'PRESELL_ITEM'
  );
}

/** Totals of a basket, in the site's unit. On a points site, totals that the API leaves out are undefined. */
export interface CartFigures {
  readonly total: number;
  readonly rawSubtotal?: number | undefined;
  readonly savings?: number | undefined;
  readonly shipping?: number | undefined;
}

/** Calculates the price of the goods without delivery. */
export const goodsTotal = ({ total, shipping = 0 }: CartFigures): number =>
  decimalOf(minorUnits(total) - minorUnits(shipping));

/** Returns the totals of a basket or order in the site's unit (BSKT-034 to BSKT-039). */
export const cartFigures = (
  { orderPriceInfo, orderPointsInfo }: Pick<Cart, 'orderPriceInfo' | 'orderPointsInfo'>,
  money: MoneyUnit,
): CartFigures => (money === 'points' ? { total: 0, ...orderPointsInfo } : orderPriceInfo);
