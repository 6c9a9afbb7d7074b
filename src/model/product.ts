import * as z from 'zod/mini';

/** One way of buying a product. Prices are decimals in the site's currency, or whole points on a points site. */
export const sku = z.object({
  itemCode: z.string(),
  salePrice: z.number(),
  listPrice: z.number(),
  salePricePerBottle: z.number(),
  numberOfBottles: z.number(),
  /** Price of a bottle once the volume condition of `vppQualifier` is met. */
  vppPrice: z.optional(z.number()),
  /** Set when the volume price is the one to show (PROD-060). */
  vppApplier: z.optional(z.boolean()),
  schemeDetails: z.optional(z.array(z.object({ schemeId: z.string() }))),
});
/** One way of buying a product, with its prices. */
export type Sku = z.infer<typeof sku>;

/** A medal, award or mention of a product (PROD-047 to PROD-051). */
export const accolade = z.object({
  accoladeNameText: z.string(),
  accoladeCategoryText: z.optional(z.string()),
  accoladeDescription: z.optional(z.string()),
  levelTypeDesc: z.optional(z.string()),
  accoladePerson: z.optional(z.string()),
});
/** A medal, award or mention of a product. */
export type Accolade = z.infer<typeof accolade>;

/** What buyers think of a product on average (PROD-044 to PROD-046). */
export const ratingDetails = z.object({
  productRating: z.object({
    avgRating: z.number(),
    numberOfReviews: z.number(),
    /** 0 to 5, the figure the stars are filled by (PROD-063). */
    roundAvgRating: z.number(),
  }),
});
/** A product's average rating, 0 to 5, and how many reviews it comes from. */
export type RatingDetails = z.infer<typeof ratingDetails>;

/** How much of a product is in stock. */
export const inventoryInfo = z.object({
  /** Open set; `low_stock` is the only value with a rule (PROD-070). */
  summaryAvailabilityStatus: z.string(),
  stockQty: z.number(),
});

/** A wine, spirit, case, gift or membership, as the product call gives it (PROD-007 to PROD-059). */
export const product = z.object({
  itemCode: z.string(),
  name: z.string(),
  vintage: z.optional(z.string()),
  webHeadline: z.optional(z.string()),
  description: z.optional(z.string()),
  longDescription: z.optional(z.string()),
  thumbnailImage: z.optional(z.string()),
  smallImage: z.optional(z.string()),
  largeImage: z.optional(z.string()),
  /** `wine`, or any other kind. */
  productType: z.string(),
  subProductType: z.optional(z.string()),
  salesActivity: z.optional(z.string()),
  mixed: z.optional(z.boolean()),
  isMixed: z.optional(z.boolean()),
  enPrimeurFlag: z.optional(z.boolean()),
  colourId: z.optional(z.string()),
  colourName: z.optional(z.string()),
  grapeName: z.optional(z.string()),
  countryName: z.optional(z.string()),
  styleName: z.optional(z.string()),
  appellationName: z.optional(z.string()),
  alcoholPercent: z.optional(z.number()),
  /** UK units of alcohol in the whole bottle. */
  alcoholUnits: z.optional(z.number()),
  /** Millilitres. */
  bottleSize: z.optional(z.number()),
  drinkByDateAsString: z.optional(z.string()),
  allergens: z.optional(z.array(z.string())),
  inventoryInfo: z.optional(inventoryInfo),
  /** The volume condition in words, such as `mix 12 or more`. */
  vppQualifier: z.optional(z.string()),
  drinkCharacteristics: z.optional(
    z.object({
      vegan: z.optional(z.boolean()),
      organic: z.optional(z.boolean()),
      vegetarian: z.optional(z.boolean()),
    }),
  ),
  favourited: z.optional(z.boolean()),
  tastingNotes: z.optional(
    z.object({
      shortTastingNotesTaste: z.optional(z.string()),
      shortTastingNotesAroma: z.optional(z.string()),
      shortTastingNotesColor: z.optional(z.string()),
      mapImageFile: z.optional(z.string()),
      otherImageFile: z.optional(z.string()),
    }),
  ),
  ratingDetails: z.optional(ratingDetails),
  accolades: z.optional(z.array(accolade)),
  skus: z.array(sku),
});
/** A product, as the product call gives it. */
export type Product = z.infer<typeof product>;
