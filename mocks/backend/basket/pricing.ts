import type { Cart, LineItem } from '../../../src/model/basket.js';
import type { CustomerProfile } from '../../../src/model/customer.js';
import type { ItemClassification } from '../../../src/model/itemClassification.js';
import type { OrderAdjustment, ShippingMethod } from '../../../src/model/order.js';
import type { Sku } from '../../../src/model/product.js';
import { isFree } from '../../../src/rules/common/basket.js';
import { isMixed } from '../../../src/rules/common/cases.js';
import { decimalOf, minorUnits } from '../../../src/rules/common/money.js';
import { isUnlimitedMember } from '../../../src/rules/common/unlimitedMember.js';
import { firstCasePrice } from '../../../src/rules/upsells/upsells.js';
import { type BulkDeal, bulkDeals } from '../../fixtures/bulkDeals.js';
import type { Kind } from '../../fixtures/catalogue/types.js';
import { collectionMethodOf, shippingMethodsOf } from '../../fixtures/delivery.js';
import { eVoucherProduct, type VoucherFact, voucherLine } from '../../fixtures/vouchers.js';
import type { Shop } from '../../world/world.js';
import type { BasketLine } from '../state.js';
import { classificationOf } from './classification.js';

/** The parts of a basket line that determine its price. */
export type PricedLine = Omit<BasketLine, 'eVoucher'> & {
  readonly eVoucher?: { readonly amount: number };
  /** Whether the line costs the volume price whatever the number of bottles: wine offered to fill a case. */
  readonly isFiller?: true;
};

/** One point is worth a penny in every order. */
export const pointsPerPound = 100;
const bottlesForVolumePrice = 12;

/** Returns the price of a number of cases: as many of the largest deal as fit, then of the next one, and the rest at
 * full price. */
function bulkPrice(deals: readonly BulkDeal[], each: number, quantity: number) {
  let left = quantity;
  let due = 0;
  for (const { quantity: together, share } of [...deals].sort((a, b) => b.quantity - a.quantity)) {
    const taken = Math.floor(left / together) * together;
    due += taken * Math.round(each * share);
    left -= taken;
  }
  return { full: each * quantity, due: due + left * each };
}

/** Name that orders use for the saving on an offered plan. */
const planOfferLine = 'Extra 20% off your first case';

/** Returns the price of a whole line before and after the volume price, in minor units or whole points. */
function priceOfLine(
  sku: Sku,
  line: PricedLine,
  kind: Kind | undefined,
  volume: boolean,
  unit: (decimal: number) => number,
) {
  if (isFree(line.classification)) return { full: 0, due: 0 };
  const deals = kind === undefined ? [] : bulkDeals({ kind });
  if (deals.length > 0) return bulkPrice(deals, unit(sku.salePrice), line.quantity);
  const each = (volume || line.isFiller) && sku.vppApplier && sku.vppPrice !== undefined ? sku.vppPrice : sku.salePrice;
  return { full: unit(sku.salePrice) * line.quantity, due: unit(each) * line.quantity };
}

/** Returns each line with its product and price, and their totals. */
function pricesOf(lines: readonly PricedLine[], shop: Shop) {
  const unit = shop.site.money === 'points' ? Math.round : minorUnits;
  const sold = lines.flatMap((line) => {
    const item = shop.items.get(line.itemCode);
    const product = line.eVoucher ? eVoucherProduct(line.itemCode, line.eVoucher.amount, shop) : item?.product;
    const [sku] = product?.skus ?? [];
    if (!product || !sku) return [];
    return { line, item, product, sku, bottles: bottlesOf(product.productType, sku, line.quantity) };
  });
  const numBottles = sold.reduce((sum, { bottles }) => sum + bottles, 0);
  const volume = numBottles >= bottlesForVolumePrice;
  const priced = sold.map(({ line, item, product, sku, bottles }) => {
    const price = priceOfLine(sku, line, item?.kind, volume, unit);
    const offerSaving = line.isPlanOffer
      ? Math.min(unit(firstCasePrice(product, shop.site.money).saving), price.due)
      : 0;
    return { line, item, product, sku, bottles, price, offerSaving };
  });
  // E-vouchers, which are sent by email, and memberships are not delivered, and do not count towards a voucher.
  const isDelivered = ({ line, item }: (typeof priced)[number]): boolean =>
    !line.eVoucher && item?.kind !== 'membership';
  const goods = priced.filter(isDelivered).reduce((sum, { price, offerSaving }) => sum + price.due - offerSaving, 0);
  return { priced, numBottles, goods, unit };
}

