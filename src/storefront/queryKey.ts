import type { OperationId } from '../api/endpoints.js';

/** What is kept that no single call answers. */
type DerivedQuery =
  | 'brandContent'
  | 'deliveryPromiseContent'
  | 'homePageContent'
  | 'suggestionData'
  | 'suggestionIndex';

/** Under what the page's query client keeps an answer: the id of its operation, then what was asked with it. A host that changed
 * the basket by itself has it fetched again with `queries.refetchQueries({ queryKey: queryKey('getCart') })`. */
export const queryKey = <Name extends OperationId | DerivedQuery, const Input extends readonly unknown[]>(
  name: Name,
  ...input: Input
): readonly [Name, ...Input] => [name, ...input];
