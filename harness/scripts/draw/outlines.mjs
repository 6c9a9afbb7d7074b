import { PNG } from 'pngjs';

const width = 160;
const height = 200;

/** @param {PNG} picture @returns {Float64Array} brightness, averaged into a small picture */
function shrunk({ width: from, height: rows, data }) {
  const sums = new Float64Array(width * height);
  const counts = new Float64Array(width * height);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < from; x++) {
      const at = 4 * (y * from + x);
      const cell = Math.floor((y * height) / rows) * width + Math.floor((x * width) / from);
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      sums[cell] = (sums[cell] ?? 0) + 0.3 * red + 0.59 * green + 0.11 * blue;
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  return sums.map((sum, cell) => sum / (counts[cell] || 1));
}

/** @param {Float64Array} cells @param {(x: number, y: number) => number} one */
const mapped = (cells, one) => {
  const result = new Float64Array(cells.length);
  for (let y = 1; y < height - 1; y++) for (let x = 1; x < width - 1; x++) result[y * width + x] = one(x, y);
  return result;
};

/**
 * Returns the outline of a picture, without its colours: the strength of its edges, in relation to its strongest tenth,
 * slightly blurred.
 *
 * @param {Buffer} png
 */
export function outlineOf(png) {
  const grey = shrunk(PNG.sync.read(png));
  const edges = mapped(grey, (x, y) => {
    const near = (/** @type {number} */ across, /** @type {number} */ down) =>
      grey[(y + down) * width + x + across] ?? 0;
    const alongX = near(1, -1) + 2 * near(1, 0) + near(1, 1) - near(-1, -1) - 2 * near(-1, 0) - near(-1, 1);
    const alongY = near(-1, 1) + 2 * near(0, 1) + near(1, 1) - near(-1, -1) - 2 * near(0, -1) - near(1, -1);
    return Math.hypot(alongX, alongY);
  });
  // Below one level of grey there is no edge, only rounding.
  const strong = Math.max(1, edges.toSorted()[Math.floor(edges.length * 0.9)] ?? 1);
  return mapped(edges, (x, y) => {
    let sum = 0;
    for (let down = -1; down <= 1; down++)
      for (let across = -1; across <= 1; across++)
        sum += Math.min(1, (edges[(y + down) * width + x + across] ?? 0) / strong);
    return sum / 9;
  });
}

/** Returns how alike two outlines are: their correlation, 1 for the same outline. @param {Float64Array} a @param
 * {Float64Array} b */
export function likeness(a, b) {
  const mean = (/** @type {Float64Array} */ cells) => cells.reduce((sum, cell) => sum + cell, 0) / cells.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let both = 0;
  let ownA = 0;
  let ownB = 0;
  for (const [at, cell] of a.entries()) {
    const offA = cell - meanA;
    const offB = (b[at] ?? 0) - meanB;
    both += offA * offB;
    ownA += offA ** 2;
    ownB += offB ** 2;
  }
  return both / Math.sqrt(ownA * ownB);
}

/**
 * Compares all brands with each other.
 *
 * @param {ReadonlyMap<string, Float64Array>} outlines by brand
 * @returns {{ pair: string, likeness: number }[]} the most alike pair first
 */
export const pairsOf = (outlines) =>
  [...outlines]
    .flatMap(([one, outline], at) =>
      [...outlines]
        .slice(at + 1)
        .map(([other, its]) => ({ pair: `${one}/${other}`, likeness: likeness(outline, its) })),
    )
    .sort((a, b) => b.likeness - a.likeness);

/** The pages that are compared: how alike two brands' may be, with the customer the picture shows. */
export const comparedPages = {
  product: { path: '/product/0651883', limit: 0.75 },
  account: { path: '/account', limit: 0.75 },
  home: { path: '/', limit: 0.7 },
};

/** Checks in the page whether everything within the window is there: no placeholder, and every picture. */
function isWhole() {
  const isSeen = (/** @type {Element} */ element) => {
    const { top, width } = element.getBoundingClientRect();
    return width > 0 && top < window.innerHeight;
  };
  const isMissing = (/** @type {Element} */ element) => !(element instanceof HTMLImageElement && element.complete);
  return ![...document.querySelectorAll('.wsk-Skeleton, [data-loading], [aria-busy="true"], img')].some(
    (element) => isMissing(element) && isSeen(element),
  );
}

/**
 * Returns the outline of a brand's page as a customer sees it on a wide screen.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 */
export async function outlineOfPage(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1600 }, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.goto(`${address}?login=hard&persona=plan-active&latency=0`, { waitUntil: 'networkidle' });
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
    // On a slow machine, a page that waits for its answers looks idle.
    await page.waitForFunction(isWhole);
    await page.evaluate(() => document.fonts.ready);
    // A picture far below the window is not loaded, and would never be decoded.
    await page.evaluate(() =>
      Promise.all(
        [...document.images].filter(({ complete }) => complete).map((image) => image.decode().catch(() => {})),
      ),
    );
    return outlineOf(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  } finally {
    await context.close();
  }
}
