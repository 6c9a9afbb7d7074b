import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { hashOfPicture, shortHash } from './pixels.mjs';

function picture({ size: [width, height] = [4, 3], red = 0, packed = 9 }) {
  const png = new PNG({ width, height });
  for (let pixel = 0; pixel < width! * height!; pixel++)
    png.data.set(pixel < red ? [255, 0, 0, 255] : [250, 250, 250, 255], pixel * 4);
  return PNG.sync.write(png, { deflateLevel: packed, filterType: 0 });
}

test('equal pixels have one hash, however they are compressed', async () => {
  const [loose, tight] = [picture({ packed: 0 }), picture({ packed: 9 })];
  expect(loose.equals(tight)).toBe(false);
  expect(await hashOfPicture(loose)).toBe(await hashOfPicture(tight));
});

test('one pixel, or the same pixels in another size, are another hash', async () => {
  const hashes = await Promise.all([
    hashOfPicture(picture({})),
    hashOfPicture(picture({ red: 1 })),
    hashOfPicture(picture({ size: [3, 4] })),
  ]);
  expect(new Set(hashes).size).toBe(3);
});

test('a hash has four characters without spaces', () => {
  expect(shortHash('a tree')).toMatch(/^[\w-]{4}$/);
});
