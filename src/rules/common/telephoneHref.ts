/** Returns the `tel:` link for a telephone number. */
export const telephoneHref = (telephone: string): string => `tel:${telephone.replace(/[^\d+]/g, '')}`;
