/** Signing in and out, and the profile of the session. */

import * as z from 'zod/mini';
import { customerProfile } from '../../model/customer.js';
import { defineEndpoint } from '../endpoint.js';
import { email } from '../fields.js';

/** Signs a customer in. */
export const login = defineEndpoint({
  id: 'login',
  method: 'POST',
  path: '/api/authentication/login',
  body: z.object({
    /** Email address of the account. */
    email,
    /** Password of the account: 1 to 200 characters. */
    password: z.string().check(z.minLength(1, 'is required'), z.maxLength(200, 'is too long')),
  }),
  response: z.unknown(),
  callers: 'anyone',
  failures: [422],
  evidence: 'assumed',
  rules: ['IDENT-037', 'IDENT-038', 'IDENT-041'],
  sensitive: ['password'],
});

/** Signs the customer out. */
export const logout = defineEndpoint({
  id: 'logout',
  method: 'POST',
  path: '/api/authentication/logout',
  response: z.unknown(),
  callers: 'soft',
  failures: [],
  evidence: 'assumed',
  rules: ['IDENT-046'],
});

/** Fetches the customer's profile; a visitor's has only `securityStatus` (IDENT-066). */
export const getProfileDetails = defineEndpoint({
  id: 'getProfileDetails',
  method: 'GET',
  path: '/api/user/details',
  response: customerProfile,
  callers: 'anyone',
  failures: [],
  evidence: 'specified',
  rules: ['IDENT-010', 'IDENT-066'],
});
