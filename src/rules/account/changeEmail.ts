import * as z from 'zod/mini';
import { emailAddress } from '../common/email.js';

/** What changing the email address takes. */
export const changeEmailFields = z.object({ email: emailAddress });
