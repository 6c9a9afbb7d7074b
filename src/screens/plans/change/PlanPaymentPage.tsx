'use client';

import type { SubmitEvent } from 'react';
import { useCardExpiry } from '../../../blocks/useCardExpiry.js';
import { useMethodName } from '../../../blocks/useMethodName.js';
import { planChangesWords } from '../../../brands/words/planChanges.js';
import type { Action, Load } from '../../../model/load.js';
import type { PlanPaymentMethod, WinePlan } from '../../../model/plan.js';
import { isCardExpired } from '../../../rules/account/accountNeeds.js';
import { ButtonLink } from '../../../ui/Button.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Form } from '../../../ui/Form.js';
import { Link } from '../../../ui/Link.js';
import { RetryNotice } from '../../../ui/RetryNotice.js';
import { useText } from '../../../ui/scope.js';
import { useHref } from '../../../ui/useHref.js';
import { PlanChoices } from '../PlanChoices.js';
import { PlanFormPage } from '../PlanFormPage.js';
import { PlanOutcome } from '../PlanOutcome.js';
import { PlanPartLoading } from '../PlanPartLoading.js';

/** How a plan will be paid for from now on. */
export interface PlanPaymentChoice {
  /** Id of the way to pay, from its `PlanPaymentMethod`. */
  readonly paymentId: string;
  /** Whether this way to pay is used for all of the customer's wine plans (PLAN-036). */
  readonly updateAllPlans: boolean;
}

/** A plan, the ways to pay for it, and the page's callbacks. */
export interface PlanPaymentPageProps {
  /** The plan. */
  readonly plan: Load<WinePlan>;
  /** The ways to pay (PLAN-035). */
  readonly methods: Load<readonly PlanPaymentMethod[]>;
  /** Number of the customer's wine plans, if known: if there is only one, the page does not ask about the others. */
  readonly planCount?: number | undefined;
  /** Today, an ISO date. */
  readonly today: string;
  /** The choices made so far; anything not chosen yet keeps the plan's current setting. */
  readonly choice: Partial<PlanPaymentChoice>;
  /** Saving the choice. */
  readonly saving: Action;
  /** Called with each choice as soon as it is made. */
  readonly onChoose: (choice: Partial<PlanPaymentChoice>) => void;
  /** Called with the selected way to pay, once it differs from the current one or is to be used for all plans
   * (PLAN-034). */
  readonly onSave: (choice: PlanPaymentChoice) => void;
  /** Called to fetch again whatever failed to load. */
  readonly onRetry: (request: { readonly part: 'plan' | 'methods' }) => void;
}

/** Page for choosing how to pay for a wine plan, or for all of them. An expired card is marked as such; the shop would
 * refuse it. */
export function PlanPaymentPage({ plan, onRetry, ...form }: PlanPaymentPageProps) {
  const text = useText(planChangesWords);
  return (
    <PlanFormPage
      component="PlanPaymentPage"
      title={text('planPayment.title')}
      lead={text('planPayment.lead')}
      plan={plan}
      onRetry={() => onRetry({ part: 'plan' })}
    >
      {() => <Methods onRetry={() => onRetry({ part: 'methods' })} {...form} />}
    </PlanFormPage>
  );
}

type MethodsProps = Omit<PlanPaymentPageProps, 'plan' | 'onRetry'> & { readonly onRetry: () => void };

function Methods({ methods, onRetry, ...form }: MethodsProps) {
  const href = useHref();
  const text = useText(planChangesWords);
  if (methods.status === 'failed') return <RetryNotice title={methods.message} onRetry={onRetry} />;
  if (methods.status === 'loading') return <PlanPartLoading label={text('planPayment.loading')} />;
  if (methods.data.length === 0)
    return (
      <EmptyState
        title={text('planPayment.none')}
        action={<ButtonLink href={href('cards')}>{text('planPayment.addCard')}</ButtonLink>}
      >
        {text('planPayment.noneText')}
      </EmptyState>
    );
  return <PaymentForm methods={methods.data} {...form} />;
}

type FormProps = Omit<MethodsProps, 'methods' | 'onRetry'> & { readonly methods: readonly PlanPaymentMethod[] };

function PaymentForm({ methods, planCount, today, choice, saving, onChoose, onSave }: FormProps) {
  const href = useHref();
  const text = useText(planChangesWords);
  const nameOf = useMethodName();
  const expiryOf = useCardExpiry();
  const current = methods.find(({ isCurrent }) => isCurrent);
  const chosen = methods.find(({ paymentId }) => paymentId === choice.paymentId) ?? current;
  const { updateAllPlans = false } = choice;
  const isUsable = chosen !== undefined && !(chosen.card && isCardExpired(chosen.card, today));
  const isChanged = isUsable && (chosen !== current || updateAllPlans);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isChanged && saving.status !== 'busy') onSave({ paymentId: chosen.paymentId, updateAllPlans });
  }

  return (
    <Form className="wsk-PlanPaymentPage" onSubmit={submit}>
      <div className="wsk-PlanPaymentPage-choice">
        <PlanChoices
          title={text('planPayment.label')}
          value={chosen?.paymentId ?? ''}
          options={methods.map((method) => ({
            value: method.paymentId,
            label: (
              <span className="wsk-FactRow">
                <span className="wsk-PlanPaymentPage-name">{nameOf(method)}</span>
                {method.isCurrent ? (
                  <span className="wsk-PlanPaymentPage-flag">{text('planPayment.current')}</span>
                ) : null}
              </span>
            ),
            hint: method.card ? (
              <span
                className="wsk-PlanPaymentPage-expiry"
                data-expired={isCardExpired(method.card, today) || undefined}
              >
                {expiryOf(method.card, today)}
              </span>
            ) : undefined,
            disabled: method.card && isCardExpired(method.card, today),
          }))}
          onChoose={({ value }) => onChoose({ paymentId: value })}
        />
        <Link place="alone" href={href('cards')}>
          {text('planPayment.addCard')}
        </Link>
        {planCount !== 1 ? (
          <Checkbox
            label={text('planPayment.all')}
            hint={planCount === undefined ? undefined : text.counted('planPayment.allHint', planCount)}
            checked={updateAllPlans}
            onChange={(event) => onChoose({ updateAllPlans: event.currentTarget.checked })}
          />
        ) : null}
      </div>
      <PlanOutcome
        rows={
          isChanged
            ? [
                {
                  name: text(updateAllPlans ? 'planPayment.rowAll' : 'planPayment.row'),
                  ...(!updateAllPlans && { from: current ? nameOf(current) : text('planPayment.nothing') }),
                  to: nameOf(chosen),
                },
              ]
            : []
        }
        notes={isChanged ? [text('planPayment.note')] : []}
        action={saving}
        saveLabel={text('planPayment.save')}
        savedText={text('planPayment.saved', { method: current ? nameOf(current) : '' })}
      />
    </Form>
  );
}
