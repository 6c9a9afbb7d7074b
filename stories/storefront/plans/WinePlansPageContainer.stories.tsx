import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { allWords } from '../../../src/brands/allWords.js';
import { brands } from '../../../src/brands/registry.js';
import { nextCaseWords } from '../../../src/brands/words/nextCase.js';
import { offerWords } from '../../../src/brands/words/offer.js';
import { planCancelWords } from '../../../src/brands/words/planCancel.js';
import { planChangesWords } from '../../../src/brands/words/planChanges.js';
import { winePlansWords } from '../../../src/brands/words/winePlans.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';
import { storyCalls } from '../../storyShop.js';
import { withStorefront } from '../withStorefront.js';

/** The list at its address, subject to its access rule. */
const meta = preview.meta({
  component: StorefrontPage,
  decorators: [withStorefront],
  args: { address: '/account/wine-plans' },
  globals: { login: 'hard', persona: 'plan-active' },
});

export const One = meta.story({
  parameters: { rules: ['IDENT-119', 'PLAN-019'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Manage plan WP1501' })).toHaveAttribute(
      'href',
      '/account/wine-plans/WP1501',
    );
    await expect(canvas.getByText('14 December 2026')).toBeVisible();
    await storyCalls.settle();
    await expect(canvas.queryByRole('heading', { name: 'Plans that have ended' })).toBeNull();
  },
});
export const Suspended = meta.story({
  globals: { persona: 'plan-suspended' },
  parameters: { rules: ['IDENT-120', 'PLAN-019'] },
  play: async ({ canvas }) => {
    await canvas.findByText('Suspended');
    await expect(canvas.getByRole('link', { name: 'Reinstate plan WP1601' })).toHaveAttribute(
      'href',
      '/account/wine-plans/WP1601',
    );
    await storyCalls.settle();
    await expect(canvas.queryByRole('heading', { name: 'Plans that have ended' })).toBeNull();
  },
});
export const None = meta.story({
  globals: { persona: 'standard' },
  parameters: { rules: ['PLAN-022'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Choose a wine plan' });
  },
});
export const Many = meta.story({
  globals: { persona: 'heavy' },
  parameters: { rules: ['IDENT-119', 'IDENT-120', 'PLAN-019'] },
  play: async ({ canvas }) => {
    await canvas.findByText('40 wine plans, 8 are suspended');
    await waitFor(() => expect(canvas.getAllByText('Active')).toHaveLength(32));
    await expect(canvas.getAllByText('Suspended')).toHaveLength(8);
  },
});
export const FailedOnce = meta.story({
  parameters: { mock: { fault: 'listWinePlans:500*1' }, rules: ['PLAN-022'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByRole('link', { name: 'Manage plan WP1501' });
  },
});
/** The cases on offer may fail and be fetched again, without the plans. */
export const CasesFailedOnce = meta.story({
  parameters: { mock: { fault: 'listWinePlanOptions:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: 'The Seasonal Plan: All Reds' })).toHaveAttribute(
      'href',
      '/account/new-wine-plan?schemeCode=WP-RED',
    );
    await expect(canvas.getByRole('link', { name: 'Manage plan WP1501' })).toBeVisible();
  },
});
/** All of the kit's text uses these names: a wine plan and a wine reward are never called anything else. */
export const CalledByTheirNames = meta.story({
  globals: { persona: 'wine-reward' },
  parameters: { rules: ['PLAN-018'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Your wine plans' });
    const menu = within(canvas.getByRole('navigation', { name: 'Your account' }));
    await expect(menu.getByRole('link', { name: 'Your wine plans' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Wine reward' })).toBeVisible();
    const texts = [...Object.values(allWords), ...brands.flatMap(({ words }) => Object.values(words ?? {}))];
    const saying = (name: RegExp) => texts.filter((text) => name.test(text));
    // A text about plans alone has no other word for them.
    const ofPlans = [winePlansWords, planCancelWords, planChangesWords, nextCaseWords, offerWords];
    await expect(
      ofPlans.flatMap((words) => Object.values<string>(words)).filter((text) => /subscription|membership/i.test(text)),
    ).toEqual([]);
    await expect([allWords['reward.title'], allWords['wallet.balance'], allWords['subscription.plan']]).toEqual([
      'Wine reward',
      'Wine reward',
      'This is one of your wine plans',
    ]);
    await expect(saying(/wine subscription|subscription (case|plan|box)/i)).toEqual([]);
    // A reward is a wine reward in every text, and no text calls it, or a plan, a scheme, a programme or a club.
    await expect(saying(/(?<!wine )reward/i)).toEqual([]);
    await expect(saying(/scheme(?!ID)|programme/i)).toEqual([]);
    await expect(saying(/wine (fund|pot|box|package|membership)|(case|delivery|wines) plan\b/i)).toEqual([]);
    await expect([...new Set(saying(/\bclub\b/i))]).toEqual([
      // Names of a brand's own pages in its menu, and of the brand itself.
      'The club',
      'Club',
      'Wine club',
      'Club offers',
      'The club table is laid',
      'This month at the club',
    ]);
  },
});
