import { spyOn } from 'storybook/test';
import type { UpsellOffer } from '../../src/model/offer.js';

/** Answers every look-up of offers with these, from here on. */
export function changedOffers(offerItems: readonly UpsellOffer[], availableSpaces = 0): void {
  const { fetch } = window;
  const answer = { statusCode: 0, response: { UpsellOffers: { offerItems, availableSpaces } } };
  spyOn(window, 'fetch').mockImplementation(async (input, init) =>
    new URL(new Request(input, init).url).pathname.startsWith('/api/offer/')
      ? Response.json(answer)
      : fetch(input, init),
  );
}
