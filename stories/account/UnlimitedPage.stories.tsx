import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, idle, type Load, ready } from '../../src/model/load.js';
import { membershipFlags, membershipKind } from '../../src/rules/account/membership.js';
import { UnlimitedPage, type UnlimitedPageContent } from '../../src/screens/account/UnlimitedPage.js';
import { actionFails, failsToLoad, loads } from '../commonStories.js';
import { from } from '../from.js';
import type { StoryWorld } from '../world.js';

const content =
  (isPromoted: boolean) =>
  ({ answer, product }: StoryWorld): Load<UnlimitedPageContent> => {
    const profile = answer('getProfileDetails');
    return ready({
      memberships: (profile.trustedDetails?.subscriptions ?? []).filter((one) => membershipKind(one) === 'unlimited'),
      flags: membershipFlags(profile),
      product: product('membership'),
      isPromoted,
    });
  };

const meta = preview.meta({
  component: UnlimitedPage,
  args: { unlimited: from(content(true)), action: idle, onJoin: fn(), onRetry: fn() },
  globals: { login: 'hard' },
});

export const NotAMember = meta.story({
  parameters: { rules: ['ACCT-069'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('One fee for the year, and every order comes free.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Unlimited delivery' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Join for a year' })).toBeVisible();
    await expect(canvas.getByText('for 12 months').parentElement).toHaveTextContent('£29.99 for 12 months');
    await expect(
      canvas
        .getAllByRole('term')
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    ).toEqual(['Every order free', 'From one bottle up', 'As often as you like']);
    await expect(canvas.queryByRole('button', { name: 'No, thank you' })).toBeNull();
    await expect(canvas.queryByText('Delivery you have paid')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Join Unlimited' }));
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
});
export const NotAMemberVisiting = meta.story({ globals: { login: 'visitor' } });
export const NotAMemberRecognised = meta.story({ globals: { login: 'soft' } });
export const NotAMemberOfAvy = meta.story({ globals: { brand: 'avy' } });
export const NotAMemberOfStw = meta.story({ globals: { brand: 'stw' } });
export const NotAMemberOfTcm = meta.story({
  globals: { brand: 'tcm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unlimited shipping')).toBeVisible();
  },
});
export const Points = meta.story({
  globals: { brand: 'hsb' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('To pay now').closest('div')).toHaveTextContent('To pay now2,999 pts');
  },
});
export const Member = meta.story({
  globals: { persona: 'unlimited' },
  parameters: { rules: ['ACCT-069', 'IDENT-024', 'IDENT-091'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-flag]')).toHaveTextContent(/^Active$/);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your membership' })).toBeVisible();
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      /^Unlimited delivery.*Renews on 1 March 2027\.Active$/,
    );
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await expect(canvas.queryByText('for 12 months')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Join Unlimited' })).toBeNull();
  },
});
export const HiddenByItemCode = meta.story({
  args: { unlimited: from(content(false)) },
  parameters: { rules: ['BSKT-073', 'ACCT-069'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your membership starts when you place the order.')).toBeVisible();
    await expect(canvas.getByText('Unlimited delivery is in your basket')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your basket' })).toHaveAttribute(
      'href',
      '/jsp/checkout/common/shoppingcart.jsp',
    );
    await expect(canvas.queryByRole('button', { name: 'Join Unlimited' })).toBeNull();
  },
});
export const NotOnSale = meta.story({
  args: {
    unlimited: from((world) => {
      const load = content(true)(world);
      return load.status === 'ready' ? ready({ ...load.data, product: { ...load.data.product, skus: [] } }) : load;
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unlimited delivery is not on sale at the moment')).toBeVisible();
    await expect(canvas.getByText('Please call us and we’ll tell you when it is back.')).toBeVisible();
  },
});
export const Joining = meta.story({
  args: { action: busy },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Joining...')).toBeVisible();
  },
});
export const JoiningFailed = meta.story(actionFails('action', 'You are already an unlimited member.'));
export const Loading = meta.story(loads('unlimited', 'Fetching the membership...'));
export const LoadFailed = meta.story(failsToLoad('unlimited', 'Network request failed.'));
