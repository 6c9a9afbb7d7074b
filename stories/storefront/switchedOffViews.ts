import { answerInstead } from '../storyShop.js';

/** Answers the query for the content of law with an entry in which the editors have switched viewed products off. */
export const switchOffViews = (): void =>
  answerInstead('queryBrandContent', {
    sys: { type: 'Array' },
    total: 1,
    skip: 0,
    limit: 1,
    items: [
      { sys: { id: 'law-brand', type: 'Entry' }, fields: { brandIdentifier: 'law', enableRecentlyBrowsed: false } },
    ],
  });
