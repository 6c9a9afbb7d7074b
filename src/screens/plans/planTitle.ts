import type { Load } from '../../model/load.js';
import type { WinePlan } from '../../model/plan.js';

/** Returns the title of a page about a plan, or its heading. It names the plan once that has loaded. */
export const planTitle = (title: string, plan: Load<Pick<WinePlan, 'name'> | undefined>): string =>
  plan.status === 'ready' && plan.data ? `${title}: ${plan.data.name}` : title;
