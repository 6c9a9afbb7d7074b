import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { comparePictures, reportOf } from './pictures.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const folders = () => ({ kept: join(folder, 'kept'), taken: join(folder, 'taken'), changes: join(folder, 'changes') });

interface Drawn {
  readonly size?: readonly [width: number, height: number];
  /** Number of red pixels, counted from the first. */
  readonly red?: number;
  /** Compression level of the file, which does not affect its pixels. */
  readonly packed?: number;
}

function draw(
  kind: 'kept' | 'taken',
  name: string,
  { size: [width, height] = [4, 3], red = 0, packed = 9 }: Drawn = {},
) {
  const picture = new PNG({ width, height, deflateLevel: packed });
  for (let pixel = 0; pixel < width * height; pixel++)
    picture.data.set(pixel < red ? [255, 0, 0, 255] : [250, 250, 250, 255], pixel * 4);
  const file = join(folders()[kind], name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, PNG.sync.write(picture, { deflateLevel: packed }));
}

test('a picture with identical bytes is the same', () => {
  draw('kept', 'wide/header.png');
  draw('taken', 'wide/header.png');
  expect(comparePictures(folders())).toEqual([{ name: 'wide/header.png', outcome: 'same' }]);
});

test('a picture with different bytes and identical pixels is the same', () => {
  draw('kept', 'header.png', { packed: 0 });
  draw('taken', 'header.png', { packed: 9 });
  const [before, after] = [folders().kept, folders().taken].map((each) => readFileSync(join(each, 'header.png')));
  expect(before).not.toEqual(after);
  expect(comparePictures(folders())).toEqual([{ name: 'header.png', outcome: 'same' }]);
});

test('a single different pixel is a change, and is drawn', () => {
  draw('kept', 'header.png');
  draw('taken', 'header.png', { red: 1 });
  expect(comparePictures(folders())).toEqual([{ name: 'header.png', outcome: 'changed', note: '1 of 12 pixels' }]);
  const change = PNG.sync.read(readFileSync(join(folders().changes, 'header.png')));
  expect([...change.data.subarray(0, 3)]).toEqual([255, 0, 0]);
});

test('a different size is a change', () => {
  draw('kept', 'header.png');
  draw('taken', 'header.png', { size: [4, 5] });
  expect(comparePictures(folders())).toEqual([{ name: 'header.png', outcome: 'changed', note: '4 × 3 became 4 × 5' }]);
});

test('a missing or added picture is reported', () => {
  draw('kept', 'gone.png');
  draw('taken', 'new.png');
  expect(comparePictures(folders())).toEqual([
    { name: 'gone.png', outcome: 'missing' },
    { name: 'new.png', outcome: 'added' },
  ]);
});

test('the report shows only the differences', () => {
  const page = reportOf(
    [
      { name: 'a.png', outcome: 'same' },
      { name: 'b.png', outcome: 'changed', note: '7 of 12 pixels' },
      { name: 'c.png', outcome: 'added' },
    ],
    (kind, name) => (name === 'c.png' && kind !== 'taken' ? undefined : `${kind}/${name}`),
  );
  expect(page).toContain('2 of 3 pictures differ');
  expect(page).toContain('7 of 12 pixels');
  expect([...page.matchAll(/<img src="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    'kept/b.png',
    'taken/b.png',
    'changes/b.png',
    'taken/c.png',
  ]);
});
