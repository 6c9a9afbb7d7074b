import { expect, test } from 'vitest';
import { usualStories } from './usualStories.mjs';

const entry = (id: string, title: string, ...tags: string[]) => ({
  ...{ id, title, tags },
  ...{ name: id, type: 'story', importPath: './stories/a.stories.tsx' },
});
const sheets = ['wide', 'tablet', 'narrow'].map((name) =>
  entry(`brands-home--${name}`, 'brands/Home', 'dev', 'matrix'),
);
const others = [entry('ui-button--plain', 'ui/Button', 'dev'), entry('ui-button--busy', 'ui/Button')];
const colour = entry('foundations-colour--plain', 'foundations/Colour', 'matrix');
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

test('one sheet of each page is played, and every other story', () => {
  const [plain, busy] = others;
  expect(ids(usualStories([plain!, ...sheets, colour, busy!]))).toEqual([
    'ui-button--plain',
    'brands-home--narrow',
    'foundations-colour--plain',
    'ui-button--busy',
  ]);
});

test('it is the same sheet in any order, and whatever else is there', () => {
  expect(ids(usualStories(sheets.toReversed()))).toEqual(['brands-home--narrow']);
});
