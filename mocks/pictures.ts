import { brands } from '../src/brands/registry.js';
import type { FamilyName } from '../src/model/site.js';
import { type PictureSize, pictureOf, sceneNames, sceneOf } from './fixtures/art.js';
import { RequestError } from './parseBody.js';
import type { Shop } from './world.js';

const picturePath = /^\/images\/(\w+)\/([\w.-]+)\/([\w-]+)\.svg$/;

export const isPicture = (pathname: string): boolean => picturePath.test(pathname);

const families = new Set<string | undefined>(brands.map(({ look }) => look.family));
const sizes = new Set<string | undefined>(['thumbnail', 'small', 'large']);

/** A scene in a brand's own colours: `/images/law/vineyard/autumn.svg`, another for each last part. */
function sceneAt(brandId: string | undefined, name: string, seed: string): string | undefined {
  const brand = brands.find(({ id }) => id === brandId);
  const scene = sceneNames.find((known) => known === name);
  if (!brand || !scene) return undefined;
  const { primary = '', accent = '', paper = '', ink = '' } = brand.look.grounds.page;
  return sceneOf(scene, { primary, accent, paper, ink }, seed);
}

/** The picture at a path, as SVG; nothing when the shop sells no such item, or nobody draws like that. */
export function pictureAt(pathname: string, { items }: Shop): string | undefined {
  const [, family, itemCode = '', size = ''] = picturePath.exec(pathname) ?? [];
  const item = families.has(family) && sizes.has(size) ? items.get(itemCode) : undefined;
  return item ? pictureOf(item, family as FamilyName, size as PictureSize) : sceneAt(family, itemCode, size);
}

export const noPicture = (pathname: string): RequestError => new RequestError(404, `There is no picture ${pathname}.`);
