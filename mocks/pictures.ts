import type { FamilyName } from '../src/model/site.js';
import { type PictureSize, pictureOf } from './fixtures/art.js';
import type { Shop } from './world.js';

const picturePath = /^\/images\/(\w+)\/([\w.-]+)\/(\w+)\.svg$/;

export const isPicture = (pathname: string): boolean => picturePath.test(pathname);

/** The picture at a path, as SVG; nothing when the shop sells no such item. */
export function pictureAt(pathname: string, { items }: Shop): string | undefined {
  const [, family, itemCode = '', size] = picturePath.exec(pathname) ?? [];
  const item = items.get(itemCode);
  return item && pictureOf(item, family as FamilyName, size as PictureSize);
}
