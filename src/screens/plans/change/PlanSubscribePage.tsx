'use client';

import { type SubmitEvent, useState } from 'react';
import { AccountPage } from '../../../blocks/AccountPage.js';
import { planChangesWords } from '../../../brands/words/planChanges.js';
import type { Action, Load } from '../../../model/load.js';
import type { CaseDetails } from '../../../model/offer.js';
import type { PlanOption, WinePlan } from '../../../model/plan.js';
import { ButtonLink } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Form } from '../../../ui/Form.js';
import { RetryNotice } from '../../../ui/RetryNotice.js';
import { useText } from '../../../ui/scope.js';
import { useHref } from '../../../ui/useHref.js';
import { PlanChoices } from '../PlanChoices.js';
import { PlanPartLoading } from '../PlanPartLoading.js';
import { PlanOptionFilter } from './PlanOptionFilter.js';
import { PlanOptionPicker } from './PlanOptionPicker.js';
import { PlanStarted } from './PlanStarted.js';
import { PlanSubscribeSummary } from './PlanSubscribeSummary.js';
import { type PlanTerms, termsProblem } from './planTerms.js';

/** A wine plan to take out. */
export interface PlanSubscription {
  /** Code of the plan's scheme (PLAN-007). */
  readonly schemeCode: string;
  /** Type of the case the plan sends (PLAN-005). */
  readonly caseType: string;
  /** Weeks between cases (PLAN-006). */
  readonly frequency: number;
}

/** The wine plans on offer, and the page's callbacks. */
export interface PlanSubscribePageProps {
  /** Every plan on offer, from which the sizes and families to filter by are taken. */
  readonly allOptions: Load<readonly PlanOption[]>;
  /** The plans of the selected size and family (PLAN-061). */
  readonly options: Load<readonly PlanOption[]>;
  /** Shows only cases with this number of bottles (PLAN-011); cases of any size unless set. */
  readonly bottles?: number | undefined;
  /** Shows only plans of this family (PLAN-009); plans of any family unless set. */
  readonly family?: string | undefined;
  /** The existing plan that becomes the parent of the new one (PLAN-010). */
  readonly parent?: Pick<WinePlan, 'name'> | undefined;
  /** The choices made so far. */
  readonly choice: { readonly schemeCode?: string | undefined; readonly frequency?: number | undefined };
  /** Contents of the selected case; undefined until requested. */
  readonly contents?: Load<CaseDetails> | undefined;
  /** The card and the address the plan starts with; unset where the customer has none. */
  readonly terms: Load<PlanTerms>;
  /** Taking the plan out. */
  readonly subscribing: Action;
  /** The new plan, once it was taken out and found in the customer's list of plans. */
  readonly started?: WinePlan | undefined;
  /** Called with the selected size and family. */
  readonly onFilter: (filter: { readonly bottles?: number | undefined; readonly family?: string | undefined }) => void;
  /** Called with each choice as soon as it is made. */
  readonly onChoose: (choice: { readonly schemeCode: string } | { readonly frequency: number }) => void;
  /** Called when the customer wants to see the contents of the selected case. */
  readonly onContents: (request: { readonly itemCode: string }) => void;
  /** Called with the plan to take out (PLAN-062). */
  readonly onSubscribe: (subscription: PlanSubscription) => void;
  /** Called to fetch again whatever failed to load. */
  readonly onRetry: (request: { readonly part: 'page' | 'options' | 'contents' | 'terms' }) => void;
}

