'use client';

import { ProductImage } from '../../blocks/ProductImage.js';
import { planChangesWords } from '../../brands/words/planChanges.js';
import type { WinePlan } from '../../model/plan.js';
import { fullDay } from '../../rules/common/calendar.js';
import { useScope, useText } from '../../ui/scope.js';

/** The wine plan a form is about: its case, how often it is sent, and its next delivery day. */
export function PlanBrief({ plan }: { readonly plan: WinePlan }) {
  const { site } = useScope();
  const text = useText(planChangesWords);
  const { name, thumbnailImage, bottleCount, frequency, nextDeliveryDate } = plan;
  return (
    <div className="wsk-PlanBrief">
      <div className="wsk-PlanBrief-picture" data-ground="stage">
        <ProductImage src={thumbnailImage} alt="" shape="case" />
      </div>
      <div className="wsk-PlanBrief-words">
        <p className="wsk-PlanBrief-name">{name}</p>
        <p className="wsk-PlanBrief-line">
          {text.counted('planForm.bottles', bottleCount)}, {text.counted('planForm.every', frequency)}
        </p>
        {nextDeliveryDate === undefined ? null : (
          <p className="wsk-PlanBrief-next">{text('planForm.next', { day: fullDay(nextDeliveryDate, site) })}</p>
        )}
      </div>
    </div>
  );
}
