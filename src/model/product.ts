import * as z from 'zod/mini';

/** One way of buying a product. Prices are decimals in the site's currency, or whole points on a points site. */
export const sku = z.object({
  /** Item code of this way of buying it. */
  itemCode: z.string(),
  /** Price to be paid. */
  salePrice: z.number(),
  /** Price before any reduction. */
  listPrice: z.number(),
  /** Price to be paid, for each bottle. */
  salePricePerBottle: z.number(),
  /** Bottles in one unit: 1, or more of a case. */
  numberOfBottles: z.number(),
  /** Price of a bottle once the volume condition of `vppQualifier` is met. */
  vppPrice: z.optional(z.number()),
  /** Set when the volume price is the one to show (PROD-060). */
  vppApplier: z.optional(z.boolean()),
  /** Wine plans that buying it starts. */
  schemeDetails: z.optional(
    z.array(
      z.object({
        /** Id of the plan's scheme, as `getWinePlanScheme` takes it. */
        schemeId: z.string(),
      }),
    ),
  ),
});
/** One way of buying a product, with its prices. */
export type Sku = z.infer<typeof sku>;

/** A medal, award or mention of a product (PROD-047 to PROD-051). */
export const accolade = z.object({
  /** Name of the medal, award or mention. */
  accoladeNameText: z.string(),
  /** Who gave it, such as a competition. */
  accoladeCategoryText: z.optional(z.string()),
  /** All of it in one sentence. */
  accoladeDescription: z.optional(z.string()),
  /** Level of a medal, such as `Silver`. */
  levelTypeDesc: z.optional(z.string()),
  /** Critic who gave it. */
  accoladePerson: z.optional(z.string()),
});
/** A medal, award or mention of a product. */
export type Accolade = z.infer<typeof accolade>;

/** What buyers think of a product on average (PROD-044 to PROD-046). */
export const ratingDetails = z.object({
  /** The average and what it is of. */
  productRating: z.object({
    /** Average of all ratings, 0 to 5. */
    avgRating: z.number(),
    /** Number of ratings. */
    numberOfReviews: z.number(),
    /** 0 to 5, the figure the stars are filled by (PROD-063). */
    roundAvgRating: z.number(),
  }),
});
/** A product's average rating, 0 to 5, and how many reviews it comes from. */
export type RatingDetails = z.infer<typeof ratingDetails>;

/** How much of a product is in stock. */
export const inventoryInfo = z.object({
  /** State of the stock: an open set; `low_stock` is the only value with a rule (PROD-070). */
  summaryAvailabilityStatus: z.string(),
  /** Units left to sell. */
  stockQty: z.number(),
});

/** A wine, spirit, case, gift or membership, as the product call gives it (PROD-007 to PROD-059). */
export const product = z.object({
  /** Item code: identifies the product in every call. */
  itemCode: z.string(),
  /** Name of the product. */
  name: z.string(),
  /** Year of the harvest, where it has one. */
  vintage: z.optional(z.string()),
  /** One line that sells it. */
  webHeadline: z.optional(z.string()),
  /** Description in a sentence or two. */
  description: z.optional(z.string()),
  /** Description in full. */
  longDescription: z.optional(z.string()),
  /** Path of a small picture. */
  thumbnailImage: z.optional(z.string()),
  /** Path of a middling picture. */
  smallImage: z.optional(z.string()),
  /** Path of a large picture. */
  largeImage: z.optional(z.string()),
  /** `wine`, or any other kind. */
  productType: z.string(),
  /** Kind within the type, such as `red`. */
  subProductType: z.optional(z.string()),
  /** Code of the range it is sold in. */
  salesActivity: z.optional(z.string()),
  /** Whether it is a case of different wines. */
  mixed: z.optional(z.boolean()),
  /** The same as `mixed`; the server may use either name. */
  isMixed: z.optional(z.boolean()),
  /** Whether it is sold before it is shipped. */
  enPrimeurFlag: z.optional(z.boolean()),
  /** Code of a wine's colour, such as `red`. */
  colourId: z.optional(z.string()),
  /** Colour of a wine, in words. */
  colourName: z.optional(z.string()),
  /** Grape or grapes, in words. */
  grapeName: z.optional(z.string()),
  /** Country the product is from. */
  countryName: z.optional(z.string()),
  /** Style of a wine, such as `Smooth and mellow`. */
  styleName: z.optional(z.string()),
  /** Appellation of a wine. */
  appellationName: z.optional(z.string()),
  /** Alcohol by volume, in per cent. */
  alcoholPercent: z.optional(z.number()),
  /** UK units of alcohol in the whole bottle. */
  alcoholUnits: z.optional(z.number()),
  /** Content of one bottle in millilitres. */
  bottleSize: z.optional(z.number()),
  /** When it is best drunk by, in words. */
  drinkByDateAsString: z.optional(z.string()),
  /** Allergens, in words. */
  allergens: z.optional(z.array(z.string())),
  inventoryInfo: z.optional(inventoryInfo),
  /** The volume condition in words, such as `mix 12 or more`. */
  vppQualifier: z.optional(z.string()),
  /** Which diets it suits. */
  drinkCharacteristics: z.optional(
    z.object({
      /** Made without anything from animals. */
      vegan: z.optional(z.boolean()),
      /** From organic farming. */
      organic: z.optional(z.boolean()),
      /** Made without meat or fish. */
      vegetarian: z.optional(z.boolean()),
    }),
  ),
  /** Whether it is one of the caller's favourites. */
  favourited: z.optional(z.boolean()),
  /** How it tastes, in words and pictures. */
  tastingNotes: z.optional(
    z.object({
      /** What it tastes of. */
      shortTastingNotesTaste: z.optional(z.string()),
      /** What it smells of. */
      shortTastingNotesAroma: z.optional(z.string()),
      /** What it looks like. */
      shortTastingNotesColor: z.optional(z.string()),
      /** Path of a map of where it is from. */
      mapImageFile: z.optional(z.string()),
      /** Path of a further picture. */
      otherImageFile: z.optional(z.string()),
    }),
  ),
  ratingDetails: z.optional(ratingDetails),
  /** Medals, awards and mentions. */
  accolades: z.optional(z.array(accolade)),
  /** The ways of buying it; the first is the usual one. */
  skus: z.array(sku),
});
/** A product, as the product call gives it. */
export type Product = z.infer<typeof product>;
