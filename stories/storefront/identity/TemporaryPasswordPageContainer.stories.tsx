import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { TemporaryPasswordPageContainer } from '../../../src/storefront/identity/TemporaryPasswordPageContainer.js';
import { markupInstead, storyCalls } from '../../storyShop.js';
import { host, withStorefront } from '../withStorefront.js';

const unexpected =
  "We've encountered an unexpected error, please try again. If you continue to experience this message please contact us";

const meta = preview.meta({ component: TemporaryPasswordPageContainer, decorators: [withStorefront] });

export const SignedIn = meta.story({
  parameters: { rules: ['IDENT-062', 'IDENT-063', 'IDENT-064'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Forgotten your password?' });
    await waitFor(() => expect(storyCalls.all).toContainEqual(['GET', '/html/templates/password-reset.html']));
    await userEvent.type(canvas.getByLabelText('Email address'), 'standard@shopper.example');
    await userEvent.type(canvas.getByLabelText('Temporary password'), 'correct-horse{Enter}');
    const heading = await canvas.findByRole('heading', { name: 'Choose a new password' });
    await expect(canvas.getByText('You are signed in, Margaret')).toBeVisible();
    await waitFor(() => expect(heading).toHaveFocus());
    await canvas.findByRole('button', { name: 'Sign out' });
    await expect(canvas.queryByLabelText('Temporary password')).toBeNull();
    await expect(host.reload).not.toHaveBeenCalled();
  },
});

/** Both headings are those of the shop's template, without what else it holds. */
export const HeadingsOfTheTemplate = meta.story({
  parameters: { rules: ['IDENT-063', 'IDENT-064'] },
  beforeEach: () =>
    markupInstead('getPasswordResetTemplate', '<h1>One step to go</h1><p>Unused</p><h2>Now choose</h2>'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'One step to go' });
    await expect(canvas.queryByText('Unused')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Email address'), 'standard@shopper.example');
    await userEvent.type(canvas.getByLabelText('Temporary password'), 'correct-horse{Enter}');
    await canvas.findByRole('heading', { name: 'Now choose' });
    await expect(canvas.queryByRole('heading', { name: 'One step to go' })).toBeNull();
  },
});

/** A recognised customer stays at the first step, also after a wrong password. */
export const Recognised = meta.story({
  globals: { login: 'soft' },
  parameters: { rules: ['IDENT-062'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Not you?' });
    const password = canvas.getByLabelText('Temporary password');
    await expect(password).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Choose a new password' })).toBeNull();
    await userEvent.type(canvas.getByLabelText('Email address'), 'standard@shopper.example');
    await userEvent.type(password, 'wrong-hunter2{Enter}');
    await canvas.findByRole('alert');
    await storyCalls.settle();
    await expect(canvas.queryByRole('link', { name: 'Choose a new password' })).toBeNull();
    await userEvent.clear(password);
    await userEvent.type(password, 'correct-horse{Enter}');
    await canvas.findByRole('link', { name: 'Choose a new password' });
    await expect(canvas.queryByLabelText('Temporary password')).toBeNull();
  },
});

export const AlreadySignedIn = meta.story({
  globals: { login: 'hard' },
  parameters: { rules: ['IDENT-063'] },
  play: async ({ canvas }) => {
    await canvas.findByText('You are signed in, Margaret');
    await expect(canvas.queryByLabelText('Temporary password')).toBeNull();
  },
});

export const TemplateLoadFailed = meta.story({
  parameters: { mock: { fault: 'getPasswordResetTemplate:500*1' }, rules: ['IDENT-044'] },
  play: async ({ canvas, userEvent }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert.querySelector('.wsk-Notice-text')?.textContent).toBe(unexpected);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('heading', { name: 'Forgotten your password?' });
    await expect(canvas.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});
