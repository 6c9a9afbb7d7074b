import { expect, test } from 'vitest';
import { sampleOf } from './sample.mjs';

const brands = ['law', 'avy', 'amx', 'hsb', 'tcm'];
const entry = (id: string) => ({ id, type: 'story', title: '', name: '', importPath: '' });
const stories = Array.from({ length: 3000 }, (_, place) => entry(`ui-button--story-${place}`));
const listed = (sample: ReadonlyMap<string, Set<string>>) => [...sample].map(([id, own]) => [id, [...own].join(' ')]);

test('one story in 512 is drawn in the first brand and, in turn, in three others', () => {
  expect(listed(sampleOf(stories, brands))).toEqual([
    ['ui-button--story-2114', 'law avy amx hsb'],
    ['ui-button--story-2116', 'law tcm avy amx'],
    ['ui-button--story-2131', 'law hsb tcm avy'],
    ['ui-button--story-2785', 'law amx hsb tcm'],
    ['ui-button--story-430', 'law avy amx hsb'],
  ]);
});

test('a new story leaves the others in the sample, in whatever order they come', () => {
  const ids = [...sampleOf(stories, brands).keys()];
  expect([...sampleOf([...stories.toReversed(), entry('ui-button--another')], brands).keys()]).toEqual(ids);
});
