'use client';

import type { Query } from '@tanstack/react-query';
import { queryKey } from './queryKey.js';

/** Key of the profile in the query cache. */
export const profileKey = queryKey('getProfileDetails');

/** Key of the sign-out mutation. */
export const logoutKey = queryKey('logout');

/** Marks queries that need a customer. */
export const metaOfCustomer = { ofCustomer: true };

/** Checks whether a query holds a customer's data. */
export const isOfCustomer = ({ meta }: Query): boolean => meta === metaOfCustomer;
