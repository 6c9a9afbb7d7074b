import type { WinePlan } from '../../model/plan.js';

/** The plan whose case comes first; undefined where no plan sends one. */
export const nextPlan = (plans: readonly WinePlan[]): WinePlan | undefined =>
  plans
    .filter(({ nextDeliveryDate }) => nextDeliveryDate !== undefined)
    .toSorted((a, b) => ((a.nextDeliveryDate ?? '') < (b.nextDeliveryDate ?? '') ? -1 : 1))[0];
