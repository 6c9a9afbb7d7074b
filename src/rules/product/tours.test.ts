import { expect, test } from 'vitest';
import { type Tour, tourOfPage, tourPage, tours } from './tours.js';

test('a tour’s page is found only by its name', () => {
  expect((Object.keys(tours) as Tour[]).map(tourPage)).toEqual(['half-tour', 'full-tour', 'grand-tour']);
  expect(tourOfPage('grand-tour')).toBe('grand');
  for (const name of [null, '', 'grand', 'grand-tours', 'our-growers', 'constructor-tour'])
    expect(tourOfPage(name)).toBeUndefined();
});
