'use client';

import { ProductImage } from '../../../blocks/ProductImage.js';
import type { WinePlan } from '../../../model/plan.js';
import { dayInWords } from '../../../rules/common/days.js';
import { ButtonLink, type ButtonLinkProps } from '../../../ui/Button.js';
import { Panel } from '../../../ui/Panel.js';
import { useScope } from '../../../ui/scope.js';
import { useHref } from '../../../ui/useHref.js';
import { usePlanTexts } from '../usePlanTexts.js';
import { PlanFlag } from './PlanFlag.js';
import { PlanPanel } from './PlanPanel.js';

interface PlanRowProps {
  readonly plan: WinePlan;
  /** Heading level of the plan's name; 2 unless set. */
  readonly level?: 2 | 3;
  /** Whether the picture loads only when it nears the viewport. */
  readonly lazy?: boolean;
}

/** One plan in a list: what it sends and how often, when the next case arrives, and a link to its page (PLAN-021). */
export function PlanRow({ plan, level = 2, lazy = false }: PlanRowProps) {
  const { text } = usePlanTexts();
  const { subscriptionId, name, status } = plan;
  const Name = `h${level}` as const;
  return (
    <Panel as="li" className="wsk-PlanCard" data-status={status}>
      <div className="wsk-PlanCard-picture">
        <ProductImage src={plan.thumbnailImage} alt="" shape="case" lazy={lazy} faded={status === 'SUSPENDED'} />
      </div>
      <div className="wsk-PlanCard-words">
        <div className="wsk-FactRow">
          <PlanFlag status={status} />
          <span className="wsk-PlanCard-number">{text('winePlans.number', { id: subscriptionId })}</span>
        </div>
        <Name className="wsk-Heading" data-level="4">
          {name}
        </Name>
        <Facts plan={plan} />
      </div>
      <div className="wsk-PlanCard-next">
        <NextCase plan={plan} day="wsk-PlanCard-day" />
        <ManageLink plan={plan} size="small" wide />
      </div>
    </Panel>
  );
}

interface PlanCardProps {
  readonly plan: WinePlan;
  /** Whether it is the only one, so that managing it is the main action of the page. */
  readonly only: boolean;
}

/** One plan in a short list, as large as on its own page (PLAN-021). */
export function PlanCard({ plan, only }: PlanCardProps) {
  return (
    <PlanPanel as="li" plan={plan}>
      <div className="wsk-PlanCard-words">
        <h2 className="wsk-Heading" data-level="3">
          {plan.name}
        </h2>
        <Facts plan={plan} />
      </div>
      <NextCase plan={plan} day="wsk-PlanPanel-day" />
      <div className="wsk-Actions" data-narrow="across">
        <ManageLink plan={plan} {...(only && { variant: 'solid' })} />
      </div>
    </PlanPanel>
  );
}

function Facts({ plan: { caseType, bottleCount, frequency } }: { readonly plan: WinePlan }) {
  const { text, caseTypeOf } = usePlanTexts();
  return (
    <ul className="wsk-PlanCard-facts">
      <li className="wsk-PlanCard-fact">{caseTypeOf(caseType)}</li>
      <li className="wsk-PlanCard-fact">{text.counted('winePlans.bottles', bottleCount)}</li>
      <li className="wsk-PlanCard-fact">{text.counted('winePlans.weeks', frequency)}</li>
    </ul>
  );
}

/** When the next case arrives, with the class of the day. */
function NextCase({ plan: { status, nextDeliveryDate }, day }: { readonly plan: WinePlan; readonly day: string }) {
  const { site } = useScope();
  const { text } = usePlanTexts();
  return nextDeliveryDate ? (
    <p className="wsk-PlanCard-when">
      <span className="wsk-PlanCard-label">{text('winePlans.nextCase')}</span>
      <span className={day}>{dayInWords(nextDeliveryDate, site)}</span>
    </p>
  ) : (
    <p className="wsk-PlanCard-label">{text(status === 'SUSPENDED' ? 'winePlans.noCase' : 'winePlans.noDate')}</p>
  );
}

type ManageLinkProps = Pick<ButtonLinkProps, 'variant' | 'size' | 'wide'> & { readonly plan: WinePlan };

function ManageLink({ plan: { subscriptionId, status }, ...link }: ManageLinkProps) {
  const href = useHref();
  const { text } = usePlanTexts();
  const isSuspended = status === 'SUSPENDED';
  return (
    <ButtonLink
      variant={isSuspended ? 'solid' : 'line'}
      {...link}
      href={href('winePlan', { params: { subscriptionId } })}
    >
      {text(isSuspended ? 'winePlans.reinstate' : 'winePlans.manage')}{' '}
      <span className="wsk-VisuallyHidden">{subscriptionId}</span>
    </ButtonLink>
  );
}
