import type { Permission } from '../../model/account.js';
import type { UserPreferences } from '../../model/customer.js';

/** One use of a customer's data that the customer may allow. */
export type Preference = 'email' | 'post' | 'telephone' | 'text' | 'shareData' | 'shareEmail';

/** The customer's choices, each yes or no. */
export type Preferences = Readonly<Record<Preference, boolean>>;

/** The preferences in display order, each with the code of its marketing permission. */
export const preferenceCodes: Readonly<Record<Preference, string>> = {
  email: 'EMAIL',
  post: 'POST',
  telephone: 'PHONE',
  text: 'SMS',
  shareData: 'SHARE_DATA',
  shareEmail: 'SHARE_EMAIL',
};

/** The permission state that allows a use (OPEN-079). */
export const granted = 'GRANTED';
/** The permission state that forbids a use (OPEN-079). */
export const denied = 'DENIED';

/** Maximum number of permissions listed (OPEN-079). */
export const permissionsLimit = '100';

/** Reads the preferences from the profile (ACCT-010 to ACCT-015). Two of its fields are negative; a missing field
 * allows nothing. */
export const preferencesOfProfile = (preferences: UserPreferences): Preferences => ({
  email: preferences.noEmail === false,
  post: preferences.mail === true,
  telephone: preferences.noOutBoundCall === false,
  text: preferences.sms === true,
  shareData: preferences.shareData === true,
  shareEmail: preferences.shareEmail === true,
});

/** Reads the preferences from the marketing permissions, which are also available to a recognised customer. */
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

/** Lists the preferences that differ between `before` and `after`. */
export const changedPreferences = (before: Preferences, after: Preferences): readonly Preference[] =>
  (Object.keys(preferenceCodes) as Preference[]).filter((name) => before[name] !== after[name]);
