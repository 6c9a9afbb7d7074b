import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { brands } from '../../src/brands/registry.js';
import { loginStates } from '../../src/model/customer.js';
import { countries } from '../../src/model/site.js';
import { FaultPlanError, readFaultPlan } from './faults.js';
import { personas } from './personas.js';
import { defaultClock, defaultSeed, type World, worldOf } from './worldChoice.js';

// Without this, zod/mini reports `Invalid input` for every problem.
z.config(en());

export const flags = ['newCart', 'webview', 'applePay', 'cardCookie', 'realTime'] as const;
export const logins = loginStates;
export const hostClasses = ['dev', 'test', 'live'] as const;

const faultPlan = z.string().check(
  z.superRefine((plan, context) => {
    try {
      readFaultPlan(plan);
    } catch (error) {
      if (!(error instanceof FaultPlanError)) throw error;
      context.addIssue({ code: 'custom', message: error.message });
    }
  }),
);

/** All settings of the mock shop, as used in query parameters, the panel and capsules. */
export const settingsSchema = z.strictObject({
  /** Id of a brand. */
  brand: z.string().check(
    z.refine((id) => brands.some((brand) => brand.id === id), {
      error: ({ input }) => `No Brand found with identifier ${input}`,
    }),
  ),
  /** Country of the site, if the brand has several. */
  country: z.optional(z.enum(countries)),
  /** `visitor`, `soft` for a recognised customer, `hard` for one who is signed in. */
  login: z.enum(loginStates),
  /** The account that `login` enters. */
  persona: z.enum(personas),
  /** Faults as `operationId:kind`; several faults are separated by commas. */
  fault: faultPlan,
  /** Milliseconds added to every call. */
  latency: z.pipe(
    z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number))]),
    z.int().check(z.minimum(0), z.maximum(60_000)),
  ),
  /** Seed of the catalogue. */
  seed: z.string().check(z.minLength(1), z.maxLength(40)),
  /** Time at which the shop begins, as an ISO date and time; a date alone means midnight UTC. */
  clock: z.union([z.iso.datetime({ offset: true }), z.iso.date()]),
  /** Class of the host: it decides which services the shop names. */
  host: z.enum(hostClasses),
  /** Switches of a host. */
  flags: z.array(z.enum(flags)),
});
export type Settings = z.infer<typeof settingsSchema>;
export type SettingName = keyof Settings;

export const defaultSettings = (brand: string): Settings => ({
  brand,
  login: 'visitor',
  persona: 'standard',
  fault: '',
  latency: 120,
  seed: defaultSeed,
  clock: defaultClock,
  host: 'dev',
  flags: [],
});

export const worldOfSettings = ({ brand, country, seed, clock, host, flags: chosen }: Settings): World =>
  worldOf({
    brand,
    country,
    seed,
    clock: new Date(clock).toISOString(),
    hostClass: host,
    newCart: chosen.includes('newCart'),
  });

const oneOf = (values: readonly string[]): string => `one of: ${values.join(', ')}`;

/** The allowed values of a setting in words. Brands and faults have their own messages. */
const allowed: Readonly<Partial<Record<SettingName, string>>> = {
  country: oneOf(countries),
  login: oneOf(loginStates),
  persona: oneOf(personas),
  latency: 'milliseconds from 0 to 60000',
  seed: 'a text of 1 to 40 letters',
  clock: 'an ISO date such as 2026-12-24, or one with a time and zone',
  host: oneOf(hostClasses),
  flags: `one or more of ${flags.join(', ')}, separated by commas`,
};

/** A setting that cannot be used, and the reason. */
export interface SettingProblem {
  readonly setting: string;
  readonly message: string;
}

/** Reads one setting from text, as it appears in an address. */
export function readSetting(name: SettingName, text: string): { value: Settings[SettingName] } | SettingProblem {
  // An unescaped plus in an address, as in a time zone, arrives as a space.
  const value = name === 'flags' ? text.split(',').filter(Boolean) : name === 'clock' ? text.replace(' ', '+') : text;
  const parsed = settingsSchema.shape[name].safeParse(value);
  if (parsed.success) return { value: parsed.data };
  const range = allowed[name];
  const message = range ? `Unknown ${name} “${text}”. Use ${range}.` : (parsed.error.issues[0]?.message ?? '');
  return { setting: name, message };
}
