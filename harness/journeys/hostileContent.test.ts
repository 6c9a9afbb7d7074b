import { expect, test } from 'vitest';
import { notable } from '../../mocks/fixtures/catalogue/notable.js';
import { hostileHost, hostileMarkup } from '../../mocks/fixtures/hostileMarkup.js';
import { openShop } from './shopper.js';

/** Number of payloads at the end of each response. It is small because some payloads swallow the text after them. */
const atOnce = 8;
const portions = Array.from(
  { length: Math.ceil(hostileMarkup.length / atOnce) },
  (_, place) => `${hostileMarkup.slice(place * atOnce, (place + 1) * atOnce).join('\n')}\n</section>\n`,
);
const visits = [
  ['/', 'Recommended for you'],
  ['/wines?Ntt=rioja', 'Results for “rioja”'],
  ['/product/0651883', 'Reviews'],
] as const;

const endlessNames = ['name', 'webHeadline', 'countryName', 'regionName', 'appellationName', 'grapeName', 'styleName'];

test('names and headlines of one endless word do not make any page scroll sideways on a small phone', async () => {
  const shopper = await openShop({ query: { login: 'hard' }, viewport: { width: 320, height: 720 } });
  const { context, page } = shopper;
  await page.getByRole('button', { name: 'Basket: empty' }).waitFor();
  await page.evaluate(
    (codes) => Promise.all(codes.map((code) => fetch(`/api/cart/itemcode/${code}/1`, { method: 'PUT' }))),
    [notable.wine, notable.mixedCase, notable.planCase],
  );
  await context.addInitScript((keys) => {
    const endless = 'Unbreakable'.repeat(8);
    const ask = window.fetch;
    window.fetch = async (input, init) => {
      const answer = await ask(input, init);
      if (!answer.headers.get('content-type')?.includes('json')) return answer;
      const json = JSON.stringify(await answer.json(), (key, value) =>
        keys.includes(key) && typeof value === 'string' ? `${endless} ${value}` : value,
      );
      return new Response(json, { status: answer.status, headers: answer.headers });
    };
  }, endlessNames);
  for (const path of [
    `/product/${notable.wine}`,
    `/product/${notable.mixedCase}`,
    '/jsp/offer/cm/common/offer.jsp?name=wine-plans',
    '/jsp/account/common/account_favourites.jsp',
    '/jsp/checkout/common/shoppingcart.jsp',
  ]) {
    await page.goto(path);
    await page
      .getByRole('main')
      .getByText(/Unbreakable/)
      .filter({ visible: true })
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

test('hostile markup in every fragment and page from the server neither runs nor makes requests [CONT-042]', async () => {
  const shopper = await openShop({ path: '/no/such/page', query: { login: 'soft' } });
  const { context, page } = shopper;
  await page.getByRole('button', { name: 'Not you?' }).waitFor();
  await context.addInitScript((fragments) => {
    const ask = window.fetch;
    window.fetch = async (input, init) => {
      const answer = await ask(input, init);
      if (!answer.headers.get('content-type')?.includes('text/html')) return answer;
      const place = Number(sessionStorage.getItem('portions'));
      sessionStorage.setItem('portions', String(place + 1));
      const markup = (await answer.text()) + fragments[place % fragments.length];
      return new Response(markup, { headers: { 'content-type': 'text/html' } });
    };
  }, portions);
  const left: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes(hostileHost)) left.push(request.url());
  });
  context.on('dialog', (dialog) => left.push(dialog.message()));
  const handedOut = () => page.evaluate(() => Number(sessionStorage.getItem('portions')));
  while ((await handedOut()) < portions.length)
    for (const [path, title] of visits) {
      await page.goto(path);
      await page.getByRole('heading', { name: title }).first().waitFor();
      await page.getByRole('contentinfo').getByText('Orders 01632 960 144').waitFor();
      expect(await page.evaluate(() => '__ran' in window)).toBe(false);
      const made = page.locator('.wsk-SafeHtmlBlock :is(script, style, iframe, form, input, svg, math, [style], [id])');
      expect(await made.count()).toBe(0);
      expect(page.url().endsWith(path)).toBe(true);
    }
  expect(left).toEqual([]);
});
