import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

interface Axe {
  run(
    context: Document,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { failureSummary: string }[] }[] }>;
}

/** Off by default. A target must be 24 px in size, or have room around it (WCAG 2.5.8). */
const options = { rules: { 'target-size': { enabled: true } } };

/** Returns axe's violations, with the page scrolled to the top, because targets half under the sticky header would
 * count as too small. */
export async function violations(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
  return page.evaluate(async (axeOptions) => {
    window.scrollTo(0, 0);
    const { axe } = window as unknown as { axe: Axe };
    const found = await axe.run(document, axeOptions);
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.failureSummary).join(' ')}`);
  }, options);
}
