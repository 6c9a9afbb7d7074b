import * as z from 'zod/mini';
import { typedCode } from './typedText.js';

const problem = 'email.invalid';

/** An email address in a form, by a standard pattern (IDENT-033). */
export const emailAddress = z.string().check(z.overwrite(typedCode), z.maxLength(254, problem), z.email(problem));

/** Form for signing up to the newsletter. */
export const newsletterFields = z.object({ email: emailAddress });
