import type { PlanOption, UpcomingCase } from '../../model/plan.js';
import type { Site } from '../../model/site.js';
import { weeksAfter } from '../common/days.js';
import { caseTotal } from './caseTotal.js';
import { type SendingPlan, weeksBetween } from './planDays.js';

/** A change to a wine plan, or to its next case. */
export interface PlanChange {
  /** The next case only (PLAN-058), or the whole plan (PLAN-059). */
  readonly scope: 'next' | 'plan';
  /** Type of case to send, such as `RED` (PLAN-056). */
  readonly caseType: string;
  /** Weeks between cases, or only from the next case to the following one (PLAN-057). */
  readonly frequency: number;
}

/** A plan, its options and the customer's choice. */
export interface PlanChangeGiven {
  readonly plan: SendingPlan;
  /** Upcoming cases, the next one first. */
  readonly upcoming: readonly UpcomingCase[];
  /** All available options. */
  readonly options: readonly PlanOption[];
  readonly choice: Partial<PlanChange>;
}

/** Returns the weeks from the next case to the one after it, if the option offers that interval. They equal the plan's
 * own interval unless they were changed as a one-off. */
export function weeksToFollowing(
  [next, afterNext]: readonly Pick<UpcomingCase, 'deliveryDate'>[],
  plan: Pick<SendingPlan, 'frequency'>,
  option: { readonly frequencies: readonly number[] } | undefined,
): number {
  const weeks = next && afterNext ? weeksBetween(next.deliveryDate, afterNext.deliveryDate) : plan.frequency;
  return option?.frequencies.includes(weeks) ? weeks : plan.frequency;
}

/** Works out the change a choice makes, and the current state to compare it with. The change applies to the next case,
 * unless the whole plan is chosen. If the new case type does not offer the current interval, its first interval
 * applies. */
export function changedPlan({ plan, upcoming, options, choice }: PlanChangeGiven) {
  const { scope = 'next' } = choice;
  const [next, afterNext] = upcoming;
  const optionOf = (caseType: string) => options.find((one) => one.caseType === caseType);
  const current =
    scope === 'next' && next
      ? {
          caseType: next.caseType,
          frequency: weeksToFollowing(upcoming, plan, optionOf(next.caseType)),
        }
      : { caseType: plan.caseType, frequency: plan.frequency };
  const caseType = choice.caseType ?? current.caseType;
  const option = optionOf(caseType);
  const usual = option && !option.frequencies.includes(current.frequency) ? option.frequencies[0] : undefined;
  const isOffered = choice.frequency !== undefined && option?.frequencies.includes(choice.frequency) !== false;
  const frequency = (isOffered ? choice.frequency : usual) ?? current.frequency;
  const isOtherCase = caseType !== current.caseType;
  const isOtherFrequency = frequency !== current.frequency;
  const change: PlanChange = { scope, caseType, frequency };
  return {
    change,
    current,
    option,
    isOtherCase,
    isOtherFrequency,
    isChanged: isOtherCase || isOtherFrequency,
    /** Day of the case after the next one, before and after the change. */
    following: {
      before: afterNext?.deliveryDate ?? weeksAfter(plan.nextDeliveryDate, plan.frequency),
      after: weeksAfter(plan.nextDeliveryDate, frequency),
    },
  };
}

/** Returns the charge for a case before and after a change, including delivery, and the delivery charge itself. A price
 * is undefined for a case type without an option. */
export function pricesOfChange(input: PlanChangeGiven, site: Pick<Site, 'money'>) {
  const { change, current } = changedPlan(input);
  const [next] = input.upcoming;
  const delivery = next?.deliveryPrice ?? 0;
  const priceOf = (caseType: string): number | undefined => {
    const option = input.options.find((one) => one.caseType === caseType);
    return option && caseTotal(option.total, delivery, site);
  };
  return {
    before: change.scope === 'next' && next ? next.total : priceOf(current.caseType),
    after: priceOf(change.caseType),
    delivery,
  };
}
