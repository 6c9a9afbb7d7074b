import { expect, test } from 'vitest';
import { changedPreferences, preferencesOfPermissions, preferencesOfProfile } from './preferences.js';

const none = { email: false, post: false, telephone: false, text: false, shareData: false, shareEmail: false };

test('each field of the profile is one preference, and two of them are negative', () => {
  expect(preferencesOfProfile({})).toEqual(none);
  expect(preferencesOfProfile({ noEmail: true, noOutBoundCall: true })).toEqual(none);
  expect(preferencesOfProfile({ noEmail: false })).toEqual({ ...none, email: true });
  expect(preferencesOfProfile({ mail: true })).toEqual({ ...none, post: true });
  expect(preferencesOfProfile({ noOutBoundCall: false })).toEqual({ ...none, telephone: true });
  expect(preferencesOfProfile({ sms: true })).toEqual({ ...none, text: true });
  expect(preferencesOfProfile({ shareData: true })).toEqual({ ...none, shareData: true });
  expect(preferencesOfProfile({ shareEmail: true })).toEqual({ ...none, shareEmail: true });
});

const one = (category: string, code: string, state: string) => ({ category, code, state });

test.each([
  ['EMAIL', 'email'],
  ['POST', 'post'],
  ['PHONE', 'telephone'],
  ['SMS', 'text'],
  ['SHARE_DATA', 'shareData'],
  ['SHARE_EMAIL', 'shareEmail'],
])('the permission %s is the preference %s alone', (code, name) => {
  expect(preferencesOfPermissions([one('MARKETING', code, 'GRANTED')])).toEqual({ ...none, [name]: true });
});

test('only a granted marketing permission counts', () => {
  expect(
    preferencesOfPermissions([
      one('MARKETING', 'EMAIL', 'GRANTED'),
      one('MARKETING', 'SMS', 'DENIED'),
      one('PAYMENT', 'POST', 'GRANTED'),
      one('MARKETING', 'PHONE', 'PENDING'),
      one('MARKETING', 'SHARE_DATA', 'GRANTED'),
    ]),
  ).toEqual({ ...none, email: true, shareData: true });
});

test('changed preferences are listed', () => {
  expect(changedPreferences(none, { ...none, text: true, post: true })).toEqual(['post', 'text']);
  expect(changedPreferences(none, none)).toEqual([]);
});
