import { notable } from '../../mocks/fixtures/catalogue/notable.js';
import type { CaseDetails } from '../../src/model/offer.js';
import type { StoryWorld } from '../world.js';

/** The seasonal plan's mixed case: six wines, two of each. */
export const caseOf = (world: StoryWorld): CaseDetails =>
  world.answer('getCase', { params: { itemcode: notable.planCase } });

export const itemsOf = (world: StoryWorld) => caseOf(world).contentProducts;
