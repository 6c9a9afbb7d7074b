import type { PlanOption, UpcomingCase } from '../../model/plan.js';
import type { Site } from '../../model/site.js';
import { weeksAfter } from '../common/days.js';
import { caseTotal } from './caseTotal.js';
import { type SendingPlan, weeksBetween } from './planDays.js';

/** A change of a wine plan, or of its next case. */
export interface PlanChange {
  /** The next case only (PLAN-058), or the whole plan (PLAN-059). */
  readonly scope: 'next' | 'plan';
  /** Which case is sent, such as `RED` (PLAN-056). */
  readonly caseType: string;
  /** Weeks between cases, or of the next case to the one after it (PLAN-057). */
  readonly frequency: number;
}

/** A plan as it is, what it may become, and what is chosen of that. */
export interface PlanChangeGiven {
  readonly plan: SendingPlan;
  /** The cases that are due, the next one first. */
  readonly upcoming: readonly UpcomingCase[];
  /** Every case there is. */
  readonly options: readonly PlanOption[];
  readonly choice: Partial<PlanChange>;
}

/** Weeks from the next case to the one after it, where the option can come so often: they are the plan's own unless they were
 * changed for once. */
export function weeksToFollowing(
  [next, afterNext]: readonly Pick<UpcomingCase, 'deliveryDate'>[],
  plan: Pick<SendingPlan, 'frequency'>,
  option: { readonly frequencies: readonly number[] } | undefined,
): number {
  const weeks = next && afterNext ? weeksBetween(next.deliveryDate, afterNext.deliveryDate) : plan.frequency;
  return option?.frequencies.includes(weeks) ? weeks : plan.frequency;
}

/** The change a choice comes to, beside what there is now: of the next case, unless the whole plan is chosen. A case that
 * does not come as often as there is now comes as often as it first can. */
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
  const wanted = choice.frequency !== undefined && option?.frequencies.includes(choice.frequency) !== false;
  const frequency = (wanted ? choice.frequency : usual) ?? current.frequency;
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
    /** Day of the case after the next one, as it is and as it will be. */
    following: {
      before: afterNext?.deliveryDate ?? weeksAfter(plan.nextDeliveryDate, plan.frequency),
      after: weeksAfter(plan.nextDeliveryDate, frequency),
    },
  };
}

/** What is charged for a case before and after a change, delivery included, and for its delivery alone. A price is undefined
 * where the case is none of the options. */
export function pricesOfChange(given: PlanChangeGiven, site: Pick<Site, 'money'>) {
  const { change, current } = changedPlan(given);
  const [next] = given.upcoming;
  const delivery = next?.deliveryPrice ?? 0;
  const priceOf = (caseType: string): number | undefined => {
    const option = given.options.find((one) => one.caseType === caseType);
    return option && caseTotal(option.total, delivery, site);
  };
  return {
    before: change.scope === 'next' && next ? next.total : priceOf(current.caseType),
    after: priceOf(change.caseType),
    delivery,
  };
}
