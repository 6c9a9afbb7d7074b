'use client';

import { type SubmitEvent, useState } from 'react';
import { planChangesWords } from '../../../brands/words/planChanges.js';
import type { Action, Load } from '../../../model/load.js';
import type { ShippingMethod } from '../../../model/order.js';
import type { WinePlan } from '../../../model/plan.js';
import { fullDay } from '../../../rules/common/calendar.js';
import type { SendingPlan } from '../../../rules/plans/planDays.js';
import { Form } from '../../../ui/Form.js';
import { Live } from '../../../ui/Live.js';
import { Notice } from '../../../ui/Notice.js';
import { RetryNotice } from '../../../ui/RetryNotice.js';
import { useScope, useText } from '../../../ui/scope.js';
import { PlanFormPage, WhileSending } from '../PlanFormPage.js';
import { PlanOutcome, type PlanOutcomeRow } from '../PlanOutcome.js';
import { PlanDeliveryDays } from './PlanDeliveryDays.js';
import { PlanDeliveryMethods, useMethodPrice } from './PlanDeliveryMethods.js';

/** The delivery method of a plan, and the delivery day of its next case. */
export interface PlanDeliveryChoice {
  /** Code of the delivery method, such as `STD` (PLAN-013). */
  readonly deliveryMethod: string;
  /** Day of the next case, ISO date (PLAN-012). */
  readonly nextDeliveryDate: string;
}

/** A plan's delivery, the options to choose from, and the page's callbacks. */
export interface PlanDeliveryPageProps {
  /** The plan. */
  readonly plan: Load<WinePlan>;
  /** The delivery methods, in the server's order (PLAN-045). */
  readonly methods: Load<readonly ShippingMethod[]>;
  /** The possible days of the selected method, ISO dates (PLAN-046). */
  readonly dates: Load<readonly string[]>;
  /** The choices made so far; anything not chosen yet keeps the plan's current setting. */
  readonly choice: Partial<PlanDeliveryChoice>;
  /** The selected method on the selected day, with its price. The loaded value is undefined if the method does not
   * deliver on that day; the prop is undefined while nothing has been changed (PLAN-045). */
  readonly offer?: Load<ShippingMethod | undefined> | undefined;
  /** Saving the choice. */
  readonly saving: Action;
  /** Called with the method or the day as soon as it is selected. */
  readonly onChoose: (choice: Partial<PlanDeliveryChoice>) => void;
  /** Called with the method and the day to save, once either has changed and the method delivers on that day
   * (PLAN-047). */
  readonly onSave: (choice: PlanDeliveryChoice) => void;
  /** Called to fetch again whatever failed to load. */
  readonly onRetry: (request: { readonly part: 'plan' | 'methods' | 'dates' | 'offer' }) => void;
}

/** Page for choosing a wine plan's delivery method and the day of the next case; the effect is shown before saving
 * (PLAN-044). */
export function PlanDeliveryPage({ plan, onRetry, ...form }: PlanDeliveryPageProps) {
  const text = useText(planChangesWords);
  return (
    <PlanFormPage
      component="PlanDeliveryPage"
      title={text('planDelivery.title')}
      lead={text('planDelivery.lead')}
      plan={plan}
      onRetry={() => onRetry({ part: 'plan' })}
    >
      {(one) => (
        <WhileSending plan={one}>
          {(sending) => <DeliveryForm plan={sending} onRetry={onRetry} {...form} />}
        </WhileSending>
      )}
    </PlanFormPage>
  );
}

type FormProps = Omit<PlanDeliveryPageProps, 'plan'> & { readonly plan: SendingPlan };

