import type { UpsellOffer } from '../../src/model/offer.js';
import { recordedCalls } from './recordedCalls.js';

/** Answers every look-up of offers with these, and records the calls, from here on. */
export const changedOffers = (offerItems: readonly UpsellOffer[], availableSpaces = 0) =>
  recordedCalls((path) =>
    path.startsWith('/api/offer/')
      ? Response.json({ statusCode: 0, response: { UpsellOffers: { offerItems, availableSpaces } } })
      : undefined,
  );
