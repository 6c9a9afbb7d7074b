import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { followInFooter } from './keyboard.js';
import { openShop } from './shopper.js';

const contactPage = '/jsp/customerservice/common/contactus.jsp';
const referPage = '/jsp/account/common/account_refer_friend.jsp';
const servicesPage = '/customer-services';
const questionsPage = '/customer-services/faq';
const usualTerms = '/customer-services/terms-and-conditions-of-sale-and-use';
const ownTerms = '/customer-services/customer-terms-and-conditions-of-sale-and-use';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Checks whether an element is in the window, and not below the sticky header. */
const isInSight = (page: Page, name: string) =>
  heading(page, name).evaluate((element) => {
    const { top, bottom, left } = element.getBoundingClientRect();
    return (
      top >= 0 && bottom <= window.innerHeight && document.elementFromPoint(left + 4, (top + bottom) / 2) === element
    );
  });

describe.each([
  ['law', '01632 960 144', '01632 960 145', '14 Quay Lane, Marlbridge'],
  ['hsb', '01632 960 318', '01632 960 319', '2 Signal Wharf, Eastmere'],
  ['wpe-nz', '0800 555 0114', '0800 555 0115', '4 Kowhai Lane, Port Farewell'],
])('in %s', (brand, telephone, plans, address) => {
  test('the footer links to the site’s own contact details [NAV-033, NAV-034]', async () => {
    const { page } = await openShop({ brand, path: servicesPage });
    await followInFooter(page, 'Contact us');
    await page.waitForURL((url) => url.pathname === contactPage);
    await heading(page, 'Contact us').waitFor();
    const call = main(page).getByRole('link', { name: telephone, exact: true });
    expect(await call.getAttribute('href')).toBe(`tel:${telephone.replace(/\D/g, '')}`);
    await main(page).getByRole('link', { name: plans, exact: true }).waitFor();
    await main(page).getByText(address, { exact: true }).waitFor();
  });
});

test('the customer services page leads to an answer, and another answer opens by its address [NAV-035]', async () => {
  const { page } = await openShop({ path: servicesPage });
  await heading(page, 'Customer services').waitFor();
  expect(await page.title()).toBe('Customer services - Lawton Wines');
  await main(page).getByRole('link', { name: 'Delivery', exact: true }).click();
  await heading(page, 'Help and FAQs').waitFor();
  expect(new URL(page.url()).pathname).toBe(questionsPage);
  await main(page).getByText('£7.99, however many bottles').waitFor();
  await expect.poll(() => focused(page)).toContain('When will my wine arrive');
  expect(
    await main(page)
      .getByText(/^Call us on .* within a month/)
      .isVisible(),
  ).toBe(false);
  await page.goto(`${questionsPage}#broken`);
  await main(page)
    .getByText(/^Call us on .* within a month/)
    .waitFor();
  await expect.poll(() => focused(page)).toContain('What if a bottle is broken');
  await page.goBack();
  await expect.poll(() => focused(page)).toContain('When will my wine arrive');
});

test.each([
  ['law', ownTerms],
  ['bbc', ownTerms],
  ['stw', usualTerms],
  ['vir', usualTerms],
])(
  '%s has its terms at %s, linked from its footer, and nothing at the other address [BRAND-049, BRAND-050, BRAND-051, NAV-036]',
  async (brand, path) => {
    const { page } = await openShop({ brand, path });
    await heading(page, 'Terms and conditions').waitFor();
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' });
    expect(new URL((await link.first().getAttribute('href')) ?? '', page.url()).pathname).toBe(path);
    await page.goto(path === ownTerms ? usualTerms : ownTerms);
    await heading(page, 'We cannot find that page').waitFor();
  },
);

test.each([
  ['wine-plans', 'Wine plans'],
  ['terms-and-conditions', 'Terms and conditions of sale'],
  ['wine-and-spirit-plans', 'Wine and spirit plans'],
])(
  '#%s of the terms is visible and focused, on loading the page and on following its link [BRAND-052, BRAND-053, BRAND-054]',
  async (anchor, title) => {
    for (const viewport of [
      { width: 1280, height: 900 },
      { width: 390, height: 800 },
    ]) {
      const { page } = await openShop({ path: `${ownTerms}#${anchor}`, viewport });
      await expect.poll(() => focused(page)).toBe(title);
      expect(await page.title()).toBe('Terms and conditions - Lawton Wines');
      await expect.poll(() => isInSight(page, title)).toBe(true);
      await main(page).getByRole('link', { name: 'Your data, and how to contact us' }).click();
      await expect.poll(() => focused(page)).toBe('Your data, and how to contact us');
      await page
        .getByRole('navigation', { name: 'On this page' })
        .getByRole('link', { name: title, exact: true })
        .click();
      await expect.poll(() => focused(page)).toBe(title);
      await expect.poll(() => isInSight(page, title)).toBe(true);
      expect(new URL(page.url()).hash).toBe(`#${anchor}`);
    }
  },
);

test('a visitor signs in to invite a friend', async () => {
  const { page } = await openShop({ path: referPage });
  await heading(page, 'Sign in to invite a friend').waitFor();
  await main(page).getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('Sign in');
});

describe.each(['soft', 'hard'])('a customer with a %s login', (login) => {
  test('invites a friend on the second try, with the input of the first [NAV-031, NAV-032]', async () => {
    const shopper = await openShop({ path: '/', query: { login } });
    const { page, context } = shopper;
    await followInFooter(page, 'Refer a friend');
    await page.waitForURL((url) => url.pathname === referPage);
    await main(page).getByLabel('Your friend’s name').fill('Tom');
    await main(page).getByLabel('Your friend’s email address').fill('tom@friend.example');
    await shopper.goOffline();
    await main(page).getByRole('button', { name: 'Send invitation' }).click();
    await main(page).getByRole('alert').getByText('Network request failed').waitFor();
    expect(await main(page).getByLabel('Your friend’s name').inputValue()).toBe('Tom');
    await context.setOffline(false);
    await main(page).getByRole('button', { name: 'Send invitation' }).click();
    await heading(page, 'Invitation sent').waitFor();
    await expect.poll(() => focused(page)).toBe('Invitation sent');
    await main(page).getByText('We’ve emailed Tom at tom@friend.example.').waitFor();
  });
});

test('the customer’s own link is copied [NAV-032]', async () => {
  const { page } = await openShop({ path: referPage, query: { login: 'soft' } });
  const own = await main(page).getByLabel('Your link').inputValue();
  await main(page).getByRole('button', { name: 'Copy link' }).click();
  await main(page).getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(own);
  expect(new URL(own).origin).toBe(new URL(page.url()).origin);
});
