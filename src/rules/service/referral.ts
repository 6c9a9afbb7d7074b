import * as z from 'zod/mini';
import { emailAddress } from '../common/email.js';

/** What inviting a friend takes; the messages are words keys. */
export const invitationFields = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'referFriend.nameMissing')),
  email: emailAddress,
});
/** The values of the form that invites a friend. */
export type Invitation = z.infer<typeof invitationFields>;
