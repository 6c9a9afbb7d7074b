import type { PlanOption, UpcomingCase } from '../model/plan.js';
import { type SendingPlan, weeksAfter, weeksBetween } from './planDays.js';

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
          price: next.total,
          frequency: weeksToFollowing(upcoming, plan, optionOf(next.caseType)),
        }
      : { caseType: plan.caseType, price: optionOf(plan.caseType)?.total, frequency: plan.frequency };
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
