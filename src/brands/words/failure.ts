/** Messages for a failed call without a server message. */
export const failureWords = {
  'failure.http': 'Something went wrong on our side. Please try again.',
  'failure.status': 'We could not do that. Please try again.',
  'failure.network': 'Network request failed',
  'failure.timeout': 'Network request timed out',
  'failure.malformed': 'Something went wrong. Please try again.',
  'failure.page': 'We could not open this page',
  'failure.part': 'We could not show what belongs here',
  'failure.chunk': 'Loading chunk {chunk} failed',
  'failure.chunkTimeout': 'Loading chunk {chunk} timed out',
  'failure.retry': 'Try again',
  'failure.reassurance': 'Nothing has been lost. Try again, or call {phone}.',
  'failure.brand': 'No Brand found with identifier {id}',
  'failure.brandHint': 'Check the address you typed, or choose one of the shops below.',
};
