import { useState } from 'react';
import { expect, waitFor, type within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { brandIds } from '../../../src/brands/ids.js';
import {
  emailOptInReminderCookie,
  newsletterDelayCookie,
  readCookie,
  removeCookie,
  writeCookie,
} from '../../../src/storefront/base/cookies.js';
import { StorefrontProvider } from '../../../src/storefront/base/StorefrontProvider.js';
import { createStorefront } from '../../../src/storefront/base/services.js';
import { EmailOptInReminderContainer } from '../../../src/storefront/home/EmailOptInReminderContainer.js';
import { allBrands } from '../../matrix/everyBrand.js';
import { storyCalls } from '../../storyShop.js';
import { worldOf } from '../../world.js';
import { withStorefront } from '../withStorefront.js';

/** Returns the calls about a customer's permissions. */
const optInCalls = () => storyCalls.all.filter(([, address]) => /permissions|preferences/.test(address));

const meta = preview.meta({
  component: EmailOptInReminderContainer,
  decorators: [withStorefront],
  beforeEach: () => {
    removeCookie(emailOptInReminderCookie);
    return () => removeCookie(emailOptInReminderCookie);
  },
});

/** A customer who has not opted in. */
const mock = { persona: 'new' } as const;
const checking = { brand: 'tcm', login: 'soft' };

type Canvas = ReturnType<typeof within>;
const reminder = (canvas: Canvas) => canvas.findByRole('region', { name: 'Would you like our emails?' });
const expectNone = (canvas: Canvas) =>
  expect(canvas.queryByRole('region', { name: 'Would you like our emails?' })).toBeNull();
const findName = (canvas: Canvas, name = 'Tom') => canvas.findByText(name);

export const OptedIn = meta.story({
  globals: checking,
  parameters: { mock, rules: ['ACCT-016', 'ACCT-017', 'ACCT-018', 'ACCT-021', 'BRAND-059', 'IDENT-020'] },
  play: async ({ canvas, userEvent }) => {
    await reminder(canvas);
    await expect(optInCalls()).toEqual([['GET', '/api/user/permissions/MARKETING']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, email me' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'You’re signed up' })).toBeDisabled());
    await expect(optInCalls()[1]).toEqual(['PUT', '/api/user/preferences/contact', { optin: { emailFlag: true } }]);
    // The confirmation stays visible until the customer leaves the page, even though the permissions have changed by
    // then.
    await waitFor(() => expect(optInCalls()).toHaveLength(3));
    await expect(await reminder(canvas)).toBeVisible();
  },
});
export const SignedIn = meta.story({
  globals: { ...checking, login: 'hard' },
  parameters: { mock, rules: ['IDENT-021'] },
  play: async ({ canvas }) => {
    await expect(await reminder(canvas)).toBeVisible();
  },
});
export const FailedOnce = meta.story({
  globals: checking,
  parameters: { mock: { ...mock, fault: 'updateContactPreferences:500*1' }, rules: ['ACCT-017'] },
  play: async ({ canvas, userEvent }) => {
    await reminder(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, email me' }));
    await canvas.findByText('Something went wrong on our side. Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, email me' }));
    await canvas.findByRole('button', { name: 'You’re signed up' });
  },
});
export const Dismissed = meta.story({
  globals: checking,
  parameters: { mock, rules: ['ACCT-018', 'MISC-025'] },
  // The newsletter's cookie does not matter.
  beforeEach: () => {
    writeCookie(newsletterDelayCookie, 'yes');
    return () => removeCookie(newsletterDelayCookie);
  },
  play: async ({ canvas, userEvent }) => {
    await reminder(canvas);
    await expect(readCookie(emailOptInReminderCookie)).toBeUndefined();
    await userEvent.click(canvas.getByRole('button', { name: 'Close reminder' }));
    await expectNone(canvas);
    await expect(readCookie(emailOptInReminderCookie)).toBe('yes');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});

/** Checks that nothing is shown, and that no permissions are fetched. */
const nothing = async (canvas: Canvas, shopper = findName(canvas)) => {
  await shopper;
  await storyCalls.settle();
  await expectNone(canvas);
  await expect(optInCalls()).toEqual([]);
};
export const HiddenByCookie = meta.story({
  globals: checking,
  parameters: { mock, rules: ['ACCT-018', 'MISC-025'] },
  beforeEach: () => writeCookie(emailOptInReminderCookie, 'yes'),
  play: ({ canvas }) => nothing(canvas),
});
export const HiddenByBrand = meta.story({
  globals: { ...checking, brand: 'hsb' },
  parameters: { mock, rules: ['BRAND-058'] },
  play: ({ canvas }) => nothing(canvas),
});
/** The reminder in each brand's own shop, with its own calls. */
function EveryShop() {
  const [shops] = useState(() => brandIds.map((brand) => ({ brand, services: createStorefront() })));
  return shops.map(({ brand, services }) => {
    const world = worldOf({ brand, login: 'soft' });
    return (
      <StorefrontProvider key={brand} services={services} site={world.site} brand={world.brand}>
        <EmailOptInReminderContainer />
      </StorefrontProvider>
    );
  });
}

/** Every brand asks except these five: law, stw, hsb, avy and bbc. */
export const AskedByBrand = meta.story({
  ...allBrands,
  globals: checking,
  parameters: {
    ...allBrands.parameters,
    mock,
    rules: ['BRAND-010', 'BRAND-011', 'BRAND-013', 'BRAND-015', 'BRAND-016', 'BRAND-058', 'BRAND-059'],
  },
  render: () => <EveryShop />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(optInCalls()).toHaveLength(13));
    await storyCalls.settle();
    await waitFor(() => expect(canvas.getAllByRole('region', { name: 'Would you like our emails?' })).toHaveLength(13));
    const asking = canvas
      .getAllByRole('region', { name: 'Would you like our emails?' })
      .map((region) => region.closest('[data-brand]')?.getAttribute('data-brand'));
    await expect(asking.join(' ')).toBe('amx ba wpe vws vir adc wsj npr tcm nat osw fox amxc');
  },
});
export const Visitor = meta.story({
  globals: { ...checking, login: 'visitor' },
  parameters: { mock, rules: ['IDENT-025'] },
  play: async ({ canvas }) => {
    await nothing(canvas, canvas.findByRole('button', { name: 'Sign in' }));
    const ofCustomers = /permissions|preferences|savingsaccounts|paymentOptions/;
    await expect(storyCalls.all.filter(([, address]) => ofCustomers.test(address))).toEqual([]);
  },
});
export const HasOptedIn = meta.story({
  globals: checking,
  parameters: { rules: ['ACCT-018'] },
  play: async ({ canvas }) => {
    await findName(canvas, 'Margaret');
    await waitFor(() => expect(optInCalls()).toHaveLength(1));
    await storyCalls.settle();
    await expectNone(canvas);
  },
});
export const PermissionsFailed = meta.story({
  globals: checking,
  parameters: { mock: { ...mock, fault: 'getPermissionsByCategory:500' } },
  play: async ({ canvas }) => {
    await findName(canvas);
    await waitFor(() => expect(optInCalls()).toHaveLength(1));
    await storyCalls.settle();
    await expectNone(canvas);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
