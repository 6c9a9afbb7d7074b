import { expect, test, vi } from 'vitest';
import type { Client } from '../../api/client.js';
import type { CustomerProfile } from '../../model/customer.js';
import { createDrafts } from '../base/drafts.js';
import { createQueries } from '../base/queries.js';
import { profileQuery } from './useProfile.js';

const profile = { securityStatus: 5, summaryDetails: { profileId: 'P1' } } as CustomerProfile;

/** Fetches the profile, with the answers of the shop in this order; a failure is an error. */
async function fetched(...answers: readonly (CustomerProfile | Error)[]) {
  const drafts = createDrafts();
  const call = vi.fn();
  for (const answer of answers)
    if (answer instanceof Error) call.mockRejectedValueOnce(answer);
    else call.mockResolvedValueOnce(answer);
  const queries = createQueries();
  const options = profileQuery({ client: { call } as unknown as Client, drafts });
  for (const _ of answers) await queries.fetchQuery({ ...options, staleTime: 0 }).catch(() => {});
  return drafts.owner.get();
}

test('drafts belong to the customer of the profile', async () => {
  expect(await fetched(profile)).toMatchObject({ id: 'P1' });
});

test('if the profile never loaded, the drafts of a guest are shown', async () => {
  const guest = await fetched({ securityStatus: 0 } as CustomerProfile);
  expect(guest).toBeDefined();
  expect(await fetched(new Error('offline'))).toEqual(guest);
});

test('if the profile fails to load again, the drafts stay those of the customer', async () => {
  expect(await fetched(profile, new Error('offline'))).toMatchObject({ id: 'P1' });
});
