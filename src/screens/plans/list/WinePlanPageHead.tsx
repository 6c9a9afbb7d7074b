'use client';

import { Amount } from '../../../blocks/Amount.js';
import type { WinePlan } from '../../../model/plan.js';
import { dayInWords } from '../../../rules/common/days.js';
import { formatPrice } from '../../../rules/common/money.js';
import type { PlannedCase } from '../../../rules/plans/planCases.js';
import { Button, ButtonLink } from '../../../ui/Button.js';
import { useScope } from '../../../ui/scope.js';
import { useHref } from '../../../ui/useHref.js';
import { usePlanTexts } from '../usePlanTexts.js';
import { PlanPanel } from './PlanPanel.js';

interface WinePlanPageHeadProps {
  readonly plan: WinePlan;
  /** The next case to be sent; undefined while unknown, or if there is none. */
  readonly next: PlannedCase | undefined;
  readonly onSkip: (request: { readonly orderId: string }) => void;
  readonly onReinstate: () => void;
}

/** A plan's next case at a glance, with the main action for the plan. */
export function WinePlanPageHead({ plan, next, onSkip, onReinstate }: WinePlanPageHeadProps) {
  const { site } = useScope();
  const href = useHref();
  const { text } = usePlanTexts();
  const { subscriptionId, status, nextDeliveryDate } = plan;
  const isActive = status === 'ACTIVE';
  const isSuspended = status === 'SUSPENDED';
  const day = isSuspended ? undefined : nextDeliveryDate;
  return (
    <PlanPanel
      as="section"
      aria-label={text(isSuspended ? 'winePlan.suspended' : 'winePlans.nextCase')}
      plan={plan}
      picture={next?.thumbnailImage}
    >
      {isSuspended ? (
        <>
          <h2 className="wsk-PlanPanel-day">{text('winePlan.suspended')}</h2>
          <p className="wsk-Text">{text('winePlan.suspendedText')}</p>
        </>
      ) : (
        <div className="wsk-PlanPanel-when">
          <h2 className="wsk-PlanPanel-label">{text(day ? 'winePlans.nextCase' : 'winePlans.noDate')}</h2>
          {day ? <p className="wsk-PlanPanel-day">{dayInWords(day, site)}</p> : null}
          {next?.state === 'changeable' && next.changeableUntil ? (
            <p className="wsk-PlanPanel-number">
              {text('winePlan.until', { date: dayInWords(next.changeableUntil, site) })}
            </p>
          ) : null}
        </div>
      )}
      {isActive && next ? (
        <p className="wsk-FactRow wsk-WinePlanPage-cost">
          <Amount amount={next.total} size="total" />
          <span className="wsk-PlanPanel-number">
            {text.counted('winePlans.bottles', next.bottleCount)}
            {next.deliveryPrice > 0
              ? `, ${text('winePlans.withDelivery', { price: formatPrice(next.deliveryPrice, site) })}`
              : null}
          </span>
        </p>
      ) : null}
      {isActive || isSuspended ? null : <p className="wsk-Text">{text('winePlan.unknownText')}</p>}
      <div className="wsk-Actions" data-narrow="across">
        {isActive ? (
          <>
            <ButtonLink href={href('winePlanNextCase', { params: { subscriptionId } })}>
              {text('winePlan.wines')}
            </ButtonLink>
            {next ? (
              <Button variant="line" onClick={() => onSkip({ orderId: next.orderId })}>
                {text('winePlan.skip')}
              </Button>
            ) : null}
          </>
        ) : null}
        {isSuspended ? <Button onClick={() => onReinstate()}>{text('winePlan.reinstate')}</Button> : null}
      </div>
    </PlanPanel>
  );
}
