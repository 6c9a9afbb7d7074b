import * as z from 'zod/mini';
import { emailAddress } from '../common/email.js';

/** Form for inviting a friend; the messages are word keys. */
export const invitationFields = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'referFriend.nameMissing')),
  email: emailAddress,
});
/** Values of the form for inviting a friend. */
export type Invitation = z.infer<typeof invitationFields>;
