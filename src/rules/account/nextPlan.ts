import type { WinePlan } from '../../model/plan.js';

/** Returns the plan with the earliest next case; undefined when no plan has one. */
export const nextPlan = (plans: readonly WinePlan[]): WinePlan | undefined =>
  plans
    .filter(({ nextDeliveryDate }) => nextDeliveryDate !== undefined)
    .toSorted((a, b) => ((a.nextDeliveryDate ?? '') < (b.nextDeliveryDate ?? '') ? -1 : 1))[0];