/** Returns the value of the delivered goods in minor units or whole points, which excludes e-vouchers and memberships. */
export const goodsOf = (lines: readonly PricedLine[], shop: Shop): number => pricesOf(lines, shop).goods;

/** Returns the basket as in the cart call. The total is the lines minus the savings plus the delivery, to the penny or
 * point. Delivery is the standard method by default, at its current price unless another price is given. */
export function pricedCart(
  lines: readonly PricedLine[],
  profile: CustomerProfile,
  shop: Shop,
  chosenMethod: string | ShippingMethod = 'STD',
  voucher?: VoucherFact,
): Cart {
  const { site } = shop;
  const points = site.money === 'points';
  const decimal = (amount: number) => (points ? amount / pointsPerPound : decimalOf(amount));
  const { priced, numBottles, goods, unit } = pricesOf(lines, shop);
  const rawSubtotal = priced.reduce((sum, { price }) => sum + price.full, 0);
  const multiBuy = priced.reduce((sum, { price }) => sum + price.full - price.due, 0);
  const taken = voucher && goods >= voucher.minimumSpend ? Math.min(voucher.amount, goods) : 0;
  const planOffer = priced.reduce((sum, { offerSaving }) => sum + offerSaving, 0);
  const savings = multiBuy + planOffer + taken;
  const method =
    typeof chosenMethod === 'object'
      ? chosenMethod
      : [...shippingMethodsOf(site, isUnlimitedMember(profile)), collectionMethodOf(site)].find(
          ({ type }) => type === chosenMethod,
        );
  // Without anything to pay for, there is nothing to send except gifts.
  const shipping = goods === 0 ? 0 : unit(method?.price ?? site.deliveryCharge);
  const total = rawSubtotal - savings + shipping;
  return {
    lineItems: priced.map(({ line, item, product, sku, bottles, price }) => ({
      commerceItemId: line.commerceItemId,
      product: {
        itemCode: product.itemCode,
        name: product.name,
        vintage: product.vintage,
        thumbnailImage: product.thumbnailImage,
        productType: product.productType,
        mixed: isMixed(product),
        appellationName: product.appellationName,
        countryName: product.countryName,
        bottleSize: product.bottleSize,
      },
      sku: { itemCode: sku.itemCode },
      quantity: line.quantity,
      bottleCount: bottles,
      ...(sku.numberOfBottles > 1 && { caseBottleCount: sku.numberOfBottles }),
      itemPriceInfo: { amount: decimal(price.full) },
      ...(points && { itemPointsInfo: { amount: price.full } }),
      ...identificationOf(line.classification ?? (item && classificationOf(item))),
    })),
    numBottles,
    numLineItems: priced.length,
    orderPriceInfo: {
      rawSubtotal: decimal(rawSubtotal),
      savings: decimal(savings),
      shipping: decimal(shipping),
      total: decimal(total),
      pricingBreakdown: [
        ...(multiBuy > 0 ? [{ description: 'Multi-buy saving', amount: decimal(multiBuy) }] : []),
        ...(planOffer > 0 ? [{ description: planOfferLine, amount: decimal(planOffer) }] : []),
        ...(voucher && taken > 0 ? [{ description: voucherLine(voucher), amount: decimal(taken) }] : []),
      ],
    },
    ...(points && { orderPointsInfo: { rawSubtotal, savings, shipping, total } }),
  };
}

const identificationOf = (classification: ItemClassification | undefined): Pick<LineItem, 'lineItemIdentification'> =>
  classification === undefined
    ? {}
    : { lineItemIdentification: { itemClassifications: { contextClassificationDetails: [classification] } } };

/** Returns the discounts of an order, in the site's currency or whole points. */
export const adjustmentsOf = ({ orderPriceInfo }: Pick<Cart, 'orderPriceInfo'>, { site }: Shop): OrderAdjustment[] =>
  (orderPriceInfo.pricingBreakdown ?? []).map(({ description, amount }) => ({
    adjustmentType: 'PROMOTION',
    adjustmentAmount: site.money === 'points' ? Math.round(amount * pointsPerPound) : amount,
    promotionName: description,
  }));

/** Returns the number of bottles of wine. Spirits, gifts and memberships are items, not bottles. */
const bottlesOf = (productType: string, sku: Sku, quantity: number): number =>
  productType === 'wine' || sku.numberOfBottles > 1 ? sku.numberOfBottles * quantity : 0;
