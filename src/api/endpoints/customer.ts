/** What the shop stores about a customer: permissions, preferences, purchases, ratings and favourites. */

import * as z from 'zod/mini';
import { permissions, purchase, ratedItem, userItems } from '../../model/account.js';
import { defineEndpoint } from '../endpoint.js';
import { anyText, capitals, email, itemCode, listLimit } from '../fields.js';

/** Path parameters of a permission category. */
const categoryParams = z.object({
  /** Code of the category, in capital letters, such as `MARKETING`. */
  category: capitals,
});

/** Query of a list with an optional limit. */
const listQuery = z.object({
  /** Maximum number of entries to return: 1 to 100. */
  limit: z.optional(listLimit),
});

/** Lists the customer's marketing permissions. */
export const listPermissions = defineEndpoint({
  id: 'listPermissions',
  method: 'GET',
  path: '/api/user/permissions',
  query: listQuery,
  response: permissions,
  callers: 'soft',
  failures: [422],
  evidence: 'assumed',
  rules: ['ACCT-020', 'ACCT-021'],
});

/** Lists the customer's marketing permissions in one category. */
export const getPermissionsByCategory = defineEndpoint({
  id: 'getPermissionsByCategory',
  method: 'GET',
  path: '/api/user/permissions/{category}',
  params: categoryParams,
  response: permissions,
  callers: 'soft',
  failures: [404, 422],
  evidence: 'specified',
  rules: ['IDENT-020', 'IDENT-083', 'IDENT-084', 'ACCT-021', 'ACCT-023'],
});

/** Sets one marketing permission; the body names its category. */
export const createPermission = defineEndpoint({
  id: 'createPermission',
  method: 'POST',
  path: '/api/user/permission',
  body: z.object({
    /** Code of the category, such as `MARKETING`. */
    category: capitals,
    /** Code of the permission within the category, such as `EMAIL`. */
    code: capitals,
    /** `GRANTED`, or another state. */
    state: capitals,
  }),
  response: z.unknown(),
  callers: 'soft',
  failures: [422],
  evidence: 'assumed',
  rules: ['ACCT-022'],
});

/** Sets one marketing permission in a category; a body with another category is refused. */
export const updatePermissionsByCategory = defineEndpoint({
  id: 'updatePermissionsByCategory',
  method: 'POST',
  path: '/api/user/permissions/{category}',
  params: categoryParams,
  body: z.object({
    /** Same category as in the path, if present. */
    category: z.optional(capitals),
    /** Code of the permission within the category, such as `EMAIL`. */
    code: capitals,
    /** `GRANTED`, or another state. */
    state: capitals,
  }),
  response: z.unknown(),
  callers: 'soft',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['ACCT-022'],
});

/** Signs the customer up for alerts about an item. A second sign-up is refused with a message the screen recognises
 * (PROD-097). */
export const createUserInterest = defineEndpoint({
  id: 'createUserInterest',
  method: 'POST',
  path: '/api/user/interests/{itemCode}',
  params: z.object({
    /** Item code of a product. */
    itemCode,
  }),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PROD-091', 'PROD-096', 'PROD-097', 'IDENT-023'],
});

/** Lists wines recommended to the customer. */
export const listRecommendedWines = defineEndpoint({
  id: 'listRecommendedWines',
  method: 'GET',
  path: '/api/user/recommendations/list',
  query: listQuery,
  response: userItems,
  callers: 'soft',
  failures: [422],
  evidence: 'assumed',
  rules: ['HOME-028', 'HOME-045', 'ACCT-051'],
});

/** Lists the customer's past orders. */
export const listPurchases = defineEndpoint({
  id: 'listPurchases',
  method: 'GET',
  path: '/api/user/purchases/list',
  response: z.object({
    /** The orders, newest first. */
    purchases: z.array(purchase),
  }),
  callers: 'hard',
  failures: [],
  evidence: 'assumed',
  rules: ['ACCT-044', 'ACCT-045'],
});

/** Lists the most recently viewed products. */
export const listRecentlyBrowsed = defineEndpoint({
  id: 'listRecentlyBrowsed',
  method: 'GET',
  path: '/api/user/recentlybrowsed/list',
  response: userItems,
  callers: 'anyone',
  failures: [],
  evidence: 'assumed',
  rules: ['HOME-048', 'ACCT-052'],
});

