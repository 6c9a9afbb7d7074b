import type { Page } from 'playwright-core';

/** After two frames everything known is drawn. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

interface Shift {
  readonly value: number;
  readonly what: readonly string[];
}

/** Records layout shifts; to be run before the page's first script. */
export function observeShifts(): void {
  const seen: Shift[] = [];
  Object.assign(window, { shifts: seen });
  const name = (node: Node | null | undefined) =>
    node instanceof Element ? `${node.className} ${node.textContent?.slice(0, 30)}` : 'text';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { hadRecentInput, value, sources } = entry as PerformanceEntry & {
        hadRecentInput: boolean;
        value: number;
        sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      const describeShift = ({ node, previousRect: from, currentRect: to }: (typeof sources)[number]) =>
        `${name(node)} (${from.y} to ${to.y})`;
      // The harness's own button is not part of the shop.
      const isOurs = sources.some(({ node }) => !(node instanceof Element && node.shadowRoot));
      // A response to a click may be late, because the browser's half second is only a guess at its duration.
      const isAnswer = hadRecentInput || ('isAnswering' in window && window.isAnswering === true);
      if (isOurs && !isAnswer) seen.push({ value, what: sources.map(describeShift) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Returns all layout shifts if they add up to more than 0.02. */
export async function shifts(page: Page): Promise<readonly Shift[]> {
  await drawn(page);
  const seen = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  return seen.reduce((sum, { value }) => sum + value, 0) < 0.02 ? [] : seen;
}
