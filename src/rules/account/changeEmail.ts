import * as z from 'zod/mini';
import { emailAddress } from '../common/email.js';

/** Form for changing the email address. */
export const changeEmailFields = z.object({ email: emailAddress });