/** Records that a product was viewed. */
export const addRecentlyBrowsed = defineEndpoint({
  id: 'addRecentlyBrowsed',
  method: 'PUT',
  path: '/api/user/recentlybrowsed/{itemCode}',
  params: z.object({
    /** Item code of a product. */
    itemCode,
  }),
  response: z.unknown(),
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['HOME-054'],
});

/** Sets whether wine plans are paid for from the wine reward. */
export const updateProfileOptions = defineEndpoint({
  id: 'updateProfileOptions',
  method: 'PUT',
  path: '/api/user/profile/options',
  body: z.object({
    /** Whether wine plans are paid for from the wine reward. */
    payForWineplansWithWinereward: z.boolean(),
  }),
  response: z.unknown(),
  callers: 'hard',
  failures: [409, 422],
  evidence: 'assumed',
  rules: ['ACCT-008'],
});

/** Changes the email address the customer signs in with. */
export const updateUserEmail = defineEndpoint({
  id: 'updateUserEmail',
  method: 'PUT',
  path: '/api/user/email',
  body: z.object({
    /** New email address to sign in with. */
    email,
    /** Page the change was made on; at most 500 characters. */
    recrPage: z.optional(anyText(500)),
  }),
  response: z.unknown(),
  callers: 'hard',
  failures: [409, 422],
  evidence: 'assumed',
  rules: ['ACCT-006'],
});

/** Submits an email address; the documents do not say what the shop does with it. */
export const submitAccountEmail = defineEndpoint({
  id: 'submitAccountEmail',
  method: 'POST',
  path: '/api/account/email',
  body: z.object({
    /** Email address that was entered. */
    email,
  }),
  response: z.unknown(),
  callers: 'anyone',
  failures: [422],
  evidence: 'assumed',
  rules: ['ACCT-007'],
});

/** Opts the customer in to or out of email. */
export const updateContactPreferences = defineEndpoint({
  id: 'updateContactPreferences',
  method: 'PUT',
  path: '/api/user/preferences/contact',
  body: z.object({
    /** What the customer opts in to. */
    optin: z.object({
      /** Whether email may be sent. */
      emailFlag: z.boolean(),
    }),
  }),
  response: z.unknown(),
  callers: 'soft',
  failures: [422],
  evidence: 'assumed',
  rules: ['ACCT-016', 'ACCT-017'],
});

/** Lists the products the customer has rated. */
export const listRatings = defineEndpoint({
  id: 'listRatings',
  method: 'GET',
  path: '/api/user/ratings/list',
  response: z.object({
    /** The products with their ratings. */
    userItems: z.array(ratedItem),
  }),
  callers: 'soft',
  failures: [],
  evidence: 'assumed',
  rules: ['ACCT-050'],
});

/** Lists the customer's favourites. */
export const listFavourites = defineEndpoint({
  id: 'listFavourites',
  method: 'GET',
  path: '/api/user/favourites/list',
  response: userItems,
  callers: 'soft',
  failures: [],
  evidence: 'specified',
  rules: ['PROD-101', 'IDENT-016'],
});

/** Adds a product to the favourites; adding it again changes nothing. `AntiFavourite` marks it as disliked instead
 * (OPEN-069). */
export const addFavourite = defineEndpoint({
  id: 'addFavourite',
  method: 'PUT',
  path: '/api/user/favourites/{itemCode}',
  params: z.object({
    /** Item code of a product. */
    itemCode,
  }),
  body: z.optional(
    z.object({
      /** Whether the product is marked as disliked instead. */
      AntiFavourite: z.optional(z.boolean()),
    }),
  ),
  response: z.unknown(),
  callers: 'soft',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['PROD-099', 'PROD-102', 'PROD-103'],
});

/** Removes a product from the favourites. */
export const deleteFavourite = defineEndpoint({
  id: 'deleteFavourite',
  method: 'PUT',
  path: '/api/user/favourites/delete/{itemCode}',
  params: z.object({
    /** Item code of a product. */
    itemCode,
  }),
  response: z.unknown(),
  callers: 'soft',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['PROD-103', 'ACCT-049'],
});
