import { loginOf, type Mock } from '../engine/mock.js';
import { presentMoment } from '../engine/movedClock.js';
import type { Settings } from '../world/settings.js';

/** The shop as it stands, for the caller’s visit. */
export interface Standing {
  readonly settings: Settings;
  /** The present time of the shop as an ISO date and time. */
  readonly now: string;
  /** Number of uses of each fault, by its text in the plan. */
  readonly faultUses: Readonly<Record<string, number>>;
  /** Number of steps since the shop began. */
  readonly steps: number;
  /** The login of the caller’s visit. */
  readonly login: Settings['login'];
}

export async function standingOf(world: Mock, visit: string | undefined): Promise<Standing> {
  const saved = await world.saved();
  const { settings, faultUses, beginning } = saved;
  return {
    settings,
    now: presentMoment(saved).toISOString(),
    faultUses,
    steps: beginning.steps,
    login: loginOf(saved, visit ?? ''),
  };
}
