'use client';

import { identityWords } from '../../brands/words/identity.js';
import { loginState } from '../../rules/common/loginState.js';
import { focusHeading } from '../../ui/focusHeading.js';
import { say } from '../../ui/say.js';
import type { Scope } from '../../ui/scope.js';
import type { StorefrontServices } from '../base/services.js';
import { writeStorage } from '../base/storage.js';
import { placeKey } from './placeKey.js';
import { profileQuery } from './useProfile.js';

/** Controls of the page's main part. Those of the header change when the customer signs in. */
const controls = 'main :is(a, button)';

const nameOf = (element: Element | null): string =>
  (element?.ariaLabel ?? (element instanceof HTMLElement ? (element.innerText ?? element.textContent) : '')).trim();

/** Keeps the name of the focused control while the page reloads. */
export const keepPlace = (): boolean =>
  writeStorage('sessionStorage', placeKey, nameOf(document.activeElement?.closest(controls) ?? null));

/** How long the page may take to show the control or the heading, in ms. */
const patienceMs = 10_000;

/** After the reload that follows signing in: says who is signed in, and returns the focus to the control that had it
 * before, or to the page's heading if that control was outside the page's main part. If the focus has moved in the
 * meantime, it is left there. */
export async function returnToPlace(
  services: Pick<StorefrontServices, 'client' | 'drafts' | 'queries'>,
  { text }: Pick<Scope, 'text'>,
  name: string,
): Promise<void> {
  writeStorage('sessionStorage', placeKey, null);
  const profile = await services.queries.ensureQueryData(profileQuery(services));
  if (loginState(profile) !== 'hard') return;
  const words = text.with(identityWords);
  const { firstName } = profile.summaryDetails ?? {};
  say(firstName ? words('login.signedIn', { name: firstName }) : words('login.signedInNoName'));
  await until(() => (name ? controlCalled(name) : document.querySelector('main h1')) != null);
  if (document.activeElement !== document.body) return;
  const control = controlCalled(name);
  if (control) control.focus();
  else focusHeading();
}

const controlCalled = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(controls)].find((control) => nameOf(control) === name);

/** Waits until the page shows something, or until the time is over. */
function until(isShown: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(() => isShown() && end());
    const timer = setTimeout(end, patienceMs);
    observer.observe(document.body, { childList: true, subtree: true });
    if (isShown()) end();
  });
}
