import { ApiError, type ApiErrorKind } from '../model/error.js';

/** Text of a failure: the server's message, or a words key. */
export type Wording<Key extends string> = { readonly said: string } | { readonly key: Key };

const own = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** Text of a failed call: the server's message, or one text for the kind of failure. */
export function failureWording(error: unknown): Wording<`failure.${ApiErrorKind}`> {
  if (!(error instanceof ApiError)) return { key: 'failure.http' };
  const said = [error.serverMessage, error.statusMessage].find(own);
  return said === undefined ? { key: `failure.${error.kind}` } : { said };
}

/** Text of a failed login: the server's message for refused input, else one text (IDENT-041, IDENT-042). */
export function loginFailureWording(error: unknown): Wording<'login.unexpected'> {
  const said = error instanceof ApiError && error.status === 422 ? error.serverMessage : undefined;
  return own(said) ? { said } : { key: 'login.unexpected' };
}

/** Text of a failed login in a banner: status message, server's message, or one text (IDENT-045, OPEN-012). */
export function bannerLoginFailureWording(error: unknown): Wording<'login.unexpected'> {
  const said = error instanceof ApiError ? [error.statusMessage, error.serverMessage].find(own) : undefined;
  return said === undefined ? { key: 'login.unexpected' } : { said };
}

/** Text of a failed basket write: the server's first string, or the call-centre text (BSKT-077, BSKT-078, OPEN-011). */
export function cartFailureWording(error: unknown): Wording<'basket.addFailed'> {
  const said =
    error instanceof ApiError
      ? [error.statusMessage, error.serverMessage].find(own)
      : own(String(error)) && typeof error === 'string'
        ? error
        : undefined;
  return said === undefined ? { key: 'basket.addFailed' } : { said };
}
