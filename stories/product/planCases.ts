import { caseCode } from '../../mocks/fixtures/catalogue/codes.js';
import type { StoryWorld } from '../world.js';

/** Returns the three ordinary plans on sale. */
export const plansOf = (world: StoryWorld) =>
  ['plan-mixed', 'plan-red', 'plan-white'].map((id) =>
    world.answer('getProduct', { params: { itemcode: caseCode(id) } }),
  );
