import { expect, test } from 'vitest';
import { isTap, swipeDirection } from './touch.js';

const origin = { x: 100, y: 100 };

test('a movement of less than 15 px is a tap, and a longer one is not', () => {
  expect(isTap(origin, origin)).toBe(true);
  expect(isTap(origin, { x: 114, y: 100 })).toBe(true);
  expect(isTap(origin, { x: 115, y: 100 })).toBe(false);
  expect(isTap(origin, { x: 100, y: 86 })).toBe(true);
  expect(isTap(origin, { x: 100, y: 85 })).toBe(false);
  expect(isTap(origin, { x: 111, y: 111 })).toBe(false);
});

test('a swipe has the direction of the larger movement, and a tap has no direction', () => {
  expect(swipeDirection(origin, { x: 60, y: 110 })).toBe('left');
  expect(swipeDirection(origin, { x: 140, y: 90 })).toBe('right');
  expect(swipeDirection(origin, { x: 80, y: 160 })).toBe('down');
  expect(swipeDirection(origin, { x: 120, y: 40 })).toBe('up');
  expect(swipeDirection(origin, { x: 114, y: 100 })).toBeUndefined();
  expect(swipeDirection(origin, { x: 85, y: 100 })).toBe('left');
});
