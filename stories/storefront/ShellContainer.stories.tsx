import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { NotFoundPageContainer } from '../../src/storefront/service/NotFoundPageContainer.js';
import { withStorefront } from './withStorefront.js';

const meta = preview.meta({ component: NotFoundPageContainer, decorators: [withStorefront] });

export const Visitor = meta.story({ globals: { login: 'visitor' } });

export const SignOut = meta.story({
  globals: { login: 'hard' },
  parameters: { rules: ['IDENT-046', 'IDENT-048', 'NAV-005'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Margaret');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await canvas.findByRole('button', { name: 'Sign in' });
  },
});

export const NotYou = meta.story({
  globals: { login: 'soft' },
  parameters: { rules: ['NAV-004'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Not you?' }));
    await canvas.findByRole('button', { name: 'Sign in' });
  },
});

export const SignOutFailedOnce = meta.story({
  globals: { login: 'hard' },
  parameters: { mock: { fault: 'logout:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }));
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await canvas.findByRole('button', { name: 'Sign in' });
  },
});

export const Search = meta.story({
  parameters: { rules: ['SRCH-001', 'SRCH-009', 'SRCH-043'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'rio');
    await expect(await canvas.findAllByRole('option')).toHaveLength(10);
  },
});

export const SearchFailedOnce = meta.story({
  parameters: { mock: { fault: 'getSearchData:500*1' }, rules: ['SRCH-044'] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'rio');
    await canvas.findByText('Suggestions are not available just now. Press Enter to search.');
    await expect(canvas.queryByRole('option')).toBeNull();
    await expect(field).toHaveValue('rio');
    await userEvent.keyboard('{Escape}{ArrowDown}');
    await expect(await canvas.findAllByRole('option')).toHaveLength(10);
  },
});

export const ProfileFailed = meta.story({
  globals: { login: 'hard' },
  parameters: { mock: { fault: 'getProfileDetails:500' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Sign in' });
  },
});

export const BasketFailedOnce = meta.story({
  parameters: { mock: { fault: 'getCart:500*1' }, rules: ['BSKT-079'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Basket: not/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByText('Your basket is waiting');
    await expect(canvas.getByRole('region', { name: 'Your basket' })).toBeVisible();
  },
});

/** The popup does not stay over the page that its link leads to. */
export const BasketLinkFollowed = meta.story({
  parameters: { mock: { basket: [{ product: 'wine', quantity: 6 }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Basket: 6/ }));
    const link = canvas.getByRole('link', { name: 'View your basket' });
    await expect(link).toBeVisible();
    let followed = false;
    // As a router does; a story stays where it is.
    const route = (event: Event) => {
      followed = !event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', route, { once: true });
    await userEvent.click(link);
    await expect(followed).toBe(true);
    await waitFor(() => expect(link).not.toBeVisible());
  },
});
