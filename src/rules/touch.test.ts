import { expect, test } from 'vitest';
import { isSwipeAside, isTap } from './touch.js';

const origin = { x: 100, y: 100 };

test('movement below 15 px is a tap, any further is none', () => {
  expect(isTap(origin, origin)).toBe(true);
  expect(isTap(origin, { x: 114, y: 100 })).toBe(true);
  expect(isTap(origin, { x: 115, y: 100 })).toBe(false);
  expect(isTap(origin, { x: 100, y: 86 })).toBe(true);
  expect(isTap(origin, { x: 100, y: 85 })).toBe(false);
  expect(isTap(origin, { x: 111, y: 111 })).toBe(false);
});

test('a swipe aside goes to the left, and further than up or down', () => {
  expect(isSwipeAside(origin, { x: 60, y: 110 })).toBe(true);
  expect(isSwipeAside(origin, { x: 90, y: 100 })).toBe(false);
  expect(isSwipeAside(origin, { x: 140, y: 100 })).toBe(false);
  expect(isSwipeAside(origin, { x: 80, y: 160 })).toBe(false);
});
