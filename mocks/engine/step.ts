import * as z from 'zod/mini';
import { settingsSchema } from '../world/settings.js';
import { changeSchema } from './changes.js';

const session = z.string().check(z.minLength(1), z.maxLength(4000));

const ending = z.union([z.int(), z.enum(['text', 'offline', 'silence'])]);

/** One step of a shop: a call as it reached the backend, without secrets, a change of settings, or a clock move. */
export const stepSchema = z.discriminatedUnion('type', [
  z.strictObject({
    /** A call. */
    type: z.literal('call'),
    /** Number or id of the session that made it. */
    session,
    /** Its HTTP method. */
    method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
    /** Its path and query. */
    address: z.string().check(z.startsWith('/')),
    /** Its body, if it had one. */
    body: z.optional(z.unknown()),
    /** The call's `Idempotency-Key` header. */
    idempotencyKey: z.optional(z.string()),
    /** The HTTP status of its response, or why it had none. */
    ending,
    /** The session's new id after signing in or out. */
    nextSession: z.optional(session),
    /** The state changes of a call with secrets. The secrets are not stored, so the changes cannot be computed again. */
    changes: z.optional(z.array(changeSchema)),
  }),
  z.strictObject({
    /** A change of settings. */
    type: z.literal('settings'),
    /** Number or id of the session that made it. */
    session,
    /** All settings after it. */
    settings: settingsSchema,
    /** Whether the session takes the login in the settings or keeps its own login. */
    takesLogin: z.boolean(),
  }),
  z.strictObject({
    /** A clock move. */
    type: z.literal('clock'),
    /** The new current time. */
    to: z.iso.datetime(),
  }),
]);
export type Step = Readonly<z.infer<typeof stepSchema>>;
export type CallStep = Extract<Step, { type: 'call' }>;
export type ClockStep = Extract<Step, { type: 'clock' }>;
export type SettingsStep = Extract<Step, { type: 'settings' }>;

/** Number of steps that are kept; a longer visit cannot be recorded. */
export const stepLimit = 2000;
