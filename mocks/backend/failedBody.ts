import type { Endpoint } from '../../src/api/endpoint.js';

/** Messages a real server sends with a status. A server error has no message suitable for a shopper. */
const messages: Readonly<Record<number, string>> = {
  400: 'The request could not be understood.',
  401: 'Please sign in to continue.',
  403: 'You do not have access to this.',
  404: 'We could not find that.',
  409: 'That has changed in the meantime. Please try again.',
  422: 'Something in the request was not accepted.',
  429: 'Too many requests. Please wait a moment and try again.',
};

/** The envelope of a failed call. */
export const failedEnvelope = (statusCode: number, message: string | undefined = messages[statusCode]) => ({
  statusCode,
  ...(message !== undefined && { errorResponse: { message } }),
});

/** Error ids of the content service. */
const contentErrors: Readonly<Record<number, string>> = {
  400: 'InvalidQuery',
  401: 'AccessTokenInvalid',
  403: 'AccessDenied',
  404: 'NotFound',
  409: 'Conflict',
  422: 'ValidationFailed',
  429: 'RateLimitExceeded',
};

/** The content service's message for missing content (CONT-055). */
export const contentNotFound = 'The resource could not be found.';

/** Checks whether the failure of a call is also read from `statusMessage`: by the sign-in banner and the cart pages
 * (OPEN-011, OPEN-012). */
const saysItTwice = ({ id, path }: Pick<Endpoint, 'id' | 'path'>): boolean =>
  id === 'login' || path === '/api/cart' || path.startsWith('/api/cart/');

/** Builds the body of a failed call: the envelope, or an error in the content service's format. */
export function failedBody(row: Pick<Endpoint, 'format' | 'id' | 'path'>, status: number, message?: string): object {
  if (row.format !== 'content') {
    const envelope = failedEnvelope(status, message);
    const serverMessage = envelope.errorResponse?.message;
    return serverMessage !== undefined && saysItTwice(row) ? { ...envelope, statusMessage: serverMessage } : envelope;
  }
  const id = contentErrors[status] ?? 'ServerError';
  return {
    sys: { type: 'Error', id },
    message: status === 404 ? contentNotFound : (message ?? messages[status] ?? 'The server could not answer.'),
    requestId: `mock-${status}`,
  };
}
