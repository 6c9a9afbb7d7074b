import * as z from 'zod/mini';
import { emailAddress } from '../common/email.js';

/** Form for signing in; the messages are word keys (IDENT-033 to IDENT-036). */
export const loginFields = z.object({
  email: emailAddress,
  password: z.string().check(z.minLength(1, 'login.passwordMissing')),
});
/** Values of the sign-in form. */
export type Login = z.infer<typeof loginFields>;

/** Form for requesting a new password. */
export const forgottenPasswordFields = z.object({ email: emailAddress });
/** Values of the form for requesting a new password. */
export type ForgottenPassword = z.infer<typeof forgottenPasswordFields>;

/** Form for setting a new password; the server checks its strength. */
export const newPasswordFields = z
  .object({
    password: z.string().check(z.minLength(1, 'login.passwordMissing')),
    confirmation: z.string(),
  })
  .check(
    z.refine(({ password, confirmation }) => password === confirmation, {
      path: ['confirmation'],
      error: 'setPassword.different',
    }),
  );
/** Values of the form for setting a new password: the password and its repetition. */
export type NewPassword = z.infer<typeof newPasswordFields>;

/** Form for signing in with a temporary password (IDENT-060, IDENT-061). */
export const temporaryPasswordFields = z.object({
  email: emailAddress,
  password: z.string().check(z.minLength(1, 'temporaryPassword.missing')),
});
