import type { Brand } from '../model/site.js';
import { type BrandId, BrandNotFoundError, isBrandId } from './ids.js';

const loaders: Readonly<Record<BrandId, () => Promise<Brand>>> = {
  law: async () => (await import('./all/law.js')).law,
  avy: async () => (await import('./all/avy.js')).avy,
  amx: async () => (await import('./all/amx.js')).amx,
  stw: async () => (await import('./all/stw.js')).stw,
  ba: async () => (await import('./all/ba.js')).ba,
  bbc: async () => (await import('./all/bbc.js')).bbc,
  hsb: async () => (await import('./all/hsb.js')).hsb,
  wpe: async () => (await import('./all/wpe.js')).wpe,
  vws: async () => (await import('./all/vws.js')).vws,
  vir: async () => (await import('./all/vir.js')).vir,
  adc: async () => (await import('./all/adc.js')).adc,
  wsj: async () => (await import('./all/wsj.js')).wsj,
  npr: async () => (await import('./all/npr.js')).npr,
  tcm: async () => (await import('./all/tcm.js')).tcm,
  nat: async () => (await import('./all/nat.js')).nat,
  osw: async () => (await import('./all/osw.js')).osw,
  fox: async () => (await import('./all/fox.js')).fox,
  amxc: async () => (await import('./all/amxc.js')).amxc,
};

/**
 * Loads one brand, without the others.
 * @throws BrandNotFoundError when there is none with this id
 */
export async function loadBrand(id: string): Promise<Brand> {
  if (!isBrandId(id)) throw new BrandNotFoundError(id);
  return loaders[id]();
}
