import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, done, failed, idle } from '../../src/model/load.js';
import { loginState } from '../../src/rules/common/loginState.js';
import { BannerSignIn } from '../../src/screens/header/BannerSignIn.js';
import { LoginForm } from '../../src/screens/identity/LoginForm.js';
import { fitsNarrow } from '../commonStories.js';
import { from } from '../from.js';
import { expectMistakes, expectToFit, rightToLeft, zoomed } from '../storyChecks.js';

const onSubmit = fn();
const unexpected =
  "We've encountered an unexpected error, please try again. If you continue to experience this message please contact us";

const meta = preview.meta({
  component: BannerSignIn,
  args: {
    login: from((world) => loginState(world.answer('getProfileDetails'))),
    form: <LoginForm layout="row" action={idle} onSubmit={onSubmit} />,
  },
});

/** A recognised customer with a name. */
const recognised = { name: 'Margaret' };
const soft = { login: 'soft' };

export const Idle = meta.story({
  parameters: { rules: ['IDENT-045'] },
  play: async ({ canvas }) => {
    const banner = within(canvas.getByRole('region', { name: 'Have you been here before?' }));
    await expect(banner.getByRole('textbox', { name: 'Email address' })).toBeVisible();
    await expect(banner.getByLabelText('Password')).toBeVisible();
    await expect(banner.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  },
});
export const Recognised = meta.story({
  globals: soft,
  args: recognised,
  parameters: { rules: ['IDENT-069'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Welcome back, Margaret' })).toBeVisible();
  },
});
export const RecognisedWithoutAName = meta.story({
  globals: soft,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Welcome back' })).toBeVisible();
  },
});
export const Invalid = meta.story({
  parameters: { rules: ['IDENT-033', 'IDENT-035'] },
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expectMistakes(canvas, 'Please enter a valid email address', 'Password is required');
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});
export const Loading = meta.story({
  globals: soft,
  args: { ...recognised, form: <LoginForm layout="row" action={busy} onSubmit={onSubmit} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Signing in...')).toBeVisible();
  },
});
export const SaysTheStatusMessage = meta.story({
  globals: soft,
  args: {
    ...recognised,
    form: <LoginForm layout="row" action={failed('This account is locked.')} onSubmit={onSubmit} />,
  },
  parameters: { rules: ['IDENT-045'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This account is locked.');
  },
});
export const UnexpectedError = meta.story({
  globals: soft,
  args: { ...recognised, form: <LoginForm layout="row" action={failed(unexpected)} onSubmit={onSubmit} /> },
  parameters: { rules: ['IDENT-043'] },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByRole('link', { name: 'contact us' })).toHaveAttribute(
      'href',
      '/jsp/customerservice/common/contactus.jsp',
    );
  },
});
export const SignedIn = meta.story({
  globals: soft,
  args: { ...recognised, form: <LoginForm layout="row" action={done} onSubmit={onSubmit} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'You are signed in' })).toBeVisible();
  },
});
export const HiddenWhenSignedIn = meta.story({
  globals: { login: 'hard' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});
export const LongName = meta.story({
  ...fitsNarrow,
  args: { name: 'Donaudampfschifffahrtsgesellschaftskapitänsgattin' },
  globals: { ...fitsNarrow.globals, login: 'soft' },
});
export const InPlain = UnexpectedError.extend({ globals: { brand: 'hsb' } });
export const InEditorial = UnexpectedError.extend({ globals: { brand: 'stw' } });
export const InFresh = UnexpectedError.extend({ globals: { brand: 'vir' } });
export const InBold = UnexpectedError.extend({ globals: { brand: 'tcm' } });
export const RightToLeft = UnexpectedError.extend({ decorators: [rightToLeft] });
export const Zoomed = Recognised.extend({
  decorators: [zoomed],
  play: expectToFit,
});
