import { describe, expect, it } from 'vitest';
import { draftOwnerOf, guest, isGuest, isSameOwner } from './draftOwner.js';

const margaret = { firstName: 'Margaret', lastName: 'Hale' };

describe('the owner of a draft', () => {
  it.each([
    ['a visitor', undefined, {}],
    ['a visitor whose profile loaded', { securityStatus: 1, summaryDetails: margaret }, {}],
    ['a recognised customer', { securityStatus: 2, summaryDetails: margaret }, { name: 'Margaret Hale' }],
    [
      'a signed-in customer',
      { securityStatus: 5, summaryDetails: { ...margaret, profileId: 'profile-7' } },
      { id: 'profile-7', name: 'Margaret Hale' },
    ],
  ])('is read from the profile of %s', (_, profile, owner) => {
    expect(draftOwnerOf(profile)).toEqual(owner);
    expect(isGuest(draftOwnerOf(profile))).toBe(Object.keys(owner).length === 0);
  });

  it.each([
    [{ id: '7', name: 'Margaret Hale' }, { id: '7', name: 'Margaret Thornton' }, true],
    [{ id: '7', name: 'Margaret Hale' }, { id: '8', name: 'Margaret Hale' }, false],
    [{ id: '7', name: 'Margaret Hale' }, { name: 'Margaret Hale' }, true],
    [{ name: 'Margaret Hale' }, { name: 'Mary Hale' }, false],
    [{ name: 'Margaret Hale' }, guest, false],
    [guest, guest, true],
  ])('%o and %o are the same person: %s', (one, other, same) => {
    expect(isSameOwner(one, other)).toBe(same);
    expect(isSameOwner(other, one)).toBe(same);
  });
});
