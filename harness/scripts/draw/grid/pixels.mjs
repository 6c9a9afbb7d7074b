import { createHash, hash } from 'node:crypto';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { hashLength } from './hashes.mjs';

const inflated = promisify(inflate);

const shortened = (/** @type {string} */ digest) => digest.slice(0, hashLength);

/** @param {string | Buffer} content */
export const shortHash = (content) => shortened(hash('sha1', content, 'base64url'));

/**
 * Returns the hash of a picture's size and of its scan lines without their compression: the same pixels compress to
 * different bytes on processors with other instructions.
 *
 * @param {Buffer} png
 */
export async function hashOfPicture(png) {
  /** @type {Buffer[]} */
  const packed = [];
  /** @type {Buffer} */
  let size = Buffer.alloc(8);
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const content = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') size = content;
    if (type === 'IDAT') packed.push(content);
    at += length + 12;
  }
  // In one piece: a filter and at most four bytes a pixel for each line.
  const chunkSize = Math.max(64, size.readUInt32BE(4) * (1 + 4 * size.readUInt32BE(0)));
  const lines = await inflated(Buffer.concat(packed), { chunkSize });
  return shortened(createHash('sha1').update(size).update(lines).digest('base64url'));
}
