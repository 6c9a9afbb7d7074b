/** What one buyer wrote of a product. */
export interface Review {
  /** Identifies the review in its list. */
  readonly id: string;
  /** Stars given: 1 to 5. */
  readonly stars: number;
  /** What was written. */
  readonly text: string;
  /** Who wrote it, as they want to be named. */
  readonly author: string;
  /** Where they are from. */
  readonly place?: string;
}

/** The reviews of a product: how many gave so many stars, and the newest texts. */
export interface ProductReviews {
  /** How many gave 1, 2, 3, 4 and 5 stars, in this order. */
  readonly counts: readonly [one: number, two: number, three: number, four: number, five: number];
  /** The newest first, as many as are to be read on the page. */
  readonly reviews: readonly Review[];
}

/** Fetches the reviews of a product by its item code; the API has no call for them. Rejects when they cannot be had. */
export type ReviewSource = (itemCode: string) => Promise<ProductReviews>;
