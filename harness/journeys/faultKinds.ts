/** What a page says of each kind of failure where the requirements have no text of their own. */
const messages = {
  '500': 'Something went wrong on our side. Please try again.',
  '401': 'Please sign in to continue.',
  '422': 'Something in the request was not accepted.',
  'status-422': 'Something in the request was not accepted.',
  'status-1': 'We could not do that. Please try again.',
  malformed: 'Something went wrong. Please try again.',
  empty: 'Something went wrong. Please try again.',
  offline: 'Network request failed',
  timeout: 'Network request timed out',
} as const;
type FaultKind = keyof typeof messages;

/** Kinds of failure, each with what a page says of it. */
export const faultKinds = <Kind extends FaultKind>(...kinds: readonly Kind[]) =>
  kinds.map((kind) => [kind, messages[kind]] as const);

/** What the basket says of an item that could not be added. */
export const callCentre =
  'Sorry, we are having problems adding your product, please try again or contact the call centre on 01632 960 144';
