import * as z from 'zod/mini';
import { settingsSchema } from '../world/settings.js';
import { changeSchema } from './changes.js';

const session = z.string().check(z.minLength(1), z.maxLength(4000));

/** How a call ended: the HTTP status of its answer, or why it had none. */
const ending = z.union([z.int(), z.enum(['text', 'offline', 'silence'])]);
export type Ending = z.infer<typeof ending>;

/** One thing that happened to the shop: a call, at the point it reached the backend and without its secrets, other settings,
 * or a later moment. */
export const stepSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('call'),
    session,
    method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
    address: z.string().check(z.startsWith('/')),
    body: z.optional(z.unknown()),
    /** The `Idempotency-Key` header, of a call that had one. */
    idempotencyKey: z.optional(z.string()),
    ending,
    /** What the visit is known by from then on, where it signed in. */
    nextSession: z.optional(session),
    /** What became of the shop through a call with secrets. They are not kept, so it cannot be worked out again. */
    changes: z.optional(z.array(changeSchema)),
  }),
  z.strictObject({
    type: z.literal('settings'),
    session,
    settings: settingsSchema,
    /** Whether the session takes on the login of the settings, or keeps the one it has. */
    takesLogin: z.boolean(),
  }),
  z.strictObject({
    type: z.literal('clock'),
    /** The present moment from then on. */
    to: z.iso.datetime(),
  }),
]);
export type Step = Readonly<z.infer<typeof stepSchema>>;
export type CallStep = Extract<Step, { type: 'call' }>;
export type ClockStep = Extract<Step, { type: 'clock' }>;
export type SettingsStep = Extract<Step, { type: 'settings' }>;

/** So many steps are kept; a visit of more is too long for a recording. */
export const stepLimit = 2000;
