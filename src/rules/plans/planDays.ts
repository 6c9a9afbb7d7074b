import type { WinePlan } from '../../model/plan.js';
import { dayMs } from '../common/days.js';

/** Returns the weeks from one ISO date to a later one, rounded. */
export const weeksBetween = (day: string, later: string): number =>
  Math.round((Date.parse(later) - Date.parse(day)) / (7 * dayMs));

/** A plan that sends cases, so its next one is known. */
export type SendingPlan = WinePlan & Readonly<Record<'nextDeliveryDate' | 'subscriptionOrderId', string>>;

/** Returns the plan if it sends cases; undefined for one on hold or in an unknown state. */
export const sendingPlan = (plan: WinePlan): SendingPlan | undefined =>
  plan.status === 'ACTIVE' && plan.nextDeliveryDate !== undefined && plan.subscriptionOrderId !== undefined
    ? (plan as SendingPlan)
    : undefined;
