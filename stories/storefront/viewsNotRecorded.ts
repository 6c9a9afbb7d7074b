import { answerInstead } from '../storyShop.js';

/** Lets the editors of law switch viewed products off, although its configuration has them. */
export const viewsNotRecorded = (): void =>
  answerInstead('queryBrandContent', {
    sys: { type: 'Array' },
    total: 1,
    skip: 0,
    limit: 1,
    items: [
      { sys: { id: 'law-brand', type: 'Entry' }, fields: { brandIdentifier: 'law', enableRecentlyBrowsed: false } },
    ],
  });
