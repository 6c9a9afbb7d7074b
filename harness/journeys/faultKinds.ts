/** The message a page shows for each kind of failure when the requirements do not specify one. */
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

/** Returns the given kinds of failure, each with its message. */
export const faultKinds = <Kind extends FaultKind>(...kinds: readonly Kind[]) =>
  kinds.map((kind) => [kind, messages[kind]] as const);

/** The basket's message for an item that could not be added. */
export const callCentre =
  'Sorry, we are having problems adding your product, please try again or contact the call centre on 01632 960 144';
