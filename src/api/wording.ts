import { ApiError, type ApiErrorKind } from '../model/error.js';

/** What to say of a failure: the server's own words, or a words key. */
export type Wording<Key extends string> = { readonly said: string } | { readonly key: Key };

const own = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** The server's message where it gave one, else one text per kind of failure. */
export function failureWording(error: unknown): Wording<`failure.${ApiErrorKind}`> {
  if (!(error instanceof ApiError)) return { key: 'failure.http' };
  const said = [error.serverMessage, error.statusMessage].find(own);
  return said === undefined ? { key: `failure.${error.kind}` } : { said };
}

/** A login that failed: the server's message when it refused what was typed, else one text (IDENT-041, IDENT-042). */
export function loginFailureWording(error: unknown): Wording<'login.unexpected'> {
  const said = error instanceof ApiError && error.status === 422 ? error.serverMessage : undefined;
  return own(said) ? { said } : { key: 'login.unexpected' };
}

/** A login from a banner that failed: the status message, then the server's message, then one text (IDENT-045, OPEN-012). */
export function bannerLoginFailureWording(error: unknown): Wording<'login.unexpected'> {
  const said = error instanceof ApiError ? [error.statusMessage, error.serverMessage].find(own) : undefined;
  return said === undefined ? { key: 'login.unexpected' } : { said };
}

/** A basket write that failed: the first string the server gave, else the call-centre text (BSKT-077, BSKT-078, OPEN-011). */
export function cartFailureWording(error: unknown): Wording<'basket.addFailed'> {
  const said =
    error instanceof ApiError
      ? [error.statusMessage, error.serverMessage].find(own)
      : own(String(error)) && typeof error === 'string'
        ? error
        : undefined;
  return said === undefined ? { key: 'basket.addFailed' } : { said };
}
