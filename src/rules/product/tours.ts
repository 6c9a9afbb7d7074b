/** The tours a wine plan is sold as on landing pages. */
export type Tour = 'half' | 'full' | 'grand';

/** How many bottles each tour sends, and how many weeks apart (PLAN-093 to PLAN-095). */
export const tours: Readonly<Record<Tour, { readonly bottles: number; readonly weeks: number }>> = {
  half: { bottles: 6, weeks: 12 },
  full: { bottles: 12, weeks: 12 },
  grand: { bottles: 12, weeks: 8 },
};

/** What the button of the welcome gifts adds: one for so much, in the site's money (PROD-142, PROD-143). */
export const welcomeGift = { price: 32.5, quantity: 1 } as const;

/** The name a tour's landing page and its offer go by. */
export const tourPage = (tour: Tour): string => `${tour}-tour`;

/** The tour whose landing page goes by a name, if one does. */
export const tourOfPage = (name: string | null): Tour | undefined =>
  (Object.keys(tours) as Tour[]).find((tour) => tourPage(tour) === name);