/** Page for taking out a wine plan: its case, its interval, its price and what happens next. */
export function PlanSubscribePage({
  allOptions,
  parent,
  subscribing,
  started,
  onRetry,
  ...form
}: PlanSubscribePageProps) {
  const href = useHref();
  const text = useText(planChangesWords);
  return (
    <AccountPage
      component="PlanSubscribePage"
      title={text('planSubscribe.title')}
      lead={text('planSubscribe.lead')}
      load={allOptions}
      loadingText={text('planSubscribe.loading')}
      tools={
        <ButtonLink variant="line" size="small" href={href('winePlans')}>
          {text('planSubscribe.seeAll')}
        </ButtonLink>
      }
      onRetry={() => onRetry({ part: 'page' })}
    >
      {(all) =>
        subscribing.status === 'done' ? (
          <PlanStarted plan={started} />
        ) : all.length === 0 ? (
          <EmptyState title={text('planSubscribe.none')}>{text('planSubscribe.noneAtAll')}</EmptyState>
        ) : (
          <>
            {parent ? (
              <p className="wsk-PlanSubscribePage-under">{text('planSubscribe.under', { plan: parent.name })}</p>
            ) : null}
            <SubscribeForm all={all} subscribing={subscribing} onRetry={onRetry} {...form} />
          </>
        )
      }
    </AccountPage>
  );
}

type FormProps = Omit<PlanSubscribePageProps, 'allOptions' | 'parent' | 'started'> & {
  readonly all: readonly PlanOption[];
};

function SubscribeForm({ all, options, bottles, family, choice, contents, terms, subscribing, ...page }: FormProps) {
  const text = useText(planChangesWords);
  const { onFilter, onChoose, onContents, onSubscribe, onRetry } = page;
  const [isAsked, setIsAsked] = useState(false);
  const option = all.find(({ schemeCode }) => schemeCode === choice.schemeCode);
  const frequency =
    option?.frequencies.find((weeks) => weeks === choice.frequency) ?? Math.max(...(option?.frequencies ?? [0]));

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setIsAsked(true);
    if (!option) event.currentTarget.querySelector<HTMLInputElement>('[name="planOption"]')?.focus();
    else if (subscribing.status !== 'busy' && termsProblem(terms) === undefined)
      onSubscribe({ schemeCode: option.schemeCode, caseType: option.caseType, frequency });
  }

  return (
    <Form className="wsk-PlanSubscribePage" onSubmit={submit}>
      <div className="wsk-PlanSubscribePage-cases">
        <PlanOptionFilter
          sizes={[...new Set(all.map(({ bottleCount }) => bottleCount))].sort((a, b) => a - b)}
          bottles={bottles}
          families={[...new Set(all.map(({ schemeFamily }) => schemeFamily))]}
          family={family}
          onFilter={onFilter}
        />
        {options.status === 'failed' ? (
          <RetryNotice title={options.message} onRetry={() => onRetry({ part: 'options' })} />
        ) : options.status === 'loading' ? (
          <PlanPartLoading label={text('planSubscribe.loading')} />
        ) : options.data.length === 0 ? (
          <EmptyState title={text('planSubscribe.none')}>{text('planSubscribe.noneText')}</EmptyState>
        ) : (
          <PlanOptionPicker
            title={text('planSubscribe.case')}
            options={options.data}
            value={option?.schemeCode}
            error={isAsked && !option ? text('planSubscribe.caseMissing') : undefined}
            contents={contents}
            onChoose={(chosen) => onChoose({ schemeCode: chosen.option.schemeCode })}
            onContents={() => option && onContents({ itemCode: option.itemCode })}
            onRetryContents={() => onRetry({ part: 'contents' })}
          />
        )}
      </div>
      {option ? (
        <PlanChoices
          title={text('planSubscribe.frequency')}
          value={String(frequency)}
          options={option.frequencies.map((weeks) => ({
            value: String(weeks),
            label: text.counted('planChange.weeks', weeks),
          }))}
          onChoose={({ value }) => onChoose({ frequency: Number(value) })}
        />
      ) : null}
      <PlanSubscribeSummary
        option={option}
        frequency={frequency}
        terms={terms}
        subscribing={subscribing}
        onRetry={() => onRetry({ part: 'terms' })}
      />
    </Form>
  );
}
