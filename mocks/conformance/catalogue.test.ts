import { describe, expect, test } from 'vitest';
import type { Caller, Endpoint } from '../../src/api/endpoint.js';
import { endpoints } from '../../src/api/endpoints.js';
import { addressOf, callsOf } from './calls.js';
import { catalogue } from './catalogue.js';
import { type Field, fieldsOf, withValue } from './fields.js';
import { callIn, visitOf } from './visits.js';

const rows: Readonly<Record<string, Endpoint>> = endpoints;

const entries = catalogue
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', method = '', path = '', auth = '', ...fields] = line.split(' ');
    return { id, method, path, auth, fields };
  });

const callersOfAuth: Readonly<Record<string, Caller>> = {
  visitor: 'anyone',
  unknown: 'anyone',
  soft: 'soft',
  hard: 'hard',
  'presumed-user': 'hard',
};

/** Documented calls that have no separate row. */
const withoutRow: Readonly<Record<string, string>> = {
  checkCardCookie: 'reads a cookie in the page, which the host injects; no server is asked',
  getWinePlanCancelSaveOffer: 'has the pattern of getWinePlanSaveOffer: one route serves both, told apart by saveType',
};

/** Rows without a call in the documents. */
const ownRows: Readonly<Record<string, string>> = {
  listContentEntries: 'the content service answers any other query for entries too',
  getContentAsset: 'the content service gives single assets as it gives single entries',
};

/** Calls whose path the documents do not show. */
const paths: Readonly<Record<string, string>> = {
  queryHomePageContent: 'GET /content/spaces/{space}/environments/{environment}/entries',
  queryBrandContent: 'GET /content/spaces/{space}/environments/{environment}/entries',
  queryDeliveryPromiseContent: 'GET /content/spaces/{space}/environments/{environment}/entries',
  getPreviewContent: 'GET /content/preview/spaces/{space}/environments/{environment}/entries',
  getContentEntry: 'GET /content/spaces/{space}/environments/{environment}/entries/{id}',
  syncContent: 'GET /content/spaces/{space}/environments/{environment}/sync',
  createContentAssetKey: 'POST /content/spaces/{space}/environments/{environment}/asset_keys',
  getBannerTemplate: 'GET /html/templates/banner.html',
  getRecommendedTemplate: 'GET /html/templates/recommended.html',
  getRecentlyViewedTemplate: 'GET /html/templates/recently-viewed.html',
  getPasswordResetTemplate: 'GET /html/templates/password-reset.html',
};

/** Calls whose permitted callers differ from the documents. */
const callers: Readonly<Record<string, Caller>> = {
  // For recognised customers: the home page and the account's reminders show them before sign-in.
  listPermissions: 'soft',
  createPermission: 'soft',
  updatePermissionsByCategory: 'soft',
  listRecommendedWines: 'soft',
  updateContactPreferences: 'soft',
  listRatings: 'soft',
  listFreeGifts: 'soft',
  swapFreeGift: 'soft',
  // A visitor has a list too, kept in the session.
  listRecentlyBrowsed: 'anyone',
  addRecentlyBrowsed: 'anyone',
  // A guest has a billing address too, so it is allowed during a checkout.
  updateBillingAddress: 'anyone',
  // A guest's confirmation page reads the order placed in the session.
  getOrder: 'anyone',
  // It copies the account's email and first address into the checkout.
  createRegisteredCheckout: 'hard',
  // A guest in a checkout pays too. A visitor without one is refused by the resolver.
  listPaymentOptions: 'anyone',
};

/** Names used in the calls for fields that the documents describe without a name, or by the name of the client's
 * option. */
const fieldNames: Readonly<Record<string, string>> = {
  'queryHomePageContent query.brand': 'query.fields.brand',
  'queryBrandContent query.brandIdentifier': 'query.fields.brandIdentifier',
  'queryDeliveryPromiseContent query.query_name': 'query.fields.queryName',
  'getPreviewContent query.id': 'query.sys.id',
  'getContentEntry query.id': 'params.id',
  'syncContent query.nextSyncToken': 'query.sync_token',
  'syncContent query.nextPageToken': 'query.sync_token',
  'createContentAssetKey body.expiry': 'body.expiresAt',
  'updateShippingAddress body.shipping_address_object': 'body.shippingAddress',
};

const anyQuery = 'the content service answers a query without a filter with all it has';

/** Required fields that a call may nevertheless omit. */
const optionalFields: Readonly<Record<string, string>> = {
  'queryHomePageContent query.brand': anyQuery,
  'queryBrandContent query.brandIdentifier': anyQuery,
  'queryDeliveryPromiseContent query.query_name': anyQuery,
  'getPreviewContent query.id': anyQuery,
  'readSearchResultsPage query.Nrpp': 'a shared link may leave out the page size, which is then the usual one',
  'readSearchResultsPage query.Ntt': 'links of the menu ask for filters alone, without a term',
};

const rowOf = (id: string): Endpoint => rows[id] as Endpoint;

test('every documented call has a row, and every row a documented call', () => {
  const ids = entries.map(({ id }) => id);
  expect(entries).toHaveLength(153);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !rows[id])).toEqual(Object.keys(withoutRow).sort().reverse());
  expect(Object.keys(rows).filter((id) => !ids.includes(id))).toEqual(Object.keys(ownRows));
});

describe.each(entries.filter(({ id }) => !(id in withoutRow)).map((entry) => [entry.id, entry] as const))(
  '%s',
  (id, entry) => {
    test('its row has the documented method and path', () => {
      const row = rowOf(id);
      expect(`${row.method} ${row.path}`).toBe(paths[id] ?? `${entry.method} ${entry.path}`);
    });

    test('its row allows the documented callers [IDENT-026]', () => {
      expect(rowOf(id).callers).toBe(callers[id] ?? callersOfAuth[entry.auth]);
    });

    test('its row has the documented fields, and a missing required field is refused', () => {
      for (const field of entry.fields) expectField(rowOf(id), field);
    });
  },
);

function expectField(row: Endpoint, fieldSpec: string): void {
  const [, name = '', need] = /^([\w.]+)([!?]?)$/.exec(fieldSpec) ?? [];
  const key = `${row.id} ${name}`;
  const own = fieldNames[key] ?? name;
  const calls = callsOf(row).flatMap((input) =>
    fieldsOf(row, input)
      .filter(({ place, path }) => [place, ...path].join('.') === own)
      .map((field) => ({ given: input, field })),
  );
  const fixed = { ...row.fixedQuery, ...row.when?.query };
  if (own.startsWith('query.') && own.replace('query.', '') in fixed) return;
  expect(calls.length > 0, `${row.id} has ${own}`).toBe(true);
  // A path parameter is always present.
  if (need !== '!' || own.startsWith('params.')) return;
  const refused = key in optionalFields ? 200 : 422;
  for (const { given, field } of calls) expect(statusWithout(row, given, field), `without ${own}`).toBe(refused);
}

function statusWithout(row: Endpoint, input: Parameters<typeof withValue>[0], field: Field): number {
  const without = withValue(input, field, undefined);
  const before = visitOf('hard');
  return callIn(before, row.method, addressOf(row, without), without.body).status;
}
