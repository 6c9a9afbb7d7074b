import * as z from 'zod/mini';
import { stateSchema } from '../backend/stateSchema.js';
import { shopOfSettings } from '../engine/simulation.js';
import { settingsSchema, worldOfSettings } from '../world/settings.js';
import { worldKey } from '../world/world.js';
import { type Saved, savedShape } from './store.js';

const savedSchema = z.object({
  settings: settingsSchema,
  fromAddress: z.record(z.string(), z.string()),
  worldKey: z.string(),
  state: stateSchema,
  faultUses: z.record(z.string(), z.int().check(z.nonnegative())),
  wallAt: z.exactOptional(z.number()),
  beginning: z.object({ settings: settingsSchema, steps: z.int().check(z.nonnegative()) }),
});

/** Returns the first basket item that is not on sale in the shop's world. E-vouchers are not in any
 * catalogue, so they are skipped. */
function strangeItem({ settings, state }: Saved): string | undefined {
  const { items } = shopOfSettings(settings);
  return [...Object.values(state.sessions), ...Object.values(state.accounts)]
    .flatMap(({ basket }) => basket)
    .find(({ itemCode, eVoucher }) => !eVoucher && !items.has(itemCode))?.itemCode;
}

/** Returns why a stored value is not a usable shop, worded as the end of a sentence; undefined if the shop is usable.
 * Another program or an older version of the mock may have written the value, so all of it is checked. */
export function problemOfKept(stored: unknown): string | undefined {
  const { shape } = Object(stored) as Partial<Saved>;
  if (typeof shape !== 'number') return 'it does not hold a shop';
  if (shape !== savedShape) return `it has shape ${shape}, and this shop shape ${savedShape}`;
  const { success, error } = savedSchema.safeParse(stored);
  if (!success) {
    const [issue] = error.issues;
    return `${issue?.path.join('.')}: ${issue?.message}`;
  }
  const saved = stored as Saved;
  if (worldKey(worldOfSettings(saved.settings)) !== saved.worldKey) return 'it is of another world than its settings';
  const strange = strangeItem(saved);
  return strange === undefined ? undefined : `a basket has ${strange}, which is not on sale`;
}
