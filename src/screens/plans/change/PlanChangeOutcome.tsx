'use client';

import { Amount } from '../../../blocks/Amount.js';
import { planChangesWords } from '../../../brands/words/planChanges.js';
import type { Action } from '../../../model/load.js';
import { fullDay } from '../../../rules/common/calendar.js';
import { formatPrice } from '../../../rules/common/money.js';
import { changedPlan, type PlanChangeGiven, pricesOfChange } from '../../../rules/plans/planChange.js';
import { useScope, useText } from '../../../ui/scope.js';
import { PlanOutcome, type PlanOutcomeRow } from '../PlanOutcome.js';

type PlanChangeOutcomeProps = PlanChangeGiven & { readonly saving: Action };

/** The effect of changing the case or the interval: names, prices and days before and after the change. */
export function PlanChangeOutcome({ saving, ...given }: PlanChangeOutcomeProps) {
  const { site } = useScope();
  const text = useText(planChangesWords);
  const { plan } = given;
  const { change, current, following, isOtherCase, isOtherFrequency } = changedPlan(given);
  const prices = pricesOfChange(given, site);
  const isNext = change.scope === 'next';
  const day = (date: string) => fullDay(date, site);
  const nameOf = (caseType: string) => given.options.find((one) => one.caseType === caseType)?.name ?? caseType;
  const price = (amount: number | undefined) => (amount === undefined ? '' : <Amount amount={amount} />);
  const every = (weeks: number) => text.counted('planForm.every', weeks);
  const rows: readonly (PlanOutcomeRow | false)[] = [
    isOtherCase && {
      name: text(isNext ? 'planChange.rowCase' : 'planChange.rowCasePlan'),
      from: nameOf(current.caseType),
      to: nameOf(change.caseType),
    },
    isOtherCase && {
      name: text(isNext ? 'planChange.rowPrice' : 'planChange.rowPricePlan'),
      from: price(prices.before),
      to: price(prices.after),
    },
    isOtherFrequency &&
      !isNext && {
        name: text('planChange.rowFrequency'),
        from: every(plan.frequency),
        to: every(change.frequency),
      },
    isOtherFrequency && {
      name: text('planChange.rowFollowing'),
      from: day(following.before),
      to: day(following.after),
    },
  ];
  const visibleRows = rows.filter((row) => row !== false);
  const next = day(plan.nextDeliveryDate);
  return (
    <PlanOutcome
      rows={visibleRows}
      notes={
        visibleRows.length === 0
          ? []
          : [
              isNext
                ? text('planChange.noteNext', { day: next, plan: plan.name, frequency: every(plan.frequency) })
                : text('planChange.notePlan', { day: next }),
              ...(isOtherCase && prices.delivery > 0
                ? [text('planChange.noteDelivery', { price: formatPrice(prices.delivery, site) })]
                : []),
            ]
      }
      action={saving}
      saveLabel={text(isNext ? 'planChange.saveNext' : 'planChange.savePlan')}
      savedText={text(isNext ? 'planChange.savedNext' : 'planChange.savedPlan')}
    />
  );
}
