import { presentOf, withClockAt } from '../backend/clock.js';
import type { Saved } from '../stores/store.js';
import { type Recorded, recordStep, shopOfSettings } from './simulation.js';
import type { ClockStep } from './step.js';

/** Thrown for a moment that the clock cannot be moved to. */
export class ClockError extends Error {
  override readonly name = 'ClockError';
}

/** Number of years after the start of its world at which a shop's clock stops. */
const yearsAtMost = 5;

/** Returns the current time of a shop. */
export const presentMoment = ({ state, settings }: Saved): Date => presentOf(state, shopOfSettings(settings));

/** Returns the shop's present day, as an ISO date. */
export const presentDay = (saved: Saved): string => presentMoment(saved).toISOString().slice(0, 10);

/**
 * Returns the shop at a later moment, after everything due until then. If the moment is the current one, the shop is
 * unchanged.
 * @throws ClockError for an earlier moment and for one too far ahead.
 */
export function applyClock(before: Saved, step: ClockStep): Recorded {
  const shop = shopOfSettings(before.settings);
  const now = presentMoment(before).toISOString();
  const to = new Date(step.to);
  const last = new Date(shop.world.clock);
  last.setUTCFullYear(last.getUTCFullYear() + yearsAtMost);
  if (to.toISOString() < now) throw new ClockError(`The clock moves forward only: it is ${now} already.`);
  if (to > last) throw new ClockError(`The clock of this shop goes no further than ${last.toISOString()}.`);
  if (to.toISOString() === now) return { saved: before, steps: [] };
  return recordStep({ ...before, state: withClockAt(before.state, to.toISOString(), shop) }, step);
}

const minute = 60_000;

/**
 * Returns a real-time shop advanced by the system time since its last call, in whole minutes.
 * `wall` is in milliseconds.
 */
export function withRealTime(before: Saved, wall: number): Recorded {
  const { wallAt, ...rest } = before;
  if (!before.settings.flags.includes('realTime')) return { saved: wallAt === undefined ? before : rest, steps: [] };
  if (wallAt === undefined || wall < wallAt) return { saved: { ...rest, wallAt: wall }, steps: [] };
  const passed = Math.floor((wall - wallAt) / minute) * minute;
  if (passed === 0) return { saved: before, steps: [] };
  const to = new Date(presentMoment(before).getTime() + passed).toISOString();
  try {
    const { saved, steps } = applyClock(before, { type: 'clock', to });
    return { saved: { ...saved, wallAt: wallAt + passed }, steps };
  } catch (error) {
    // After its last year the clock stops.
    if (error instanceof ClockError) return { saved: before, steps: [] };
    throw error;
  }
}
