'use client';

import type { ReactNode } from 'react';
import { Amount } from '../../blocks/Amount.js';
import { ProductImage } from '../../blocks/ProductImage.js';
import { planChangesWords } from '../../brands/words/planChanges.js';
import type { PlanOption } from '../../model/plan.js';
import { useText } from '../../ui/scope.js';

interface PlanOptionCardProps {
  /** A label around the radio input in `children`, or an item of a list. */
  readonly as: 'label' | 'li';
  /** Prefix of two ids: `ID-name` of the name, and `ID-about` of everything else. */
  readonly id: string;
  readonly option: PlanOption;
  /** Whether the customer has this case already. */
  readonly isCurrent?: boolean;
  /** Where the whole card leads, with the name as the text of the link; no link unless set. */
  readonly href?: string;
  readonly children?: ReactNode;
}

/** A wine plan's case on offer: its picture, name, sales text, price and size. */
export function PlanOptionCard({ as: Card, id, option, isCurrent = false, href, children }: PlanOptionCardProps) {
  const text = useText(planChangesWords);
  const { name, headline, thumbnailImage, total, bottleCount } = option;
  return (
    <Card className="wsk-PlanOptionCard">
      {children}
      <span className="wsk-PlanOptionCard-stage" data-ground="stage">
        <ProductImage src={thumbnailImage} alt="" shape="case" />
      </span>
      <span className="wsk-PlanOptionCard-words">
        <span className="wsk-PlanOptionCard-name" id={`${id}-name`}>
          {href ? (
            <a className="wsk-PlanOptionCard-link" href={href} aria-describedby={`${id}-about`}>
              {name}
            </a>
          ) : (
            name
          )}
        </span>
        <span className="wsk-PlanOptionCard-facts" id={`${id}-about`}>
          {isCurrent ? (
            <span className="wsk-Flag wsk-PlanOptionCard-current">{text('planOptions.current')}</span>
          ) : null}
          {headline ? <span className="wsk-PlanOptionCard-headline">{headline}</span> : null}
          <span className="wsk-PlanOptionCard-price">
            <Amount amount={total} size="row" />{' '}
            <span className="wsk-PlanOptionCard-per">{text.counted('planOptions.per', bottleCount)}</span>
          </span>
        </span>
      </span>
    </Card>
  );
}
