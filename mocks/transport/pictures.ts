import { brands } from '../../src/brands/registry.js';
import type { Brand, FamilyName } from '../../src/model/site.js';
import { type PictureSize, pictureOf, sceneNames, sceneOf } from '../fixtures/art.js';
import type { Shop } from '../world/world.js';
import { picturePath } from './picturePath.js';

const families: readonly string[] = brands.map(({ look }) => look.family);
const sizes: readonly string[] = ['thumbnail', 'small', 'large'];

const coloursOf = ({ look }: Brand) => {
  const { primary, accent, paper, ink } = look.colours;
  return { primary, accent, paper, ink };
};

/** Returns a scene in a brand's colours: `/images/law/vineyard/autumn.svg`, a different one for each last segment. */
function sceneAt(brand: Brand, name: string, seed: string): string | undefined {
  const scene = sceneNames.find((sceneName) => sceneName === name);
  return scene && sceneOf(scene, coloursOf(brand), seed);
}

/** Returns the picture at a path as SVG, drawn by a family or a brand; undefined for an unknown item, family or brand. */
export function pictureAt(pathname: string, { items }: Shop): string | undefined {
  const [, drawer = '', itemCode = '', size = ''] = picturePath.exec(pathname) ?? [];
  const brand = brands.find(({ id }) => id === drawer);
  const item = (brand || families.includes(drawer)) && sizes.includes(size) ? items.get(itemCode) : undefined;
  if (!item) return brand && sceneAt(brand, itemCode, size);
  const family = (brand?.look.family ?? drawer) as FamilyName;
  const own = brand && {
    name: brand.displayName,
    lettering: brand.look.variants.lettering,
    ...coloursOf(brand),
  };
  return pictureOf(item, family, size as PictureSize, own);
}
