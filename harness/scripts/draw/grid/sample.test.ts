import { expect, test } from 'vitest';
import { sampleOf } from './sample.mjs';

const brands = ['law', 'avy', 'amx', 'hsb', 'tcm'];
const entry = (id: string) => ({ id, type: 'story', title: '', name: '', importPath: '' });
const stories = Array.from({ length: 2000 }, (_, place) => entry(`ui-button--story-${place}`));
const listed = (sample: ReadonlyMap<string, Set<string>>) => [...sample].map(([id, own]) => [id, [...own].join(' ')]);

test('one story in 256 is drawn in the first brand and, in turn, in three others', () => {
  expect(listed(sampleOf(stories, brands))).toEqual([
    ['ui-button--story-1022', 'law avy amx hsb'],
    ['ui-button--story-1203', 'law tcm avy amx'],
    ['ui-button--story-1504', 'law hsb tcm avy'],
    ['ui-button--story-1556', 'law amx hsb tcm'],
    ['ui-button--story-1807', 'law avy amx hsb'],
    ['ui-button--story-1926', 'law tcm avy amx'],
    ['ui-button--story-233', 'law hsb tcm avy'],
    ['ui-button--story-430', 'law amx hsb tcm'],
    ['ui-button--story-861', 'law avy amx hsb'],
  ]);
});

test('a new story leaves the others in the sample, in whatever order they come', () => {
  const ids = [...sampleOf(stories, brands).keys()];
  expect([...sampleOf([...stories.toReversed(), entry('ui-button--another')], brands).keys()]).toEqual(ids);
});
