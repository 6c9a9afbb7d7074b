import { expect, test } from 'vitest';
import { searchStoryOf } from './searchStory.js';

const item = (id: string, href: string) => ({ id, name: `The ${id}`, href, groups: [] });
const gifts = item('gifts', '/gifts');
const cases = item('cases', '/shop/wines?Ntt=mixed+case');
const plans = item('plans', '/jsp/offer/cm/common/offer.jsp?name=wine-plans');
const pairings = item('pairings', '/jsp/content.jsp?pg=food-and-wine');
const growers = item('growers', '/jsp/content.jsp?pg=our-growers');

test('growers come before pairings, pairings before plans, and plans before cases', () => {
  expect(searchStoryOf([gifts, cases, plans, pairings, growers], 'red')).toEqual({
    section: 'growers',
    name: 'The growers',
    href: '/jsp/content.jsp?pg=our-growers',
  });
  expect(searchStoryOf([gifts, cases, plans, pairings], 'red')?.section).toBe('pairings');
  expect(searchStoryOf([gifts, cases, plans], 'red')?.section).toBe('plans');
  expect(searchStoryOf([gifts, cases], 'red')?.section).toBe('cases');
});

test('a section that searches for the same term is not chosen', () => {
  expect(searchStoryOf([gifts, cases], 'mixed case')).toBeUndefined();
  expect(searchStoryOf([cases, plans], 'mixed case')?.section).toBe('plans');
  expect(searchStoryOf([cases], '')?.section).toBe('cases');
});

test('a shop with none of these sections has no story', () => {
  expect(searchStoryOf([gifts], 'red')).toBeUndefined();
});
