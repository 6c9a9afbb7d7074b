import * as z from 'zod/mini';
import { emailAddress } from './email.js';

/** What signing in takes; the messages are words keys (IDENT-033 to IDENT-036). */
export const loginFields = z.object({
  email: emailAddress,
  password: z.string().check(z.minLength(1, 'login.passwordMissing')),
});
export type Login = z.infer<typeof loginFields>;
