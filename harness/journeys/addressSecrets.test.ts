import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { confirmed, openCheckout, ordersPlaced } from './checkout.js';
import { button } from './checkoutPage.js';
import { openShop } from './shopper.js';
import { stepAddress } from './stages.js';

const email = 'margaret@shopper.example';
const token = 'reset-7f3a91';

/** Records a page's addresses from here on, and the referrers of its calls. */
function followed(page: Page) {
  const addresses: string[] = [];
  const referrers: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    const { pathname, search } = new URL(frame.url());
    addresses.push(pathname + search);
  });
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'image'].includes(request.resourceType())) referrers.push(request.headers().referer ?? '');
  });
  return { addresses, referrers };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function savePassword(page: Page): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill('battery-staple');
  await page.getByLabel('Confirm new password').fill('battery-staple');
  await button(page, 'Save the new password').click();
  await heading(page, 'Your new password is saved').waitFor();
}

test('the link to set a new password leaves nothing in the address, through a reload and Back', async () => {
  const { page } = await openShop({ path: '/customer-services', query: { latency: '0' } });
  await page.getByRole('button', { name: 'Basket: empty' }).waitFor();
  const { addresses, referrers } = followed(page);
  await page.goto(`/authentication/set-password?token=${token}&email=${encodeURIComponent(email)}`);
  await heading(page, 'Choose a new password').waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(addresses.at(-1)).toBe('/authentication/set-password');
  await page.waitForLoadState('networkidle');
  expect(referrers.length).toBeGreaterThan(0);
  expect(referrers.join()).not.toMatch(/token|reset-7f3a91|margaret/);

  await page.reload();
  await heading(page, 'Choose a new password').waitFor();
  expect(await page.evaluate(() => JSON.stringify(history.state))).toContain(token);
  await page.getByRole('link', { name: 'Wine plans' }).first().click();
  await page.waitForURL((url) => !url.pathname.includes('set-password'));
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(token);
  await page.goBack();
  await heading(page, 'Choose a new password').waitFor();
  expect(await page.evaluate(() => JSON.stringify(history.state))).toContain(token);
  await savePassword(page);
  await page.goForward();
  await page.waitForURL((url) => !url.pathname.includes('set-password'));
  expect(addresses.filter((address) => address.includes(token))).toHaveLength(1);
});

test('PayPal’s return parameters leave the checkout’s address before the order is paid, once', async () => {
  const { page } = await openCheckout('delivered', stepAddress('payment'));
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await button(page, 'Continue to review').click();
  await button(page, 'Continue to PayPal').click();
  await page.getByRole('button', { name: 'Agree and pay' }).waitFor();
  const { addresses, referrers } = followed(page);
  await page.getByRole('button', { name: 'Agree and pay' }).click();
  await confirmed(page);
  const [returned, cleaned, ended] = addresses;
  expect(returned).toMatch(/checkout\.jsp\?step=review&token=P[0-9a-f]+$/);
  expect(cleaned).toBe(stepAddress('review'));
  expect(ended).toMatch(/confirmation\.jsp\?transactionId=/);
  expect(referrers.length).toBeGreaterThan(0);
  expect(referrers.join()).not.toContain('token=');
  await page.goBack();
  await page.getByRole('button', { name: 'Agree and pay' }).waitFor();
  await page.goForward();
  await confirmed(page);
  expect(await ordersPlaced(page)).toHaveLength(1);
});

test('PayPal’s return parameters leave the address of an amended order, and reloading it works', async () => {
  const { page } = await openCheckout('paid', stepAddress('review'), { query: { login: 'hard', persona: 'standard' } });
  await button(page, /^Pay [£$]?\d/).click();
  await confirmed(page);
  const [orderId = ''] = await ordersPlaced(page);
  const path = `/jsp/account/common/account_order_amend.jsp?orderId=${orderId}`;
  const { addresses, referrers } = followed(page);
  await page.goto(`${path}&token=P7f3a91`);
  await heading(page, 'Change your order').waitFor();
  await page.waitForLoadState('networkidle');
  expect(addresses).toEqual([`${path}&token=P7f3a91`, path]);
  expect(referrers.length).toBeGreaterThan(0);
  expect(referrers.join()).not.toContain('P7f3a91');
  await page.reload();
  await heading(page, 'Change your order').waitFor();
  expect(addresses).toEqual([`${path}&token=P7f3a91`, path, path]);
});
