'use client';

import type { SubmitEvent } from 'react';
import { planChangesWords } from '../../../brands/words/planChanges.js';
import type { Action, Load } from '../../../model/load.js';
import type { CaseDetails } from '../../../model/offer.js';
import type { PlanOption, UpcomingCase, WinePlan } from '../../../model/plan.js';
import { fullDay } from '../../../rules/common/calendar.js';
import { changedPlan, type PlanChange } from '../../../rules/plans/planChange.js';
import type { SendingPlan } from '../../../rules/plans/planDays.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Form } from '../../../ui/Form.js';
import { RetryNotice } from '../../../ui/RetryNotice.js';
import { useScope, useText } from '../../../ui/scope.js';
import { PlanChoices } from '../PlanChoices.js';
import { PlanFormPage, WhileSending } from '../PlanFormPage.js';
import { PlanPartLoading } from '../PlanPartLoading.js';
import { PlanChangeOutcome } from './PlanChangeOutcome.js';
import { PlanOptionFilter } from './PlanOptionFilter.js';
import { PlanOptionPicker } from './PlanOptionPicker.js';

/** A plan, the cases it can send instead, and the page's callbacks. */
export interface PlanChangePageProps {
  /** The plan. */
  readonly plan: Load<WinePlan>;
  /** The plan's upcoming cases, the next one first; an earlier change may have replaced that one. */
  readonly upcoming: Load<readonly UpcomingCase[]>;
  /** The cases to choose from, of the selected size (PLAN-060). */
  readonly options: Load<readonly PlanOption[]>;
  /** The cases of every size, regardless of the filter. */
  readonly allOptions: readonly PlanOption[];
  /** Shows only cases with this number of bottles (PLAN-011); cases of any size unless set. */
  readonly bottles?: number | undefined;
  /** The choices made so far; anything not chosen yet keeps the plan's current setting. */
  readonly choice: Partial<PlanChange>;
  /** Contents of the selected case; undefined until requested. */
  readonly contents?: Load<CaseDetails> | undefined;
  /** Saving the change. */
  readonly saving: Action;
  /** Called with a size, or without one to show all sizes. */
  readonly onFilter: (filter: { readonly bottles?: number | undefined }) => void;
  /** Called with each choice as soon as it is made. */
  readonly onChoose: (choice: Partial<PlanChange>) => void;
  /** Called when the customer wants to see the contents of the selected case. */
  readonly onContents: (request: { readonly itemCode: string }) => void;
  /** Called with all choices together, once at least one of them differs from the plan. */
  readonly onSave: (change: PlanChange) => void;
  /** Called to fetch again whatever failed to load. */
  readonly onRetry: (request: { readonly part: 'plan' | 'upcoming' | 'options' | 'contents' }) => void;
}

/** Page for changing which case a wine plan sends and how often, either for the next case only or for the whole plan;
 * the effect on price and days is shown before saving (PLAN-056 to PLAN-059). */
export function PlanChangePage({ plan, onRetry, ...form }: PlanChangePageProps) {
  const text = useText(planChangesWords);
  return (
    <PlanFormPage
      component="PlanChangePage"
      title={text('planChange.title')}
      lead={text('planChange.lead')}
      plan={plan}
      onRetry={() => onRetry({ part: 'plan' })}
    >
      {(one) => (
        <WhileSending plan={one}>
          {(sending) =>
            form.upcoming.status === 'failed' ? (
              <RetryNotice title={form.upcoming.message} onRetry={() => onRetry({ part: 'upcoming' })} />
            ) : form.upcoming.status === 'loading' ? (
              <PlanPartLoading label={text('planChange.optionsLoading')} />
            ) : (
              <ChangeForm plan={sending} onRetry={onRetry} {...form} upcoming={form.upcoming.data} />
            )
          }
        </WhileSending>
      )}
    </PlanFormPage>
  );
}

type FormProps = Omit<PlanChangePageProps, 'plan' | 'upcoming'> & {
  readonly plan: SendingPlan;
  readonly upcoming: readonly UpcomingCase[];
};

function ChangeForm({ plan, upcoming, options, allOptions, bottles, choice, contents, saving, ...page }: FormProps) {
  const { site } = useScope();
  const text = useText(planChangesWords);
  const { onFilter, onChoose, onContents, onSave, onRetry } = page;
  const { change, current, option, isChanged } = changedPlan({ plan, upcoming, options: allOptions, choice });
  const day = fullDay(plan.nextDeliveryDate, site);
  const sizes = [...new Set(allOptions.map(({ bottleCount }) => bottleCount))].sort((a, b) => a - b);
  const codeOf = (caseType: string) => allOptions.find((one) => one.caseType === caseType)?.schemeCode;
  const isNext = change.scope === 'next';

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isChanged && saving.status !== 'busy') onSave(change);
  }

  return (
    <Form className="wsk-PlanChangePage" onSubmit={submit}>
      <div className="wsk-PlanChangePage-choices">
        <PlanChoices
          title={text('planChange.scope')}
          value={change.scope}
          options={[
            { value: 'next', label: text('planChange.scopeNext'), hint: text('planChange.scopeNextHint', { day }) },
            { value: 'plan', label: text('planChange.scopePlan'), hint: text('planChange.scopePlanHint', { day }) },
          ]}
          onChoose={({ value }) => onChoose({ scope: value === 'plan' ? 'plan' : 'next' })}
        />
        <div className="wsk-PlanChangePage-cases">
          <PlanOptionFilter sizes={sizes} bottles={bottles} onFilter={onFilter} />
          {options.status === 'failed' ? (
            <RetryNotice title={options.message} onRetry={() => onRetry({ part: 'options' })} />
          ) : options.status === 'loading' ? (
            <PlanPartLoading label={text('planChange.optionsLoading')} />
          ) : options.data.length === 0 ? (
            <EmptyState title={text('planChange.none')}>{text('planChange.noneText')}</EmptyState>
          ) : (
            <PlanOptionPicker
              title={text('planChange.case')}
              options={options.data}
              value={codeOf(change.caseType)}
              current={codeOf(current.caseType)}
              contents={contents}
              onChoose={(chosen) => onChoose({ caseType: chosen.option.caseType })}
              onContents={() => option && onContents({ itemCode: option.itemCode })}
              onRetryContents={() => onRetry({ part: 'contents' })}
            />
          )}
        </div>
        {option ? (
          <PlanChoices
            title={text(isNext ? 'planChange.frequencyNext' : 'planChange.frequency')}
            value={String(change.frequency)}
            options={option.frequencies.map((weeks) => ({
              value: String(weeks),
              label: text.counted(isNext ? 'planChange.later' : 'planChange.weeks', weeks),
            }))}
            onChoose={({ value }) => onChoose({ frequency: Number(value) })}
          />
        ) : null}
      </div>
      <div className="wsk-PlanChangePage-receipt">
        <PlanChangeOutcome plan={plan} upcoming={upcoming} options={allOptions} choice={choice} saving={saving} />
      </div>
    </Form>
  );
}