function DeliveryForm({ plan, methods, dates, choice, offer, saving, onChoose, onSave, onRetry }: FormProps) {
  const { site } = useScope();
  const text = useText(planChangesWords);
  const [isAsked, setIsAsked] = useState(false);
  const { deliveryMethod, nextDeliveryDate } = { ...plan, ...choice };
  const days = dates.status === 'ready' ? dates.data : [];
  const comes =
    days.includes(nextDeliveryDate) &&
    (offer?.status !== 'ready' || offer.data !== undefined || saving.status === 'busy');

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setIsAsked(true);
    if (!comes) event.currentTarget.querySelector<HTMLInputElement>('[name="nextDeliveryDate"]')?.focus();
    else if (saving.status !== 'busy') onSave({ deliveryMethod, nextDeliveryDate });
  }

  return (
    <Form className="wsk-PlanDeliveryPage" onSubmit={submit}>
      <PlanDeliveryMethods
        plan={plan}
        methods={methods}
        value={deliveryMethod}
        onChoose={onChoose}
        onRetry={() => onRetry({ part: 'methods' })}
      />
      <PlanDeliveryDays
        plan={plan}
        dates={dates}
        value={comes ? nextDeliveryDate : ''}
        isMissing={isAsked && !comes}
        onChoose={onChoose}
        onRetry={() => onRetry({ part: 'dates' })}
      />
      {days.length > 0 ? (
        <Outcome
          plan={plan}
          methods={methods}
          choice={{ deliveryMethod, nextDeliveryDate }}
          comes={comes}
          offer={offer}
          saving={saving}
          onRetry={() => onRetry({ part: 'offer' })}
        />
      ) : null}
      <Live>
        {/* A case that was moved to a very early day may have no days left to choose from. */}
        {days.length === 0 && saving.status === 'done' ? (
          <Notice tone="done" title={text('planDelivery.saved', { day: fullDay(plan.nextDeliveryDate, site) })} />
        ) : null}
      </Live>
    </Form>
  );
}

type OutcomeProps = Pick<FormProps, 'plan' | 'methods' | 'offer' | 'saving'> & {
  readonly choice: PlanDeliveryChoice;
  /** Whether the method delivers on the selected day. */
  readonly comes: boolean;
  readonly onRetry: () => void;
};

function Outcome({ plan, methods, choice, comes, offer, saving, onRetry }: OutcomeProps) {
  const { site } = useScope();
  const text = useText(planChangesWords);
  const priceOf = useMethodPrice();
  const methodOf = (code: string) =>
    methods.status === 'ready' ? methods.data.find(({ type }) => type === code) : undefined;
  const before = methodOf(plan.deliveryMethod);
  const after = (offer?.status === 'ready' ? offer.data : undefined) ?? methodOf(choice.deliveryMethod);
  const day = (date: string) => fullDay(date, site);
  const method = after?.name ?? choice.deliveryMethod;
  const isOtherDay = comes && choice.nextDeliveryDate !== plan.nextDeliveryDate;
  const isOtherMethod = choice.deliveryMethod !== plan.deliveryMethod;
  const rows: (PlanOutcomeRow | false | undefined)[] = [
    isOtherDay && {
      name: text('planDelivery.rowDay'),
      from: day(plan.nextDeliveryDate),
      to: day(choice.nextDeliveryDate),
    },
    isOtherMethod && { name: text('planDelivery.rowMethod'), from: before?.name ?? plan.deliveryMethod, to: method },
    before &&
      after &&
      before.price !== after.price && {
        name: text('planDelivery.rowPrice'),
        from: priceOf(before),
        to: priceOf(after),
      },
  ];
  const notes = [
    isOtherDay && text('planDelivery.noteDay'),
    isOtherMethod && text('planDelivery.noteMethod'),
    !comes && text('planDelivery.noteDayGone', { method, day: day(choice.nextDeliveryDate) }),
  ];
  return (
    <PlanOutcome
      rows={rows.filter((row) => row !== false && row !== undefined)}
      notes={notes.filter((note) => note !== false)}
      action={saving}
      saveLabel={text('planDelivery.save')}
      savedText={text('planDelivery.saved', { day: day(plan.nextDeliveryDate) })}
    >
      {offer?.status === 'failed' ? <RetryNotice place="row" title={offer.message} onRetry={onRetry} /> : null}
    </PlanOutcome>
  );
}
