/** One buyer's review of a product. */
export interface Review {
  /** Id of the review, unique in its list. */
  readonly id: string;
  /** Stars given: 1 to 5. */
  readonly stars: number;
  /** Text of the review. */
  readonly text: string;
  /** Author's name, as they chose to give it. */
  readonly author: string;
  /** Author's location. */
  readonly place?: string;
}

/** The reviews of a product: the number of reviews per star rating, and the newest reviews. */
export interface ProductReviews {
  /** Numbers of reviews with 1, 2, 3, 4 and 5 stars, in this order. */
  readonly counts: readonly [one: number, two: number, three: number, four: number, five: number];
  /** Reviews to show on the page, newest first. */
  readonly reviews: readonly Review[];
}

/** Fetches the reviews of a product by its item code, because the API has no call for them. Rejects when they are
 * unavailable. */
export type ReviewSource = (itemCode: string) => Promise<ProductReviews>;
