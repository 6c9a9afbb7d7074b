import * as z from 'zod/mini';
import { emailAddress } from './email.js';

/** What changing the email address takes. */
export const changeEmailFields = z.object({ email: emailAddress });
