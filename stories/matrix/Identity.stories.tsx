import { fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { idle, ready } from '../../src/model/load.js';
import { ForgottenPasswordPage } from '../../src/screens/identity/ForgottenPasswordPage.js';
import { LoginPage } from '../../src/screens/identity/LoginPage.js';
import { SetPasswordPage } from '../../src/screens/identity/SetPasswordPage.js';
import { TemporaryPasswordPage } from '../../src/screens/identity/TemporaryPasswordPage.js';
import { narrow } from '../commonStories.js';
import { expectToFit } from '../storyChecks.js';
import { allBrands, pageInEveryBrand } from './everyBrand.js';

const meta = preview.meta({
  title: 'brands/Sign-in pages',
  tags: ['!autodocs'],
  render: pageInEveryBrand(({ answer }) => (
    <LoginPage
      login="soft"
      name={answer('getProfileDetails').summaryDetails?.firstName}
      continueHref="/"
      action={idle}
      onSubmit={fn()}
    />
  )),
  play: expectToFit,
  ...allBrands,
});

export const Login = meta.story();
export const LoginNarrow = Login.extend(narrow);

export const ForgottenPassword = meta.story({
  render: pageInEveryBrand(() => <ForgottenPasswordPage action={idle} onSubmit={fn()} onAgain={fn()} />),
});
export const ForgottenPasswordNarrow = ForgottenPassword.extend(narrow);

export const SetPassword = meta.story({
  render: pageInEveryBrand(() => <SetPasswordPage action={idle} onSubmit={fn()} />),
});
export const SetPasswordNarrow = SetPassword.extend(narrow);

export const TemporaryPassword = meta.story({
  render: pageInEveryBrand(({ answer }) => (
    <TemporaryPasswordPage
      login="soft"
      name={answer('getProfileDetails').summaryDetails?.firstName}
      template={ready([])}
      action={idle}
      onSubmit={fn()}
      onRetry={fn()}
    />
  )),
});
export const TemporaryPasswordNarrow = TemporaryPassword.extend(narrow);
