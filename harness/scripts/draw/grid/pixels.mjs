import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { hashLength } from './hashes.mjs';

const inflated = promisify(inflate);

/** @param {string | Buffer} content */
export const shortHash = (content) => hash('sha1', content, 'base64url').slice(0, hashLength);

/**
 * Returns the hash of a picture's size and of its scan lines without their compression: the same pixels compress to
 * different bytes on processors with other instructions.
 *
 * @param {Buffer} png
 */
export async function hashOfPicture(png) {
  /** @type {Buffer[]} */
  const packed = [];
  let size = '';
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const content = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') size = content.toString('hex');
    if (type === 'IDAT') packed.push(content);
    at += length + 12;
  }
  const lines = await inflated(Buffer.concat(packed));
  return shortHash(Buffer.concat([Buffer.from(size), lines]));
}
