import { expect, test } from 'vitest';
import { withFilterTags } from './storyTags.js';

const source = `const meta = preview.meta({ component: Thing, globals: { login: 'soft' } });
export const Ready = meta.story();
export const Chosen = meta.story({ globals: { login: 'hard' } });
export const SaveFailed = meta.story({ args: { state: 'failed' } });
export const Retried = meta.story({ parameters: { mock: { fault: 'getThing:500*1' } } });
export const Narrow = Ready.extend(narrow);
export const Loading = meta.story();
export const Empty = meta.story();
export const Full = meta.story({ globals: { login: 'visitor' } });
`;
const names = ['Ready', 'Chosen', 'SaveFailed', 'Retried', 'Narrow', 'Loading', 'Empty', 'Full'];
const entries = names.map((exportName) => ({ type: 'story', exportName, tags: ['dev'] }));

/** Returns the tags that are added to the stories of a file. */
const added = (file: string) =>
  Object.fromEntries(
    withFilterTags(entries, file, source).map(({ exportName, tags }) => [exportName, tags.slice(1).join(' ')]),
  );

test('faults and edges are tagged, and states from the fourth on', () => {
  expect(added('/kit/stories/ui/Thing.stories.tsx')).toEqual({
    Ready: '',
    Chosen: 'hard',
    SaveFailed: 'fault',
    Retried: 'fault',
    Narrow: 'edge',
    Loading: '',
    Empty: 'more',
    Full: 'more visitor',
  });
});

test('containers are wired, sheets of brands are a matrix, and neither is in the manifest, on any system', () => {
  expect(added('C:\\kit\\stories\\storefront\\plans\\Thing.stories.tsx').Loading).toBe('wired !manifest');
  expect(added('/kit/stories/storefront/plans/Thing.stories.tsx').SaveFailed).toBe('wired fault !manifest');
  expect(added('/kit/stories/matrix/Thing.stories.tsx').Loading).toBe('matrix !manifest');
});

test('tags that the story has stay, and a docs page has none of these', () => {
  const docs = { type: 'docs', tags: ['autodocs'] };
  expect(withFilterTags([docs, entries[0]!], '/kit/stories/ui/Thing.stories.tsx', source)).toEqual([
    docs,
    { type: 'story', exportName: 'Ready', tags: ['dev'] },
  ]);
});
