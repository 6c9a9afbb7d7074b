/** A telephone number as a link dials it. */
export const telephoneHref = (telephone: string): string => `tel:${telephone.replace(/[^\d+]/g, '')}`;
