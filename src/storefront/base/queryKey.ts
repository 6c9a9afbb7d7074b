'use client';

import type { OperationId } from '../../api/endpoints.js';

/** Cached data that is not the response to a single call. */
type DerivedQuery =
  | 'article'
  | 'brandContent'
  | 'customerData'
  | 'deliveryPromiseContent'
  | 'homePageContent'
  | 'reviews'
  | 'suggestionData'
  | 'suggestionIndex'
  | 'upsellRejections';

/** Returns the key under which the page's query client caches a response: the operation's id, then the call's input.
 * After a host has changed the basket itself, `queries.refetchQueries({ queryKey: queryKey('getCart') })` fetches
 * it again. */
export const queryKey = <Name extends OperationId | DerivedQuery, const Input extends readonly unknown[]>(
  name: Name,
  ...input: Input
): readonly [Name, ...Input] => [name, ...input];
