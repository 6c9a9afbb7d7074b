import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { notable } from '../../mocks/fixtures/catalogue/notable.js';
import { root } from '../scripts/tools.mjs';
import { pageIslands } from './pageIslands.js';
import { installed, startHost, startMockApi, stopHosts } from './serving.js';
import { closeBrowser, endVisits, shop, signIn, visit } from './visitor.js';

let address: string;
beforeAll(async () => {
  address = await startHost(installed('plain'), await startMockApi('law'), 'server.mjs', '{port}');
});
afterEach(endVisits);
afterAll(async () => {
  await closeBrowser();
  stopHosts();
});

const statuses = (page: Page) =>
  page
    .locator('[data-wsk-island]')
    .evaluateAll((islands) => islands.map((island) => (island as HTMLElement).dataset.wskStatus));
const ready = (page: Page, name: string) => page.locator(`[data-wsk-island="${name}"][data-wsk-status="ready"]`);

const script = '<script defer src="/kit/islands.browser.js"></script>';

/** Changes the page's HTML before it loads. */
const changed = (change: (html: string) => string) => async (page: Page) => {
  await page.route(`${address}/`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
};
const instead = (from: string, to: string) =>
  changed((html) => {
    expect(html).toContain(from);
    return html.replace(from, to);
  });

const withPages = (islands: typeof pageIslands) =>
  changed((html) => {
    const places = islands.map(
      (one) =>
        `<div data-wsk-island="${one.name}" data-wsk-props='${JSON.stringify({ address: one.address })}'>soon</div>`,
    );
    return html.replace('</body>', `${places.join('')}</body>`);
  });

/** Returns the expected console messages for the page's developer, and removes them from the noise. */
const told = (noise: string[]) => noise.splice(0).map((line) => line.replace(/\s+/g, ' '));

describe('a page without a bundler, under a strict content security policy', () => {
  test('shops, with unique ids and no call to other hosts', async () => {
    const { page, asked } = await visit(address);
    await shop(page, /^Add to basket$/);
    expect(await statuses(page)).toEqual(['ready', 'ready', 'ready', 'ready']);
    expect(asked.filter((url) => !url.startsWith(address) && !url.startsWith('data:'))).toEqual([]);
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('keeps the server’s markup until an island is ready, without layout shifts', async () => {
    const { promise: scriptAsked, resolve: askScript } = Promise.withResolvers<void>();
    const { promise: letGo, resolve: release } = Promise.withResolvers<void>();
    const { page } = await visit(
      address,
      {
        prepare: async (page) => {
          await page.addInitScript(() => {
            const shifts: number[] = [];
            Object.assign(window, { shifts });
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
            }).observe({ type: 'layout-shift', buffered: true });
          });
          await page.route('**/islands.browser.js', async (route) => {
            askScript();
            await letGo;
            await route.continue();
          });
        },
      },
      'commit',
    );
    await scriptAsked;
    await page.locator('#top a', { hasText: 'Basket' }).waitFor();
    expect(await statuses(page)).toEqual([undefined, undefined, undefined, undefined]);
    release();
    await ready(page, 'header').waitFor();
    await expect.poll(() => ready(page, 'add-to-basket').count()).toBe(3);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
  });

  test('loads the scripts of what the page shows, with React, in at most 110 kB', async () => {
    const { page, asked } = await visit(address, {
      prepare: instead(
        '</body>',
        '<div data-wsk-island="search"></div><div data-wsk-island="header-basket"></div></body>',
      ),
    });
    for (const name of ['header', 'search', 'header-basket', 'add-to-basket'])
      await ready(page, name).first().waitFor();
    const scripts = [...new Set(asked)].filter((url) => url.endsWith('.js')).map((url) => url.split('/kit/')[1]!);
    const bytes = scripts.map((file) => brotliCompressSync(readFileSync(join(root, 'dist', file))).length);
    expect(scripts).toContain('browser/islands.js');
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(110_000);
  });

  test('looks like another brand with that brand’s style sheet', async () => {
    const looks = async (brand: string) => {
      const { page } = await visit(`${address}/?brand=${brand}`);
      await ready(page, 'header').waitFor();
      return page
        .getByRole('button', { name: 'Sign in' })
        .evaluate((button) => `${getComputedStyle(button).fontFamily} ${getComputedStyle(button).color}`);
    };
    const all = await Promise.all(['law', 'vir', 'hsb'].map(looks));
    expect(new Set(all).size).toBe(3);
  });

  test('starts an island added later, and stops one that is removed', async () => {
    const { page } = await visit(address);
    await ready(page, 'header').waitFor();
    await page.evaluate(() => {
      const part = document.createElement('section');
      part.innerHTML = `<div id="late" data-wsk-island="add-to-basket" data-wsk-props='{"itemCode":"0651883"}'>Add</div>`;
      document.body.append(part);
      window.wineStorefrontKit?.mount(part);
    });
    await page.locator('#late[data-wsk-status="ready"]').waitFor();
    const left = await page.evaluate(async () => {
      const late = document.getElementById('late') as HTMLElement;
      // An island that is moved keeps running.
      document.getElementById('wines')?.before(late);
      await new Promise(requestAnimationFrame);
      const afterMove = late.dataset.wskStatus;
      late.remove();
      await new Promise(requestAnimationFrame);
      return [afterMove, late.dataset.wskStatus, late.childElementCount];
    });
    expect(left).toEqual(['ready', undefined, 0]);
  });

  test('has every behaviour of the shop as an island of its own [MISC-001]', async () => {
    const wine = notable.wine;
    const parts: Record<string, { props?: object; shows: (island: Locator) => Locator; signedIn?: true }> = {
      'header-basket': { shows: (island) => island.getByRole('button', { name: /basket/i }) },
      search: { shows: (island) => island.getByRole('combobox') },
      'banner-sign-in': { shows: (island) => island.getByRole('button', { name: 'Sign in' }) },
      'delivery-promise': { shows: (island) => island.getByText(/delivered within/) },
      footer: { shows: (island) => island.getByRole('link', { name: /help/i }).first() },
      'add-to-basket': {
        props: { itemCode: wine },
        shows: (island) => island.getByRole('button', { name: 'Add to basket' }),
      },
      'favourite-toggle': {
        props: { itemCode: wine, name: 'Quintera' },
        shows: (island) => island.getByRole('button', { name: /Quintera/ }),
      },
      'bulk-deals': {
        props: { itemCode: notable.unmixedCase },
        shows: (island) => island.getByRole('listitem', { name: 'Two cases' }),
      },
      'case-contents': {
        props: { itemCode: notable.mixedCase },
        shows: (island) => island.getByRole('heading', { name: /in the case/i }),
      },
      'offer-grid': { props: { itemCode: wine }, shows: (island) => island.getByRole('article').first() },
      'product-upsell': { props: { itemCode: wine }, shows: (island) => island.getByRole('button').first() },
      'unlimited-promotion': {
        props: { itemCode: wine },
        shows: (island) => island.getByRole('link', { name: /Unlimited/ }),
      },
      'recommended-wines': { shows: (island) => island.getByRole('article').first(), signedIn: true },
      guarantee: { shows: (island) => island.getByRole('heading').first() },
      'newsletter-prompt': { shows: (island) => island.getByLabel('Email address') },
      'alert-sign-up': {
        props: { itemCode: wine },
        shows: (island) => island.getByRole('checkbox').first(),
        signedIn: true,
      },
      'notify-button': {
        props: { itemCode: notable.outOfStockWine },
        shows: (island) => island.getByRole('button'),
        signedIn: true,
      },
      'savings-balance': { shows: (island) => island.getByText(/£\d/).first(), signedIn: true },
      'recently-viewed': { shows: (island) => island.getByRole('article').first(), signedIn: true },
    };
    // These islands show something only with a content service, and only to some customers.
    const quiet = ['delivery-panel', 'email-opt-in-reminder'];
    const { page } = await visit(address, {
      prepare: changed((html) => {
        const islands = Object.entries(parts).map(
          ([name, { props = {} }]) =>
            `<div id="own-${name}" data-wsk-island="${name}" data-wsk-props='${JSON.stringify(props)}'>soon</div>`,
        );
        const trigger = `<button type="button" data-wsk-tasting-note="${wine}">Beyond the label</button>`;
        const silent = quiet.map((name) => `<div data-wsk-island="${name}">soon</div>`);
        return html.replace('</body>', `${islands.join('')}${silent.join('')}${trigger}</body>`);
      }),
    });
    const shown = async (among: (part: (typeof parts)[string]) => boolean) => {
      for (const [name, part] of Object.entries(parts))
        if (among(part)) await part.shows(page.locator(`#own-${name}[data-wsk-status="ready"]`)).waitFor();
    };
    await shown(({ signedIn }) => !signedIn);
    for (const name of quiet) await ready(page, name).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Beyond the label' }).click();
    await page.getByRole('dialog', { name: 'Beyond the Label' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await signIn(page, page.locator('#own-banner-sign-in'), 'wine-reward');
    await shown(({ signedIn }) => signedIn === true);
  });

  test('has every public page of the shop as an island [MISC-001]', async () => {
    const open = pageIslands.filter(({ access }) => access === 'anyone');
    const { page, noise } = await visit(address, { prepare: withPages(open) });
    for (const { name } of open) await ready(page, name).waitFor();
    await page
      .locator('[data-wsk-island="product-page"]')
      .getByRole('button', { name: 'Add to basket', exact: true })
      .waitFor();
    await page
      .locator('[data-wsk-island="search-results-page"]')
      .getByRole('heading', { level: 1, name: /rioja/i })
      .waitFor();
    await page.locator('[data-wsk-island="login-page"]').getByLabel('Password', { exact: true }).waitFor();
    // Excluded: a page whose main part comes from the host, and one that returns the shopper to their previous page.
    await page.locator('[data-wsk-island="faq-page"]').getByText('We cannot find that page').waitFor();
    await expect
      .poll(() => page.locator('[data-wsk-island="cart-page"]').getByRole('heading').count())
      .toBeGreaterThan(0);
    told(noise);
  });

  test('has every page of a signed-in customer as an island [MISC-001]', async () => {
    const own = pageIslands.filter(({ access }) => access !== 'anyone');
    const { page, noise } = await visit(address);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await signIn(page, page.getByRole('dialog', { name: 'Sign in' }), 'plan-active');
    await withPages(own)(page);
    await page.reload();
    for (const { name } of own) await ready(page, name).waitFor();
    const headings = (name: string) => page.locator(`[data-wsk-island="${name}"]`).getByRole('heading', { level: 1 });
    for (const { name } of own) await headings(name).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    told(noise);
  });

  test.each([
    ['live', 'EV00001'],
    ['test', 'EVTEST1'],
  ])('sells the e-voucher of its host class: %s [GIFT-031]', async (hostClass, itemCode) => {
    const props = JSON.stringify({ address: '/jsp/content.jsp?pg=gift-e-vouchers&menu=gifts' });
    const { page, noise } = await visit(address, {
      prepare: changed((html) =>
        html
          .replace('data-wsk-brand="law"', `data-wsk-brand="law" data-wsk-host-class="${hostClass}"`)
          .replace('</body>', `<div data-wsk-island="content-page-page" data-wsk-props='${props}'></div></body>`),
      ),
    });
    const form = page.locator('[data-wsk-island="content-page-page"]');
    await form.getByLabel('£25', { exact: true }).check();
    await form.getByLabel('Their name').fill('Ida');
    for (const label of ['Their email address', 'Their email address again'])
      await form.getByLabel(label, { exact: true }).fill('ida@friend.example');
    await form.getByLabel('Your message').fill('Happy birthday');
    await form.getByRole('button', { name: 'Preview' }).click();
    const added = page.waitForRequest(/\/api\/cart\/eItemCode$/);
    await form.getByRole('button', { name: 'Add to basket' }).click();
    expect((await added).postDataJSON()).toMatchObject({ itemCode });
    // The mock sells that of test hosts only, and refuses the other.
    await form
      .getByText(/^An e-voucher of £25/)
      .or(form.getByRole('alert'))
      .first()
      .waitFor();
    told(noise);
  });

  test('waits in a page that the browser renders ahead, until it is shown', async () => {
    const { page, asked } = await visit(address, {
      prepare: async (page) => {
        await page.addInitScript(() =>
          Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
        );
      },
    });
    // The islands' own script has run, or there would be nothing to start below.
    await page.waitForLoadState('networkidle');
    expect(await statuses(page)).toEqual([undefined, undefined, undefined, undefined]);
    expect(asked.filter((url) => url.startsWith(`${address}/api/`))).toEqual([]);
    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await ready(page, 'header').waitFor();
    await expect.poll(() => ready(page, 'add-to-basket').count()).toBe(3);
    expect(asked.filter((url) => url.startsWith(`${address}/api/`))).not.toEqual([]);
  });

  test('a page that Back restores shows what was put in the basket since, and may be kept', async () => {
    const { page } = await visit(address);
    await page.getByRole('button', { name: /basket: empty/i }).waitFor();
    const later = await page.context().newPage();
    await later.goto(address);
    await ready(later, 'add-to-basket').first().getByRole('button', { name: 'Add to basket' }).click();
    await later.getByRole('button', { name: /basket: 1 /i }).waitFor();
    await page.getByRole('button', { name: /basket: empty/i }).waitFor();
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await page.getByRole('button', { name: /basket: 1 /i }).waitFor();
    expect(await statuses(page)).toEqual(['ready', 'ready', 'ready', 'ready']);

    // A browser keeps no page that listens to these.
    const session = await page.context().newCDPSession(page);
    const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
    const heard = listeners.map(({ type }) => type);
    expect(heard).toContain('pageshow');
    expect(heard.filter((type) => /unload/.test(type))).toEqual([]);
  });

  test('starts when the page is idle, if configured', async () => {
    const { page } = await visit(address, {
      prepare: changed((html) => html.replaceAll('data-wsk-start="visible"', 'data-wsk-start="idle"')),
    });
    await expect.poll(() => ready(page, 'add-to-basket').count()).toBe(3);
  });

  test('starts at the first sign of interest, if configured, and leaves the focus in place', async () => {
    const { page } = await visit(address, {
      prepare: changed((html) => html.replaceAll('data-wsk-start="visible"', 'data-wsk-start="interaction"')),
    });
    await ready(page, 'header').waitFor();
    expect(await statuses(page)).toEqual(['ready', 'waiting', 'waiting', 'waiting']);
    await page.locator('.buy button').first().focus();
    await ready(page, 'add-to-basket').waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('.buy')?.getAttribute('data-wsk-status'))).toBe(
      'ready',
    );
    expect(await statuses(page)).toEqual(['ready', 'ready', 'waiting', 'waiting']);
  });
});

describe('under a policy that requires trusted types', () => {
  const policy = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:";
  const under = (trustedTypes: string, change: (html: string) => string) => async (page: Page) => {
    const header = `${policy}; require-trusted-types-for 'script'; trusted-types ${trustedTypes}`;
    await page.route(`${address}/`, async (route) => {
      const response = await route.fetch();
      const { 'content-length': _, ...headers } = response.headers();
      await route.fulfill({
        response,
        headers: { ...headers, 'content-security-policy': header },
        body: change(await response.text()),
      });
    });
  };
  const refused = (noise: readonly string[]) => noise.filter((line) => /trusted|security policy/i.test(line));

  /** The names of all islands, with props for each. A part that takes others is not in the list, and the test fails. */
  async function allIslands() {
    const file = pathToFileURL(join(root, 'dist/islands/registry.js')).href;
    const { islands } = (await import(/* @vite-ignore */ file)) as {
      islands: Record<string, { props: { safeParse(props: object): { success: boolean } } }>;
    };
    const ofWine = { itemCode: notable.wine };
    const samples = [{}, ofWine, { ...ofWine, name: 'Quintera' }, { showId: 'show-1' }];
    const parts = Object.entries(islands).map(([name, island]) => {
      const props = samples.find((sample) => island.props.safeParse(sample).success);
      if (!props) throw new Error(`The island ${name} takes none of the sample props: add some for it.`);
      return { name, props };
    });
    return [...parts, ...pageIslands.map(({ name, address: path }) => ({ name, props: { address: path } }))];
  }
  const withIslands = (islands: readonly { name: string; props: object }[]) => (html: string) => {
    const places = islands.map(
      ({ name, props }) =>
        `<div id="all-${name}" data-wsk-island="${name}" data-wsk-props='${JSON.stringify(props)}'>soon</div>`,
    );
    return html.replace('</body>', `${places.join('')}</body>`);
  };

  test('every island runs with the one policy of the kit [MISC-001]', async () => {
    const islands = await allIslands();
    expect(islands.length).toBeGreaterThan(pageIslands.length + 20);
    const access = new Map(pageIslands.map((page) => [page.name, page.access]));
    const isOpen = ({ name }: { name: string }) => (access.get(name) ?? 'anyone') === 'anyone';
    // The page has its own header.
    const open = islands.filter((island) => isOpen(island) && island.name !== 'header');
    const { page, noise } = await visit(address, { prepare: under('wine-storefront-kit', withIslands(open)) });
    await ready(page, 'header').waitFor();
    for (const { name } of open)
      await page.locator(`#all-${name}[data-wsk-status="ready"]`).waitFor({ state: 'attached' });
    // Each of these contains markup that the shop's server sends.
    for (const name of ['footer', 'guarantee', 'home-page'])
      await page.locator(`#all-${name} .wsk-SafeHtmlBlock`).first().waitFor();
    expect(refused(told(noise))).toEqual([]);

    const own = islands.filter((island) => !isOpen(island));
    const { page: ownPage, noise: ownNoise } = await visit(address, {
      prepare: under('wine-storefront-kit', (html) => html),
    });
    await ownPage.getByRole('button', { name: 'Sign in' }).click();
    await signIn(ownPage, ownPage.getByRole('dialog', { name: 'Sign in' }), 'plan-active');
    await under('wine-storefront-kit', withIslands(own))(ownPage);
    await ownPage.reload();
    for (const { name } of own) await ownPage.locator(`#all-${name}[data-wsk-status="ready"] h1`).first().waitFor();
    expect(refused(told(ownNoise))).toEqual([]);
  });

  test('a page that forbids it keeps the server’s footer, and says why', async () => {
    const footer = { name: 'footer', props: {} };
    const { page, noise } = await visit(address, { prepare: under("'none'", withIslands([footer])) });
    await page.locator('#all-footer[data-wsk-status="failed"]').waitFor();
    expect(await page.locator('#all-footer').textContent()).toBe('soon');
    await ready(page, 'add-to-basket').first().waitFor();
    expect(told(noise).join(' ')).toContain(
      'The content security policy of the page forbids the markup of the shop: add wine-storefront-kit to its directive trusted-types.',
    );
  });
});

describe('with host styles for every kind of element', () => {
  const legacy = readFileSync(join(root, 'harness/hosts/legacy.css'), 'utf8');
  const bootstrap = readFileSync(join(root, 'node_modules/bootstrap/dist/css/bootstrap.css'), 'utf8');
  /** Gives the island under test a box of its own, since its position is up to the host. */
  const box = (island: string) =>
    `[data-wsk-island] { display: none !important }
     [data-wsk-island="${island}"] { all: initial !important; position: fixed !important; inset: 0 auto auto 0 !important;
       display: block !important; width: 1000px !important; height: 140px !important;
       background: #fff !important; z-index: 9 !important }`;

  async function picture(island: string, styles: string): Promise<Buffer> {
    const { page } = await visit(address, {
      prepare: async (page) => {
        await page.route('**/old-site.css', (route) =>
          route.fulfill({ contentType: 'text/css', body: styles + box(island) }),
        );
        await changed((html) => html.replaceAll('data-wsk-start="visible"', ''))(page);
      },
    });
    await ready(page, island).first().waitFor();
    // The header changes once more when the basket and the customer are known.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    return page.screenshot({ clip: { x: 0, y: 0, width: 1000, height: 130 }, animations: 'disabled', caret: 'hide' });
  }

  test.each(['header', 'add-to-basket'])('%s looks the same as without them', async (island) => {
    const alone = await picture(island, '');
    for (const styles of [legacy, bootstrap]) {
      const there = await picture(island, styles);
      expect(there.equals(alone)).toBe(true);
    }
  });
});

describe('a broken island leaves the others alone', () => {
  /** Makes a component throw while it is drawn, until the page stops it. */
  const breaking = (component: string) => async (page: Page) => {
    await page.addInitScript((name) => {
      const { setAttribute } = Element.prototype;
      sessionStorage.setItem('broken', name);
      Element.prototype.setAttribute = function breakNamed(attribute, value) {
        if (attribute === 'data-component' && value === sessionStorage.getItem('broken'))
          throw new Error(`${value} is broken.`);
        setAttribute.call(this, attribute, value);
      };
    }, component);
  };

  test('it shows the server’s markup, and the log has the reason', async () => {
    const { page, noise } = await visit(address, { prepare: breaking('Header') });
    await page.locator('#top[data-wsk-status="failed"]').waitFor();
    await page.locator('#top a', { hasText: 'Basket' }).waitFor();
    await expect.poll(() => statuses(page)).toEqual(['failed', 'ready', 'ready', 'ready']);
    await page.getByRole('button', { name: 'Add to basket' }).first().click();
    await page
      .getByText(/^Added to/)
      .first()
      .waitFor({ state: 'attached' });
    const said = told(noise);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('The island "header" failed, and shows what the server made: Error: Header is broken.');
  });

  test('without server markup it shows a message, and works after a retry', async () => {
    const { page, noise } = await visit(address, {
      prepare: async (page) => {
        await breaking('HeaderBasket')(page);
        await instead('<div id="top"', '<div id="mine" data-wsk-island="header-basket"></div><div id="top"')(page);
      },
    });
    const mine = page.locator('#mine');
    await mine.getByText('We could not show what belongs here').waitFor();
    expect(await mine.getAttribute('data-wsk-status')).toBe('failed');
    await page.evaluate(() => sessionStorage.removeItem('broken'));
    await mine.getByRole('button', { name: 'Try again' }).press('Enter');
    await mine.getByRole('button', { name: /basket/i }).waitFor();
    expect(await mine.getAttribute('data-wsk-status')).toBe('ready');
    expect(await mine.evaluate((island) => island.contains(document.activeElement))).toBe(true);
    await shop(page, /^Add to basket$/);
    const said = told(noise);
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((line) => !line.includes('HeaderBasket is broken.'))).toEqual([]);
  });
});

