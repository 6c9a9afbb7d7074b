import { caseCode } from '../../mocks/fixtures/catalogue/codes.js';
import type { StoryWorld } from '../world.js';

/** The plans on sale, by what is special about none of them. */
export const plansOf = (world: StoryWorld) =>
  ['plan-mixed', 'plan-red', 'plan-white'].map((id) =>
    world.answer('getProduct', { params: { itemcode: caseCode(id) } }),
  );
