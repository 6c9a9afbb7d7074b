import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * Draws the pixels that differ between two pictures, and says how many and where.
 *
 * @param {string} before @param {string} after @param {string} change files, of which the last is written
 */
export function drawChange(before, after, change) {
  const [old, now] = [before, after].map((file) => PNG.sync.read(readFileSync(file)));
  if (!old || !now) return '';
  const { width, height } = old;
  if (width !== now.width || height !== now.height) return `${width} × ${height} became ${now.width} × ${now.height}`;
  const drawn = new PNG({ width, height });
  const options = { threshold: 0, includeAA: true };
  const pixels = pixelmatch(old.data, now.data, drawn.data, width, height, options);
  mkdirSync(dirname(change), { recursive: true });
  writeFileSync(change, PNG.sync.write(drawn));
  return `${pixels} of ${width * height} pixels, ${placeOf(old, now)}`;
}

/** @param {PNG} old @param {PNG} now */
function placeOf({ data, width, height }, now) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let pixel = 0; pixel < width * height; pixel++)
    if (data.readUInt32BE(pixel * 4) !== now.data.readUInt32BE(pixel * 4)) {
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  return right < 0 ? 'nowhere' : `from ${left}, ${top} to ${right}, ${bottom}`;
}