describe('a mistake in the page is reported once, and the rest works', () => {
  const header = 'data-wsk-island="header"';
  test.each([
    ['an unknown island', header, 'data-wsk-island="haeder"', /island "haeder" is unknown\. Use one of: header, /],
    ['an unknown page', header, 'data-wsk-island="produkt-page"', /"produkt-page" could not be loaded/],
    [
      'props that are not JSON',
      '{"itemCode":"0651883"}',
      '{itemCode:0651883}',
      /"add-to-basket" has props that are not JSON: \{itemCode:0651883\}/,
    ],
    [
      'props of another shape',
      '{"itemCode":"0651883"}',
      '{"code":1}',
      /"add-to-basket" has props it cannot use: \{"code":1\} \(itemCode: /,
    ],
    [
      'an unknown start',
      'data-wsk-start="visible"',
      'data-wsk-start="soon"',
      /has an unknown start "soon"\. Use one of: load, idle, visible, interaction/,
    ],
    [
      'an island in another',
      '<a href="/">Our wines</a>',
      '<b data-wsk-island="search"></b>',
      /"search" is inside another island/,
    ],
    [
      'an address of another page',
      header,
      'data-wsk-island="cart-page"',
      /\/ is not an address of the page "cart"\. Pass one in the prop "address"/,
    ],
  ])('%s', async (_, from, to, message) => {
    const { page, noise } = await visit(address, { prepare: instead(from, to) });
    await expect
      .poll(async () => (await statuses(page)).filter((status) => status === 'ready').length)
      .toBeGreaterThanOrEqual(3);
    await expect.poll(() => noise.length).toBeGreaterThan(0);
    const said = told(noise);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(message);
    // The server's markup is in place of the island.
    const refused = page.locator('[data-wsk-status="failed"]');
    if ((await refused.count()) > 0) expect(await refused.first().innerHTML()).not.toContain('wsk-');
  });

  test('a missing style sheet of the brand', async () => {
    const { page, noise } = await visit(address, {
      prepare: instead('<link rel="stylesheet" href="/kit/brands/law.css">', ''),
    });
    await shop(page, /^Add to basket$/);
    expect(new Set(told(noise))).toEqual(
      new Set([
        expect.stringContaining('The style sheet of the brand "law" is missing: add brands/law.css beside styles.css.'),
      ]),
    );
  });

  test('a second call of mount', async () => {
    const { page, noise } = await visit(address);
    await ready(page, 'header').waitFor();
    await page.evaluate(() => window.wineStorefrontKit?.mount());
    expect(told(noise)).toEqual([expect.stringContaining('mount() was called again: 4 islands are there already')]);
    await shop(page, /^Add to basket$/);
  });

  test('the same script twice, which has no effect', async () => {
    const { page } = await visit(address, { prepare: instead(script, script + script) });
    await shop(page, /^Add to basket$/);
    expect(await statuses(page)).toEqual(['ready', 'ready', 'ready', 'ready']);
  });

  test('a second copy of the script', async () => {
    const copy = '<script type="module" src="/kit/browser/islands.js?copy"></script>';
    const { page, noise } = await visit(address, { prepare: instead(script, script + copy) });
    await shop(page, /^Add to basket$/);
    expect(told(noise)[0]).toContain('islands.browser.js was loaded twice: the second does nothing.');
  });

  test.each([
    ['country', 'xx', 'Unknown data-wsk-country "xx". Use one of: uk, us, au, nz.'],
    ['host-class', 'beta', 'Unknown data-wsk-host-class "beta". Use one of: dev, test, live.'],
  ])('an unknown %s', async (attribute, value, message) => {
    const { page, noise } = await visit(address, {
      prepare: instead('data-wsk-brand="law"', `data-wsk-brand="law" data-wsk-${attribute}="${value}"`),
    });
    await expect.poll(() => statuses(page)).toEqual(['failed', 'failed', 'failed', 'failed']);
    await expect.poll(() => noise.length).toBeGreaterThan(0);
    expect(told(noise)).toEqual([expect.stringContaining(message)]);
  });

  test('an unknown brand', async () => {
    const { page, noise } = await visit(address, { prepare: instead('data-wsk-brand="law"', 'data-wsk-brand="xyz"') });
    await expect.poll(() => statuses(page)).toEqual(['failed', 'failed', 'failed', 'failed']);
    await page.locator('#top a', { hasText: 'Basket' }).waitFor();
    await expect.poll(() => noise.length).toBeGreaterThan(0);
    expect(told(noise)).toEqual([expect.stringContaining('No Brand found with identifier xyz')]);
  });
});
