'use client';

import { useDeferredValue } from 'react';
import { AccountPage, AccountPart } from '../../../blocks/AccountPage.js';
import { ProductImage } from '../../../blocks/ProductImage.js';
import type { Load } from '../../../model/load.js';
import type { AccountSubscription, PlanOption, WinePlan } from '../../../model/plan.js';
import { ButtonLink } from '../../../ui/Button.js';
import { Link } from '../../../ui/Link.js';
import { Panel } from '../../../ui/Panel.js';
import { useHref } from '../../../ui/useHref.js';
import { usePlanTexts } from '../usePlanTexts.js';
import { PlanCard, PlanRow } from './PlanCard.js';
import { PlansToStart } from './PlansToStart.js';

/** The customer's wine plans, and the page's callback. */
export interface WinePlansPageProps {
  /** Every plan that is not cancelled. */
  readonly plans: Load<readonly WinePlan[]>;
  /** The cancelled plans. */
  readonly ended: readonly AccountSubscription[];
  /** The plans on offer, of which the page shows three: first those the customer does not have. */
  readonly options: Load<readonly PlanOption[]>;
  /** Called to fetch again whatever failed to load. */
  readonly onRetry: (request: { readonly part: 'plans' | 'options' }) => void;
}

/** Number of plans that are shown at full size. Of more, these are rendered immediately, and the others follow later. */
const plansInSight = 4;

/** Page of a customer's wine plans, with cases to start another plan with, and ended plans last; a customer without any
 * plans is invited to choose one (PLAN-019, PLAN-021, PLAN-022). */
export function WinePlansPage({ plans, ended, options, onRetry }: WinePlansPageProps) {
  const href = useHref();
  const { text } = usePlanTexts();
  const hasSome = plans.status === 'ready' && plans.data.length > 0;
  return (
    <AccountPage
      component="WinePlansPage"
      title={text('winePlans.title')}
      lead={text('winePlans.lead')}
      load={plans}
      loadingText={text('winePlans.loading')}
      tools={
        hasSome ? (
          <ButtonLink variant="line" size="small" href={href('winePlanSubscribe')}>
            {text('winePlans.another')}
          </ButtonLink>
        ) : null
      }
      onRetry={() => onRetry({ part: 'plans' })}
    >
      {(all) => (
        <>
          {all.length === 0 ? <Invitation /> : <List plans={all} />}
          <PlansToStart
            title={text(all.length === 0 ? 'winePlans.toStart' : 'winePlans.anotherTitle')}
            held={all.map(({ schemeCode }) => schemeCode)}
            options={options}
            onRetry={() => onRetry({ part: 'options' })}
          />
          {ended.length > 0 ? <Ended plans={ended} /> : null}
        </>
      )}
    </AccountPage>
  );
}

function List({ plans }: { readonly plans: readonly WinePlan[] }) {
  const { text } = usePlanTexts();
  const suspended = plans.filter(({ status }) => status === 'SUSPENDED').length;
  // With forty plans, those out of sight are rendered later, so that the page stays responsive.
  const visiblePlans = useDeferredValue(plans, plans.slice(0, plansInSight));
  return (
    <div className="wsk-WinePlansPage">
      {plans.length > 1 ? (
        <p className="wsk-WinePlansPage-count">
          {[
            text.counted('winePlans.count', plans.length),
            suspended > 0 ? text.counted('winePlans.suspended', suspended) : undefined,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      ) : null}
      <ul className="wsk-WinePlansPage-plans">
        {visiblePlans.map((plan, place) =>
          plans.length > plansInSight ? (
            <PlanRow key={plan.subscriptionId} plan={plan} lazy={place >= plansInSight} />
          ) : (
            <PlanCard key={plan.subscriptionId} plan={plan} only={plans.length === 1} />
          ),
        )}
      </ul>
    </div>
  );
}

function Ended({ plans }: { readonly plans: readonly AccountSubscription[] }) {
  const href = useHref();
  const { text } = usePlanTexts();
  return (
    <AccountPart title={text('winePlans.ended')}>
      <ul className="wsk-WinePlansPage-ended">
        {plans.map(({ subscriptionId, name }) => (
          <Panel as="li" variant="flat" key={subscriptionId} className="wsk-WinePlansPage-past">
            <div className="wsk-WinePlansPage-name">
              <h3 className="wsk-Heading" data-level="4">
                {name}
              </h3>
              <p className="wsk-Text" data-size="small" data-tone="muted">
                {text('winePlans.number', { id: subscriptionId })}
              </p>
            </div>
            <Link place="alone" href={href('winePlan', { params: { subscriptionId } })}>
              {text('winePlans.see')} <span className="wsk-VisuallyHidden">{subscriptionId}</span>
            </Link>
            <ButtonLink variant="line" size="small" href={href('winePlanSubscribe')}>
              {text('endedPlan.again')}
            </ButtonLink>
          </Panel>
        ))}
      </ul>
    </AccountPart>
  );
}

function Invitation() {
  const href = useHref();
  const { text } = usePlanTexts();
  return (
    <Panel as="section" className="wsk-WinePlansPage-invitation" data-ground="taste">
      <div className="wsk-WinePlansPage-words">
        <h2 className="wsk-Heading" data-level="2">
          {text('winePlans.none')}
        </h2>
        <p className="wsk-Text">{text('winePlans.noneText')}</p>
        <div className="wsk-Actions" data-narrow="across">
          <ButtonLink href={href('winePlanSubscribe')}>{text('winePlans.noneAction')}</ButtonLink>
        </div>
      </div>
      <div className="wsk-WinePlansPage-picture">
        <ProductImage alt="" shape="case" />
      </div>
    </Panel>
  );
}
