'use client';

import type { ReactNode } from 'react';
import { ProductImage } from '../../../blocks/ProductImage.js';
import type { WinePlan } from '../../../model/plan.js';
import { Panel, type PanelProps } from '../../../ui/Panel.js';
import { usePlanTexts } from '../usePlanTexts.js';
import { PlanFlag } from './PlanFlag.js';

interface PlanPanelProps extends Pick<PanelProps, 'as' | 'aria-label'> {
  readonly plan: WinePlan;
  /** Path of the picture; the plan's own unless set. */
  readonly picture?: string | undefined;
  readonly children: ReactNode;
}

/** A plan at full size: a large picture of its case, beside its state and the content. */
export function PlanPanel({ plan, picture, children, ...panel }: PlanPanelProps) {
  const { text } = usePlanTexts();
  return (
    <Panel {...panel} className="wsk-PlanPanel">
      <div className="wsk-PlanPanel-stage">
        <ProductImage src={picture ?? plan.thumbnailImage} alt="" shape="case" faded={plan.status === 'SUSPENDED'} />
      </div>
      <div className="wsk-PlanPanel-words">
        <div className="wsk-FactRow">
          <PlanFlag status={plan.status} />
          <span className="wsk-PlanPanel-number">{text('winePlans.number', { id: plan.subscriptionId })}</span>
        </div>
        {children}
      </div>
    </Panel>
  );
}
