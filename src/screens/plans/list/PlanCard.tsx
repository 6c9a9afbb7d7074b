'use client';

import { ProductImage } from '../../../blocks/ProductImage.js';
import type { WinePlan } from '../../../model/plan.js';
import { dayInWords } from '../../../rules/common/days.js';
import { ButtonLink } from '../../../ui/Button.js';
import { Panel } from '../../../ui/Panel.js';
import { useScope } from '../../../ui/scope.js';
import { useHref } from '../../../ui/useHref.js';
import { usePlanTexts } from '../usePlanTexts.js';
import { PlanFlag } from './PlanFlag.js';

interface PlanCardProps {
  readonly plan: WinePlan;
  /** Heading level of the plan's name; 2 unless set. */
  readonly level?: 2 | 3;
  /** Whether the picture loads only when it nears the viewport. */
  readonly lazy?: boolean;
}

/** One plan in a list: what it sends and how often, when the next case arrives, and a link to its page (PLAN-021). */
export function PlanCard({ plan, level = 2, lazy = false }: PlanCardProps) {
  const { site } = useScope();
  const href = useHref();
  const { text, caseTypeOf } = usePlanTexts();
  const { subscriptionId, name, status, caseType, frequency, bottleCount, nextDeliveryDate } = plan;
  const Name = `h${level}` as const;
  const isSuspended = status === 'SUSPENDED';
  return (
    <Panel as="li" className="wsk-PlanCard" data-status={status}>
      <div className="wsk-PlanCard-picture">
        <ProductImage src={plan.thumbnailImage} alt="" shape="case" lazy={lazy} faded={isSuspended} />
      </div>
      <div className="wsk-PlanCard-words">
        <div className="wsk-FactRow">
          <PlanFlag status={status} />
          <span className="wsk-PlanCard-number">{text('winePlans.number', { id: subscriptionId })}</span>
        </div>
        <Name className="wsk-Heading" data-level="4">
          {name}
        </Name>
        <ul className="wsk-PlanCard-facts">
          <li className="wsk-PlanCard-fact">{caseTypeOf(caseType)}</li>
          <li className="wsk-PlanCard-fact">{text.counted('winePlans.bottles', bottleCount)}</li>
          <li className="wsk-PlanCard-fact">{text.counted('winePlans.weeks', frequency)}</li>
        </ul>
      </div>
      <div className="wsk-PlanCard-next">
        {nextDeliveryDate ? (
          <p className="wsk-PlanCard-when">
            <span className="wsk-PlanCard-label">{text('winePlans.nextCase')}</span>
            <span className="wsk-PlanCard-day">{dayInWords(nextDeliveryDate, site)}</span>
          </p>
        ) : (
          <p className="wsk-PlanCard-label">{text(isSuspended ? 'winePlans.noCase' : 'winePlans.noDate')}</p>
        )}
        <ButtonLink
          variant={isSuspended ? 'solid' : 'line'}
          size="small"
          wide
          href={href('winePlan', { params: { subscriptionId } })}
        >
          {text(isSuspended ? 'winePlans.reinstate' : 'winePlans.manage')}{' '}
          <span className="wsk-VisuallyHidden">{subscriptionId}</span>
        </ButtonLink>
      </div>
    </Panel>
  );
}
