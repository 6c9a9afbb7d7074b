import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

interface Axe {
  run(context: Document): Promise<{ violations: { id: string; nodes: { failureSummary: string }[] }[] }>;
}

/** What axe finds on the page as it stands. */
export async function violations(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const found = await axe.run(document);
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.failureSummary).join(' ')}`);
  });
}
