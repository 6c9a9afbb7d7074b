import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { openShop } from './shopper.js';

const page = '/hosts/hostile.html';

/** Returns where two pictures differ by more than anti-aliasing, in pixels, or nothing if they are alike. */
function difference(one: Buffer, other: Buffer): string | undefined {
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)];
  if (a.width !== b.width || a.height !== b.height) return `${a.width}×${a.height} and ${b.width}×${b.height}`;
  const mask = new PNG({ width: a.width, height: a.height });
  const count = pixelmatch(a.data, b.data, mask.data, a.width, a.height, { diffMask: true });
  if (count === 0) return;
  const places = [...mask.data.keys()].filter((at) => at % 4 === 3 && mask.data[at]).map((at) => at >> 2);
  const range = (values: number[]) =>
    `${values.reduce((x, y) => Math.min(x, y))} to ${values.reduce((x, y) => Math.max(x, y))}`;
  const x = range(places.map((place) => place % a.width));
  const y = range(places.map((place) => Math.floor(place / a.width)));
  return `${count} pixels, x ${x}, y ${y}`;
}

/** Expects the same bytes or the same pixels. If they differ, saves both pictures for inspection. */
function expectSame(actual: Buffer, expected: Buffer, name: string): void {
  const found = actual.equals(expected) ? undefined : difference(actual, expected);
  if (!found) return;
  mkdirSync('.cache/pictures', { recursive: true });
  writeFileSync(`.cache/pictures/${name}-expected.png`, expected);
  writeFileSync(`.cache/pictures/${name}-shown.png`, actual);
  expect.fail(`${name} looks different (${found}): compare .cache/pictures/${name}-expected.png and -shown.png`);
}

/** Checks whether the fonts and all pictures in the window have loaded. One that failed is about to be replaced with a
 * drawing. */
function isWhole(): boolean {
  const isSeen = (image: HTMLImageElement) =>
    image.checkVisibility() && image.getBoundingClientRect().top < window.innerHeight;
  return (
    document.fonts.status === 'loaded' &&
    [...document.images].every((image) => !isSeen(image) || (image.complete && image.naturalWidth > 0))
  );
}

async function picture(of: Page): Promise<Buffer> {
  await of.waitForFunction(isWhole);
  return of.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** Takes a picture of every view of the kit on a host page. */
async function views(host: string, brand: string, width: number): Promise<Record<string, Buffer>> {
  const shopper = await openShop({
    path: page,
    query: { kit: '', host, brand },
    viewport: { width, height: 1000 },
    isPictured: true,
  });
  // The page has no mock behind it, so its pictures are not found and drawings replace them.
  shopper.allowNoise(/404 for .*\/images\//);
  const at = shopper.page;
  await at.getByRole('button', { name: 'Add to basket', exact: true }).waitFor();
  const taken: Record<string, Buffer> = { page: await picture(at) };
  await at.getByRole('button', { name: 'Add to basket', exact: true }).hover();
  taken.hover = await picture(at);
  await at.getByRole('link', { name: /home/ }).first().focus();
  taken.link = await picture(at);
  await at.getByRole('combobox').focus();
  taken.field = await picture(at);
  await at.getByRole('button', { name: 'Add to basket', exact: true }).click();
  await at.getByRole('dialog').waitFor();
  taken.dialog = await picture(at);
  return taken;
}

describe.each([
  ['law', 1280],
  ['hsb', 390],
])('in %s at %i px', (brand, width) => {
  test.each(['legacy', 'bootstrap'])('the kit looks the same on a page with %s styles', async (host) => {
    const [expected, shown] = [await views('none', brand, width), await views(host, brand, width)];
    for (const [view, taken] of Object.entries(shown))
      expectSame(taken, expected[view] ?? Buffer.of(), `${brand}-${width}-${host}-${view}`);
  });
});

test('the old shop sets every property that the kit resets for its boxes', () => {
  const namesIn = (file: string, rule: RegExp) =>
    [...(rule.exec(readFileSync(file, 'utf8'))?.[1] ?? '').matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);
  const reset = namesIn('src/ui/BrandScope.css', /:where\(\[class\*="wsk-"\]\) \{\n((?: {2}[\w-]+: revert;\n)+)/);
  expect(reset.length).toBeGreaterThan(50);
  const set = namesIn('harness/hosts/legacy.css', /:where\(\.wsk-BrandScope \*\) \{\n([^}]+)/);
  expect(reset.filter((name) => !set.includes(name))).toEqual([]);
});

test.each(['none', 'legacy', 'bootstrap'])('a page with %s styles looks the same with the kit on it', async (host) => {
  const taken: Buffer[] = [];
  for (const kit of [{}, { kit: '' }]) {
    const shopper = await openShop({
      path: page,
      query: { page: '', host, ...kit },
      viewport: { width: 1280, height: 900 },
      isPictured: true,
    });
    shopper.allowNoise(/404 for .*\/images\//);
    await shopper.page.getByRole('heading', { name: 'An old shop' }).waitFor();
    taken.push(await picture(shopper.page));
  }
  expectSame(taken[1] ?? Buffer.of(), taken[0] ?? Buffer.of(), `host-${host}`);
});
