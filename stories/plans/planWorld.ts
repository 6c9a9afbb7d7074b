import { type StoryWorld, worldOf } from '../world.js';

const stands = new Map<string, StoryWorld>();

/** Returns the world of a story or, if its customer has no wine plans, a world of the same shop whose customer has one. */
export function planWorld(world: StoryWorld): StoryWorld {
  if (world.answer('listWinePlans').length > 0) return world;
  const { id } = world.brand;
  const stand = stands.get(id) ?? worldOf({ brand: id, login: 'hard', persona: 'plan-active' });
  stands.set(id, stand);
  return stand;
}

/** Returns the customer's first wine plan. */
export const planOf = (world: StoryWorld) => planWorld(world).answer('listWinePlans')[0]!;

/** Returns the parameters of a call about that plan. */
export const ofPlan = (world: StoryWorld) => ({ params: { subscriptionId: planOf(world).subscriptionId } });
