'use client';

import { Amount } from '../../../blocks/Amount.js';
import { ProductImage } from '../../../blocks/ProductImage.js';
import { dayInWords } from '../../../rules/common/days.js';
import type { PlannedCase } from '../../../rules/plans/planCases.js';
import { useScope } from '../../../ui/scope.js';
import { usePlanTexts } from '../usePlanTexts.js';

interface PlanDialogCaseProps {
  readonly planned: PlannedCase;
  readonly as?: 'div' | 'li';
}

/** The case a dialog is about: contents, day and price. */
export function PlanDialogCase({ planned, as: Element = 'div' }: PlanDialogCaseProps) {
  const { site } = useScope();
  const { text } = usePlanTexts();
  return (
    <Element className="wsk-PlanDialog-case">
      <div className="wsk-PlanDialog-picture">
        <ProductImage src={planned.thumbnailImage} alt="" shape="case" />
      </div>
      <div className="wsk-PlanDialog-words">
        <p className="wsk-PlanDialog-name">{planned.name}</p>
        <p className="wsk-PlanDialog-day">{dayInWords(planned.deliveryDate, site)}</p>
        <p className="wsk-PlanDialog-small">
          {text.counted('winePlans.bottles', planned.bottleCount)}, <Amount amount={planned.total} />
        </p>
      </div>
    </Element>
  );
}
