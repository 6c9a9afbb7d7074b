/** The address book, the account's billing address, and shops near a postcode. */

import * as z from 'zod/mini';
import { address } from '../../model/address.js';
import { defineEndpoint } from '../endpoint.js';
import { itemCode, postcode, writtenAddress } from '../fields.js';

const params = z.object({
  /** Id in the address book. */
  addressId: itemCode,
});

/** Lists shops near a postcode where an order can be collected. */
export const findShopAddresses = defineEndpoint({
  id: 'findShopAddresses',
  method: 'GET',
  path: '/api/address/shop/{postcode}',
  params: z.object({ postcode }),
  response: z.array(address),
  callers: 'anyone',
  failures: [422],
  evidence: 'assumed',
  rules: ['CHKT-012'],
});

/** Adds an address to the address book, which is part of the user details (OPEN-073). */
export const addShippingAddress = defineEndpoint({
  id: 'addShippingAddress',
  method: 'POST',
  path: '/api/user/shipping/addresses',
  body: z.object({
    /** The address. */
    shippingNewAddress: z.object({ shippingAddress: writtenAddress }),
    /** Whether it also becomes the billing address. */
    createBillingAddrflag: z.optional(z.boolean()),
  }),
  response: z.unknown(),
  callers: 'hard',
  failures: [422],
  evidence: 'assumed',
  rules: ['ACCT-024', 'ACCT-025'],
});

/** Overwrites an address of the address book. */
export const updateShippingAddress = defineEndpoint({
  id: 'updateShippingAddress',
  method: 'PUT',
  path: '/api/user/shipping/address/{addressId}',
  params,
  body: z.object({
    shippingAddress: writtenAddress,
    /** Whether it also becomes the billing address. */
    createBillingAddrflag: z.optional(z.boolean()),
  }),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['ACCT-024', 'ACCT-025'],
});

/** Deletes an address from the address book. */
export const deleteShippingAddress = defineEndpoint({
  id: 'deleteShippingAddress',
  method: 'DELETE',
  path: '/api/user/shipping/address/{addressId}',
  params,
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['ACCT-024', 'ACCT-027'],
});

/** Overwrites the customer's billing address and that of the current order. A visitor without a checkout is refused. */
export const updateBillingAddress = defineEndpoint({
  id: 'updateBillingAddress',
  method: 'PUT',
  path: '/api/user/billing/address/',
  body: z.object({
    /** Postal address that bills are sent to. */
    address: z.omit(writtenAddress, { salutation: true, firstName: true, lastName: true, company: true, phone: true }),
    /** Contact details of the person billed. */
    contactInfo: z.pick(writtenAddress, { phone: true }),
    /** Person the bills are made out to. */
    personalInfo: z.pick(writtenAddress, { salutation: true, firstName: true, lastName: true, company: true }),
  }),
  response: z.unknown(),
  callers: 'anyone',
  failures: [401, 422],
  evidence: 'assumed',
  rules: ['ACCT-026', 'CHKT-016', 'CHKT-017', 'CHKT-018'],
});
