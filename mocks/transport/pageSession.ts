import { cookieOf, newSessionId, sessionInCookies } from './sessionCookie.js';

/** Joins the session with this id, if a cookie can hold it. */
export function joinSession(id: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser the harness runs in.
  if (/^[\w-]+$/.test(id)) document.cookie = cookieOf(id);
}

/** Returns the id of this browser's session, which is created on first use. */
export function browserSession(): string {
  const existing = sessionInCookies(document.cookie);
  if (existing) return existing;
  const id = newSessionId();
  joinSession(id);
  return id;
}
