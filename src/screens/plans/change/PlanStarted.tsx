'use client';

import { ProductImage } from '../../../blocks/ProductImage.js';
import { planChangesWords } from '../../../brands/words/planChanges.js';
import type { WinePlan } from '../../../model/plan.js';
import { fullDay } from '../../../rules/common/calendar.js';
import { ButtonLink } from '../../../ui/Button.js';
import { useScope, useText } from '../../../ui/scope.js';
import { useHref } from '../../../ui/useHref.js';

/** Confirmation that the customer has joined a wine plan: the day of its first case, and a link to the plan, or to the
 * list of plans if the new one was not found there. */
export function PlanStarted({ plan }: { readonly plan: WinePlan | undefined }) {
  const { site } = useScope();
  const href = useHref();
  const text = useText(planChangesWords);
  return (
    <section className="wsk-PlanStarted">
      <div className="wsk-PlanStarted-picture" data-ground="stage">
        <ProductImage src={plan?.thumbnailImage} alt="" shape="case" />
      </div>
      <div className="wsk-PlanStarted-words">
        <div className="wsk-PlanStarted-said" role="status">
          <h2 className="wsk-Heading" data-level="2" tabIndex={-1}>
            {text('planSubscribe.done')}
          </h2>
          <p className="wsk-Text" data-size="lead">
            {plan?.nextDeliveryDate === undefined
              ? text('planSubscribe.doneText')
              : text('planSubscribe.doneDay', { plan: plan.name, day: fullDay(plan.nextDeliveryDate, site) })}
          </p>
        </div>
        {plan ? (
          <ButtonLink href={href('winePlan', { params: { subscriptionId: plan.subscriptionId } })}>
            {text('planSubscribe.see')}
          </ButtonLink>
        ) : (
          <ButtonLink href={href('winePlans')}>{text('planSubscribe.seeAll')}</ButtonLink>
        )}
      </div>
    </section>
  );
}
