/** A page's message for each kind of failure without a text in the requirements. */
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

/** Returns kinds of failure, each with a page's message. */
export const faultKinds = <Kind extends FaultKind>(...kinds: readonly Kind[]) =>
  kinds.map((kind) => [kind, messages[kind]] as const);

/** The basket's message for an item that could not be added. */
export const callCentre =
  'Sorry, we are having problems adding your product, please try again or contact the call centre on 01632 960 144';
