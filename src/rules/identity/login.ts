import * as z from 'zod/mini';
import { emailAddress } from '../common/email.js';

/** What signing in takes; the messages are words keys (IDENT-033 to IDENT-036). */
export const loginFields = z.object({
  email: emailAddress,
  password: z.string().check(z.minLength(1, 'login.passwordMissing')),
});
/** The values of the sign-in form. */
export type Login = z.infer<typeof loginFields>;

/** What asking for a new password takes. */
export const forgottenPasswordFields = z.object({ email: emailAddress });
/** The values of the form that asks for a new password. */
export type ForgottenPassword = z.infer<typeof forgottenPasswordFields>;

/** The fields of setting a new password; the server judges its strength. */
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
/** The values of the form that sets a new password: the password, and the same again. */
export type NewPassword = z.infer<typeof newPasswordFields>;

/** What signing in with a temporary password takes (IDENT-060, IDENT-061). */
export const temporaryPasswordFields = z.object({
  email: emailAddress,
  password: z.string().check(z.minLength(1, 'temporaryPassword.missing')),
});
