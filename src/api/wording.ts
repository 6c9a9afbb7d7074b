import { ApiError, type ApiErrorKind } from '../model/error.js';

/** Message for a failure: the server's own, or the key of one of the kit's. */
export type Wording<Key extends string> = { readonly said: string } | { readonly key: Key };

const own = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** Returns the message for a failed call: the server's own, or else a fixed one for the kind of failure. */
export function failureWording(error: unknown): Wording<`failure.${ApiErrorKind}`> {
  if (!(error instanceof ApiError)) return { key: 'failure.http' };
  const message = [error.serverMessage, error.statusMessage].find(own);
  return message === undefined ? { key: `failure.${error.kind}` } : { said: message };
}

/** Returns the message for a failed login: the server's own if it refused the input, otherwise a fixed one (IDENT-041,
 * IDENT-042). */
export function loginFailureWording(error: unknown): Wording<'login.unexpected'> {
  const message = error instanceof ApiError && error.status === 422 ? error.serverMessage : undefined;
  return own(message) ? { said: message } : { key: 'login.unexpected' };
}

/** Returns the message for a failed login in a banner: the status message, the server's error message, or a fixed one
 * (IDENT-045, OPEN-012). */
export function bannerLoginFailureWording(error: unknown): Wording<'login.unexpected'> {
  const message = error instanceof ApiError ? [error.statusMessage, error.serverMessage].find(own) : undefined;
  return message === undefined ? { key: 'login.unexpected' } : { said: message };
}

/** Returns the message for a failed basket write: the first message the server gives, or the call-centre message
 * (BSKT-077, BSKT-078, OPEN-011). */
export function cartFailureWording(error: unknown): Wording<'basket.addFailed'> {
  const message =
    error instanceof ApiError
      ? [error.statusMessage, error.serverMessage].find(own)
      : own(String(error)) && typeof error === 'string'
        ? error
        : undefined;
  return message === undefined ? { key: 'basket.addFailed' } : { said: message };
}
