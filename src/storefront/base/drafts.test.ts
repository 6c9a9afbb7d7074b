import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CustomerProfile } from '../../model/customer.js';
import { createDrafts } from './drafts.js';

/** Stubs the parts of a browser's storage that drafts use: its keys are its own properties. */
function storage(): Storage {
  return Object.create(
    {
      getItem(key: string) {
        return Object.hasOwn(this, key) ? (this as unknown as Record<string, string>)[key] : null;
      },
      setItem(key: string, value: string) {
        (this as unknown as Record<string, string>)[key] = value;
      },
      removeItem(key: string) {
        delete (this as unknown as Record<string, string>)[key];
      },
    },
    {},
  ) as Storage;
}

beforeEach(() => vi.stubGlobal('sessionStorage', storage()));
afterEach(() => vi.unstubAllGlobals());

const tom: CustomerProfile = {
  securityStatus: 5,
  summaryDetails: { firstName: 'Tom', lastName: 'Ashby', profileId: 'profile-1' },
};
const ida: CustomerProfile = {
  securityStatus: 5,
  summaryDetails: { firstName: 'Ida', lastName: 'Quill', profileId: 'profile-2' },
};
const tomRecognised: CustomerProfile = { securityStatus: 3, summaryDetails: { firstName: 'Tom', lastName: 'Ashby' } };
const visitor: CustomerProfile = { securityStatus: 1 };

const start = { town: '' };
const typed = { town: 'Hexham' };
/** Creates the drafts of a page opened by the given customer. */
function page(by: CustomerProfile | undefined) {
  const drafts = createDrafts();
  drafts.hear(by);
  return drafts;
}

test('the owner is known anew when the id or the name differs', () => {
  const drafts = page(tomRecognised);
  expect(drafts.owner.get()).toEqual({ name: 'Tom Ashby' });
  drafts.hear(tom);
  expect(drafts.owner.get()).toEqual({ id: 'profile-1', name: 'Tom Ashby' });
  const owner = drafts.owner.get();
  drafts.hear({ ...tom });
  expect(drafts.owner.get()).toBe(owner);
  drafts.hear({ ...tom, summaryDetails: { ...tom.summaryDetails, lastName: 'Quill' } });
  expect(drafts.owner.get()).toEqual({ id: 'profile-1', name: 'Tom Quill' });
});

describe('a draft', () => {
  test.each([
    ['the same customer', tom, tom, typed],
    ['another customer', tom, ida, undefined],
    ['a visitor after a customer', tom, visitor, undefined],
    ['the same customer, who is only recognised now', tom, tomRecognised, typed],
    ['another customer after a recognised one', tomRecognised, ida, undefined],
    ['the recognised customer, who has signed in', tomRecognised, tom, typed],
    ['the guest who typed it', visitor, visitor, typed],
    ['the guest who has signed in', visitor, ida, typed],
    ['whoever is here while nobody knows, after a guest', visitor, undefined, typed],
    ['whoever is here while nobody knows, after a customer', tom, undefined, undefined],
  ])('is shown to %s', (_, before, after, expected) => {
    page(before).save('address', typed);
    const drafts = page(after);
    expect(drafts.read('address', start)).toEqual(expected);
    expect(drafts.has('address')).toBe(expected !== undefined);
  });

  test('of a guest passes to the next customer who signs in, and not to any later one', () => {
    page(visitor).save('address', typed);
    page(tom);
    expect(page(ida).read('address', start)).toBeUndefined();
    expect(page(tom).read('address', start)).toBeUndefined();
  });

  test('of a customer is kept while a visitor uses the same tab, and is removed when another customer signs in', () => {
    page(tom).save('address', typed);
    page(visitor);
    expect(page(tom).read('address', start)).toEqual(typed);
    page(ida);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('typed before the profile has loaded is stored only for its owner', () => {
    const drafts = createDrafts();
    drafts.save('address', typed);
    expect(drafts.read('address', start)).toBeUndefined();
    expect(Object.keys(sessionStorage)).toEqual([]);
    drafts.hear(tom);
    expect(drafts.read('address', start)).toEqual(typed);
    expect(page(ida).read('address', start)).toBeUndefined();
  });

  test('has only the fields of its form, and never reveals its owner', () => {
    const drafts = page(tom);
    drafts.save('address', { town: 7, street: 'Mill Road' });
    expect(drafts.read('address', start)).toEqual({ town: '' });
    sessionStorage.setItem('wsk-draft-address', '{"owner":7,"town":"Hexham"}');
    expect(page(tom).read('address', start)).toEqual(typed);
    sessionStorage.setItem('wsk-draft-address', '{');
    expect(page(tom).read('address', start)).toBeUndefined();
  });

  test('is removed when the customer signs out, even if it is not stored yet', () => {
    const drafts = page(tom);
    drafts.save('address', typed);
    drafts.save('gift', typed);
    sessionStorage.setItem('other', 'stays');
    drafts.forget();
    expect(Object.keys(sessionStorage)).toEqual(['other']);
  });

  test('is lost without an error if storage is blocked', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    const drafts = page(tom);
    drafts.save('address', typed);
    expect(drafts.read('address', start)).toBeUndefined();
    drafts.clear('address');
  });
});

describe('a handover', () => {
  test.each([
    ['a customer after another', [tom, ida], 1],
    ['the same customer again', [tom, visitor, tom, tomRecognised], 0],
    ['a customer after another who left without a word', [tom, visitor, ida], 1],
    ['a guest who signs in', [visitor, tom], 0],
  ])('is counted for %s: %#', (_, people, count) => {
    const drafts = createDrafts();
    for (const one of people) drafts.hear(one);
    expect(drafts.handovers.get()).toBe(count);
  });

  test('is counted when the customer signs out', () => {
    const drafts = page(tom);
    drafts.forget();
    expect(drafts.handovers.get()).toBe(1);
  });
});
