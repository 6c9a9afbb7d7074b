import { expect, test } from 'vitest';
import { accoladeWords } from './accolades.js';

test('a medal has one mark, its source and year, and no repetition', () => {
  expect(
    accoladeWords({
      accoladeNameText: 'Silver medal',
      accoladeCategoryText: 'The Blind Table',
      accoladeDescription: 'Silver medal at the Blind Table, 2020 vintage',
      levelTypeDesc: 'Silver',
    }),
  ).toEqual({ mark: 'silver', name: 'Silver medal', source: 'The Blind Table, 2020' });
});

test('points are shown in the mark, and a critic’s words are kept', () => {
  expect(
    accoladeWords({
      accoladeNameText: '93 points',
      accoladeCategoryText: 'Critic’s choice',
      accoladeDescription: '“A big red that over-delivers.”',
      levelTypeDesc: '93/100',
      accoladePerson: 'Imogen Farrow',
    }),
  ).toEqual({
    mark: 'points',
    points: '93',
    name: '93 points',
    source: 'Imogen Farrow, Critic’s choice',
    remark: '“A big red that over-delivers.”',
  });
});

test.each([
  ['Gold', 'gold'],
  ['Bronze', 'bronze'],
  ['Trophy', 'award'],
  [undefined, 'award'],
] as const)('a %s level is drawn as %s', (levelTypeDesc, mark) => {
  expect(accoladeWords({ accoladeNameText: 'Best in show', ...(levelTypeDesc && { levelTypeDesc }) })).toEqual({
    mark,
    name: 'Best in show',
    source: levelTypeDesc ?? '',
  });
});

test('a year already in the name or source is not added', () => {
  expect(accoladeWords({ accoladeNameText: 'Gold medal 2026', accoladeCategoryText: 'Wine Fair' }).source).toBe(
    'Wine Fair',
  );
  expect(accoladeWords({ accoladeNameText: 'Gold medal', accoladeCategoryText: 'Wine Fair 2026' }).source).toBe(
    'Wine Fair 2026',
  );
});

test('a level missing from the name is shown', () => {
  expect(accoladeWords({ accoladeNameText: 'Gold medal', levelTypeDesc: '96 points' })).toEqual({
    mark: 'gold',
    name: 'Gold medal',
    source: '96 points',
  });
});
