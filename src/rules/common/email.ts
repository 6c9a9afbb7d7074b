import * as z from 'zod/mini';
import { typedCode } from './typedText.js';

const problem = 'email.invalid';

/** An email address of a form, by the standard pattern (IDENT-033). */
export const emailAddress = z.string().check(z.overwrite(typedCode), z.maxLength(254, problem), z.email(problem));

/** What signing up for the newsletter takes. */
export const newsletterFields = z.object({ email: emailAddress });
