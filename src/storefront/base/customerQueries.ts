'use client';

import type { Query } from '@tanstack/react-query';
import { queryKey } from './queryKey.js';

/** Key of the profile in the query cache. */
export const profileKey = queryKey('getProfileDetails');

/** Key of signing out among the mutations. */
export const logoutKey = queryKey('logout');

/** Marks queries that need a customer. */
export const metaOfCustomer = { ofCustomer: true };

/** Whether an answer is a customer's own. */
export const isOfCustomer = ({ meta }: Query): boolean => meta === metaOfCustomer;
