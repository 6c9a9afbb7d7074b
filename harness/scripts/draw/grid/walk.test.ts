import { expect, test } from 'vitest';
import { type Column, type Hashes, keyOf } from './hashes.mjs';
import { type Camera, walkStory } from './walk.mjs';
import { walkAll } from './walkAll.mjs';

const brands = ['law', 'hsb', 'tcm'];
const columns: Column[] = ['390', '1280', 'tree'];
const story = 'ui-button--primary';

const keptAs = (hash: (brand: string) => string, ids = [story]): Hashes =>
  new Map(
    ids.flatMap((id) =>
      brands.flatMap((brand) =>
        columns.map((column): [string, string] => [keyOf({ story: id, brand, column }), hash(brand)]),
      ),
    ),
  );

/** A camera whose pictures are what `draws` says of a story, a brand and how often it was drawn there. */
function cameraOf(draws: (brand: string, time: number) => string, problem?: (brand: string) => string | undefined) {
  const calls: string[] = [];
  const inspected: string[] = [];
  const times = new Map<string, number>();
  let shown = '';
  const mount = (kind: string) => async (_story: string, brand: string) => {
    // In place, a story is mounted anew only in another brand.
    if (kind === 'play' || shown !== brand) times.set(brand, (times.get(brand) ?? 0) + 1);
    shown = brand;
    calls.push(`${kind} ${brand}`);
    return problem?.(brand);
  };
  const camera: Camera & { close: () => Promise<void> } = {
    play: mount('play'),
    turn: mount('turn'),
    async shoot(selectors) {
      calls.push(`shoot ${shown}`);
      if (selectors) inspected.push(shown);
      return new Map(columns.map((column) => [column, { hash: draws(shown, times.get(shown) ?? 0) }]));
    },
    close: async () => {},
  };
  return { camera, calls, inspected };
}

const summary = (differences: readonly { brand: string; column: string; outcome: string }[]) =>
  differences.map(({ brand, column, outcome }) => `${outcome} ${brand} ${column}`);

test('pictures as kept are taken once: the story is played in the first brand and drawn in place in the others', async () => {
  const { camera, calls } = cameraOf((brand) => brand);
  const { pictures, differences } = await walkStory(
    camera,
    story,
    brands,
    keptAs((brand) => brand),
  );
  expect(differences).toEqual([]);
  expect(pictures).toBe(6);
  expect(calls).toEqual(['play law', 'shoot law', 'turn hsb', 'shoot hsb', 'turn tcm', 'shoot tcm']);
});

test('the content of a picture that changed is inspected, and that of a new one is not', async () => {
  const { camera, inspected } = cameraOf((brand) => (brand === 'hsb' ? 'other' : brand));
  const kept = keptAs((brand) => brand);
  for (const column of columns) kept.delete(keyOf({ story, brand: 'tcm', column }));
  const { differences } = await walkStory(camera, story, brands, kept);
  expect(summary(differences)).toEqual([
    ...columns.map((column) => `changed hsb ${column}`),
    ...columns.map((column) => `new tcm ${column}`),
  ]);
  expect(inspected).toEqual(['hsb']);
});

test('a picture that changed counts once it was drawn twice, in its brand and no other', async () => {
  const { camera } = cameraOf((brand) => (brand === 'hsb' ? 'other' : brand));
  const { differences } = await walkStory(
    camera,
    story,
    brands,
    keptAs((brand) => brand),
  );
  expect(summary(differences)).toEqual(['changed hsb 390', 'changed hsb 1280', 'changed hsb tree']);
  expect(differences[0]?.shot?.hash).toBe('other');
});

test('the second drawing is a new mount, also of the brand that was drawn last', async () => {
  const { camera, calls } = cameraOf((brand) => (brand === 'tcm' ? 'other' : brand));
  await walkStory(
    camera,
    story,
    brands,
    keptAs((brand) => brand),
  );
  expect(calls.slice(-3)).toEqual(['turn law', 'turn tcm', 'shoot tcm']);
});

test('a picture without a hash is new', async () => {
  const { camera } = cameraOf((brand) => brand);
  const { differences } = await walkStory(camera, story, ['law'], new Map());
  expect(summary(differences)).toEqual(['new law 390', 'new law 1280', 'new law tree']);
});

test('a story that draws a random number is unsteady in every brand', async () => {
  let number = 0;
  const { camera } = cameraOf(() => `${number++}`);
  const { differences } = await walkStory(
    camera,
    story,
    brands,
    keptAs(() => 'once'),
  );
  expect(summary(differences)).toEqual(
    brands.flatMap((brand) => columns.map((column) => `unsteady ${brand} ${column}`)),
  );
});

test('a first drawing that came too early is not a difference when the next two are as kept', async () => {
  const { camera } = cameraOf((brand, time) => (brand === 'hsb' && time === 1 ? 'early' : brand));
  const { differences } = await walkStory(
    camera,
    story,
    brands,
    keptAs((brand) => brand),
  );
  expect(differences).toEqual([]);
});

test('a story that fails is reported with the reason, in its brand', async () => {
  const { camera } = cameraOf(
    (brand) => brand,
    (brand) => (brand === 'tcm' ? 'no such wine' : undefined),
  );
  const { differences } = await walkStory(
    camera,
    story,
    brands,
    keptAs((brand) => brand),
  );
  expect(summary(differences)).toEqual(columns.map((column) => `failed tcm ${column}`));
  expect(differences[0]?.note).toBe('no such wine');
});

test('of the brands only those asked for have pictures, after the story was played', async () => {
  const { camera, calls } = cameraOf((brand) => brand);
  await walkStory(
    camera,
    story,
    brands,
    keptAs((brand) => brand),
    new Set(['tcm']),
  );
  expect(calls).toEqual(['play law', 'turn tcm', 'shoot tcm']);
});

test('every story of every file is walked, and one that breaks its page does not end the walk', async () => {
  const walked: string[] = [];
  const open = async () => {
    const { camera } = cameraOf((brand) => brand);
    return {
      ...camera,
      play: async (id: string, brand: string) => {
        walked.push(id);
        if (id === 'b--broken') throw new Error('the page crashed');
        return camera.play(id, brand);
      },
    };
  };
  const ids = ['a--one', 'a--two', 'b--broken', 'b--after', 'c--one'];
  const { pictures, differences } = await walkAll({
    open,
    files: [ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)],
    brands,
    kept: keptAs((brand) => brand, ids),
    pages: 2,
  });
  expect(walked.toSorted()).toEqual(ids.toSorted());
  expect(pictures).toBe(4 * 6);
  expect(differences.map(({ story: id, outcome, note }) => [id, outcome, note])).toEqual([
    ['b--broken', 'failed', 'the page crashed'],
  ]);
});
