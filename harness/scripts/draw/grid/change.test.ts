import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawChange } from './change.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'change-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a grey picture with red pixels at these places, counted from the first. */
function draw(name: string, red: readonly number[] = [], [width, height] = [4, 3]) {
  const picture = new PNG({ width: width!, height: height! });
  for (let pixel = 0; pixel < width! * height!; pixel++)
    picture.data.set(red.includes(pixel) ? [255, 0, 0, 255] : [250, 250, 250, 255], pixel * 4);
  const file = join(folder, name);
  writeFileSync(file, PNG.sync.write(picture));
  return file;
}

test('one pixel is counted, located and drawn', () => {
  const change = join(folder, 'deep/change.png');
  expect(drawChange(draw('before.png'), draw('after.png', [6]), change)).toBe('1 of 12 pixels, from 2, 1 to 2, 1');
  const { data } = PNG.sync.read(readFileSync(change));
  expect([...data.subarray(6 * 4, 6 * 4 + 3)]).toEqual([255, 0, 0]);
});

test('the place of several pixels is the box around them', () => {
  expect(drawChange(draw('before.png'), draw('after.png', [1, 11]), join(folder, 'change.png'))).toBe(
    '2 of 12 pixels, from 1, 0 to 3, 2',
  );
});

test('another size is said', () => {
  expect(drawChange(draw('before.png'), draw('after.png', [], [4, 5]), join(folder, 'change.png'))).toBe(
    '4 × 3 became 4 × 5',
  );
});
