import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { notable } from '../../mocks/fixtures/catalogue/notable.js';
import { type AccountPage, accountPages } from './accountPages.js';
import { openCheckout } from './checkout.js';
import { isLong } from './longRuns.js';
import { openShop, type Shopper } from './shopper.js';
import { stepAddress } from './stages.js';

interface Shown {
  readonly path: string;
  readonly open: () => Promise<Shopper>;
}

const pageAt = (path: string, persona = 'standard'): Shown => ({
  path,
  open: () => openShop({ path: '/customer-services', query: { login: 'hard', persona, latency: '0' } }),
});
const stepOf = (step: 'delivery' | 'payment', stage: 'started' | 'delivered'): Shown => ({
  path: stepAddress(step),
  open: () => openCheckout(stage, '/customer-services'),
});

const pages: readonly Shown[] = [
  pageAt('/'),
  pageAt(`/product/${notable.wine}`),
  pageAt('/jsp/checkout/common/shoppingcart.jsp'),
  pageAt('/wines?Ntt=rioja'),
  pageAt(`/product/${notable.mixedCase}`),
  pageAt('/jsp/offer/cm/common/offer.jsp?name=wine-plans'),
  pageAt('/jsp/content.jsp?pg=grand-tour'),
  pageAt('/jsp/content.jsp?pg=gift-e-vouchers'),
  pageAt('/customer-services/faq'),
  pageAt('/gifts'),
  stepOf('delivery', 'started'),
  stepOf('payment', 'delivered'),
  ...accountPages.map(({ path, persona }: AccountPage) => pageAt(path, persona)),
];

/** Components that every page needs, or that the notice about a broken part consists of. */
const needed = ['BrandScope', 'PageShell', 'PageProblem', 'Notice', 'Button', 'Icon'];

/** Makes a component throw while it is drawn, wherever it is. React has no public name for its root. */
function breakNamed(): void {
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function breaking(name, value) {
    if (name === 'data-component' && value === sessionStorage.getItem('broken')) throw new Error(`${value} is broken.`);
    setAttribute.call(this, name, value);
  };
}

async function comeTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').waitFor();
  await page.waitForLoadState('networkidle');
}

/** Returns the components visible on a page. */
const componentsOn = (page: Page): Promise<string[]> =>
  page.locator('[data-component]').evaluateAll((all) => [
    ...new Set(
      all.flatMap((element) => {
        const name = element.checkVisibility() && element.getAttribute('data-component');
        return name ? [name] : [];
      }),
    ),
  ]);

/** Usual runs test the first pages, with some of their components. */
const drawn = isLong ? pages : pages.slice(0, 2);
const turn = 6;

test.each(drawn)(
  'any part of $path may break: header, page and footer stay, and the error is logged',
  async (target) => {
    const shopper = await target.open();
    // React also reports that it drew the page again.
    shopper.allowNoise(/ is broken\.|error #520/);
    const { page, context } = shopper;
    await page.getByRole('banner').waitFor();
    await context.addInitScript(breakNamed);
    await comeTo(page, target.path);
    const names = (await componentsOn(page)).filter((name) => !needed.includes(name));
    expect(names.length).toBeGreaterThan(4);
    const logged = new Set<string>();
    page.on('console', (message) => {
      const [, name] = /(\w+) is broken\./.exec(message.text()) ?? [];
      if (name) logged.add(name);
    });
    for (const name of isLong ? names : names.filter((_, place) => place % turn === 0)) {
      await page.evaluate((broken) => sessionStorage.setItem('broken', broken), name);
      await comeTo(page, target.path);
      await expect.poll(() => [...logged], { message: name }).toContain(name);
      for (const part of ['banner', 'main', 'contentinfo'] as const)
        await expect.poll(() => page.getByRole(part).count(), { message: `${part} without ${name}` }).toBe(1);
      const words = async () => (await page.getByRole('main').innerText()).length;
      await expect.poll(words, { message: `the page without ${name}` }).toBeGreaterThan(20);
    }
  },
);
