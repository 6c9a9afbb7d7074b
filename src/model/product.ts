import * as z from 'zod/mini';

/** One way to buy a product. Prices are decimals in the site's currency, or whole points on a points site. */
export const sku = z.object({
  /** Item code of the sku. */
  itemCode: z.string(),
  /** Price to pay. */
  salePrice: z.number(),
  /** Price before any reduction. */
  listPrice: z.number(),
  /** Price to pay per bottle. */
  salePricePerBottle: z.number(),
  /** Number of bottles in one unit: 1, or more for a case. */
  numberOfBottles: z.number(),
  /** Price per bottle once the volume condition of `vppQualifier` is met. */
  vppPrice: z.optional(z.number()),
  /** Set when the volume price is to be shown (PROD-060). */
  vppApplier: z.optional(z.boolean()),
  /** Wine plans started by buying this sku. */
  schemeDetails: z.optional(
    z.array(
      z.object({
        /** Id of the plan's scheme, as used by `getWinePlanScheme`. */
        schemeId: z.string(),
      }),
    ),
  ),
});
/** One way to buy a product, with its prices. */
export type Sku = z.infer<typeof sku>;

/** A medal, award or mention of a product (PROD-047 to PROD-051). */
export const accolade = z.object({
  /** Name of the medal, award or mention. */
  accoladeNameText: z.string(),
  /** Source of the award, such as a competition. */
  accoladeCategoryText: z.optional(z.string()),
  /** The whole accolade in one sentence. */
  accoladeDescription: z.optional(z.string()),
  /** Level of a medal, such as `Silver`. */
  levelTypeDesc: z.optional(z.string()),
  /** Critic who awarded it. */
  accoladePerson: z.optional(z.string()),
});
/** A medal, award or mention of a product. */
export type Accolade = z.infer<typeof accolade>;

/** Average rating of a product by its buyers (PROD-044 to PROD-046). */
export const ratingDetails = z.object({
  /** The average and the number of ratings. */
  productRating: z.object({
    /** Average of all ratings, 0 to 5. */
    avgRating: z.number(),
    /** Number of ratings. */
    numberOfReviews: z.number(),
    /** Rounded average, 0 to 5, that decides how far the stars are filled (PROD-063). */
    roundAvgRating: z.number(),
  }),
});
/** A product's average rating, 0 to 5, and the number of reviews behind it. */
export type RatingDetails = z.infer<typeof ratingDetails>;

/** Stock of a product. */
export const inventoryInfo = z.object({
  /** State of the stock: an open set; `low_stock` is the only value with a rule (PROD-070). */
  summaryAvailabilityStatus: z.string(),
  /** Number of units left to sell. */
  stockQty: z.number(),
});

/** A wine, spirit, case, gift or membership, as returned by the product call (PROD-007 to PROD-059). */
export const product = z.object({
  /** Item code: identifies the product in every call. */
  itemCode: z.string(),
  /** Name of the product. */
  name: z.string(),
  /** Vintage, if the product has one. */
  vintage: z.optional(z.string()),
  /** One-line sales text. */
  webHeadline: z.optional(z.string()),
  /** Description in a sentence or two. */
  description: z.optional(z.string()),
  /** Full description. */
  longDescription: z.optional(z.string()),
  /** Path of a small picture. */
  thumbnailImage: z.optional(z.string()),
  /** Path of a medium-sized picture. */
  smallImage: z.optional(z.string()),
  /** Path of a large picture. */
  largeImage: z.optional(z.string()),
  /** `wine`, or any other kind. */
  productType: z.string(),
  /** Kind within the type, such as `red`. */
  subProductType: z.optional(z.string()),
  /** Code of the product's sales range. */
  salesActivity: z.optional(z.string()),
  /** Whether it is a case of different wines. */
  mixed: z.optional(z.boolean()),
  /** The same as `mixed`; the server may use either name. */
  isMixed: z.optional(z.boolean()),
  /** Whether it is sold before it is shipped (en primeur). */
  enPrimeurFlag: z.optional(z.boolean()),
  /** Code of a wine's colour, such as `red`. */
  colourId: z.optional(z.string()),
  /** Colour of a wine, in words. */
  colourName: z.optional(z.string()),
  /** Grape or grapes, in words. */
  grapeName: z.optional(z.string()),
  /** Country of origin. */
  countryName: z.optional(z.string()),
  /** Style of a wine, such as `Smooth and mellow`. */
  styleName: z.optional(z.string()),
  /** Appellation of a wine. */
  appellationName: z.optional(z.string()),
  /** Alcohol by volume, in per cent. */
  alcoholPercent: z.optional(z.number()),
  /** UK units of alcohol in the whole bottle. */
  alcoholUnits: z.optional(z.number()),
  /** Size of one bottle, in millilitres. */
  bottleSize: z.optional(z.number()),
  /** Drink-by date, in words. */
  drinkByDateAsString: z.optional(z.string()),
  /** Allergens, in words. */
  allergens: z.optional(z.array(z.string())),
  inventoryInfo: z.optional(inventoryInfo),
  /** The volume condition in words, such as `mix 12 or more`. */
  vppQualifier: z.optional(z.string()),
  /** Diets it suits. */
  drinkCharacteristics: z.optional(
    z.object({
      /** Whether it is made without animal products. */
      vegan: z.optional(z.boolean()),
      /** Whether it is organically grown. */
      organic: z.optional(z.boolean()),
      /** Whether it is made without meat or fish. */
      vegetarian: z.optional(z.boolean()),
    }),
  ),
  /** Whether it is one of the customer's favourites. */
  favourited: z.optional(z.boolean()),
  /** Tasting notes and pictures. */
  tastingNotes: z.optional(
    z.object({
      /** Taste. */
      shortTastingNotesTaste: z.optional(z.string()),
      /** Aroma. */
      shortTastingNotesAroma: z.optional(z.string()),
      /** Appearance. */
      shortTastingNotesColor: z.optional(z.string()),
      /** Path of a map of its origin. */
      mapImageFile: z.optional(z.string()),
      /** Path of a further picture. */
      otherImageFile: z.optional(z.string()),
    }),
  ),
  ratingDetails: z.optional(ratingDetails),
  /** Medals, awards and mentions. */
  accolades: z.optional(z.array(accolade)),
  /** Ways to buy it; the first is the default. */
  skus: z.array(sku),
});
/** A product, as returned by the product call. */
export type Product = z.infer<typeof product>;
