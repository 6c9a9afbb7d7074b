import type { Permission } from '../../model/account.js';
import type { UserPreferences } from '../../model/customer.js';

/** A way the shop may use what it knows of a customer, as the customer allows it. */
export type Preference = 'email' | 'post' | 'telephone' | 'text' | 'shareData' | 'shareEmail';

/** What a customer allows, each yes or no. */
export type Preferences = Readonly<Record<Preference, boolean>>;

/** The preferences in the order they are shown, each with the code of its marketing permission. */
export const preferenceCodes: Readonly<Record<Preference, string>> = {
  email: 'EMAIL',
  post: 'POST',
  telephone: 'PHONE',
  text: 'SMS',
  shareData: 'SHARE_DATA',
  shareEmail: 'SHARE_EMAIL',
};

/** The permission state that allows something, and the one that does not (OPEN-079). */
export const granted = 'GRANTED';
/** The permission state that does not allow something (OPEN-079). */
export const denied = 'DENIED';

/** How many permissions are listed at most (OPEN-079). */
export const permissionsLimit = '100';

/** What the profile says a customer allows (ACCT-010 to ACCT-015): two of its fields say what is not wanted. A field that is
 * missing allows nothing. */
export const preferencesOfProfile = (given: UserPreferences): Preferences => ({
  email: given.noEmail === false,
  post: given.mail === true,
  telephone: given.noOutBoundCall === false,
  text: given.sms === true,
  shareData: given.shareData === true,
  shareEmail: given.shareEmail === true,
});

/** The same from the marketing permissions, which a customer who is only recognised has too. */
export function preferencesOfPermissions(permissions: readonly Permission[]): Preferences {
  const allows = (code: string) =>
    permissions.some((one) => one.category === 'MARKETING' && one.code === code && one.state === granted);
  return {
    email: allows(preferenceCodes.email),
    post: allows(preferenceCodes.post),
    telephone: allows(preferenceCodes.telephone),
    text: allows(preferenceCodes.text),
    shareData: allows(preferenceCodes.shareData),
    shareEmail: allows(preferenceCodes.shareEmail),
  };
}

/** The preferences that differ. */
export const changedPreferences = (before: Preferences, after: Preferences): readonly Preference[] =>
  (Object.keys(preferenceCodes) as Preference[]).filter((name) => before[name] !== after[name]);
