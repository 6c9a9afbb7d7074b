/** Tours under which a wine plan is sold on landing pages. */
export type Tour = 'half' | 'full' | 'grand';

/** Bottles per case and weeks between cases of each tour (PLAN-093 to PLAN-095). */
export const tours: Readonly<Record<Tour, { readonly bottles: number; readonly weeks: number }>> = {
  half: { bottles: 6, weeks: 12 },
  full: { bottles: 12, weeks: 12 },
  grand: { bottles: 12, weeks: 8 },
};

/** Price of the welcome gifts in the site's currency, and the quantity that their button adds (PROD-142, PROD-143). */
export const welcomeGift = { price: 32.5, quantity: 1 } as const;

/** Returns the name of a tour's landing page and offer. */
export const tourPage = (tour: Tour): string => `${tour}-tour`;

/** Finds the tour by the name of its landing page. */
export const tourOfPage = (name: string | null): Tour | undefined =>
  (Object.keys(tours) as Tour[]).find((tour) => tourPage(tour) === name);
