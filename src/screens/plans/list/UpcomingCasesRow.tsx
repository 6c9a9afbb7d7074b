'use client';

import { Amount } from '../../../blocks/Amount.js';
import { ProductImage } from '../../../blocks/ProductImage.js';
import { dayInWords } from '../../../rules/common/days.js';
import { calendarDay, type PlannedCase } from '../../../rules/plans/planCases.js';
import { Button } from '../../../ui/Button.js';
import { Link } from '../../../ui/Link.js';
import { useScope } from '../../../ui/scope.js';
import { useHref } from '../../../ui/useHref.js';
import { usePlanTexts } from '../usePlanTexts.js';

interface UpcomingCasesRowProps {
  readonly subscriptionId: string;
  readonly planned: PlannedCase;
  readonly isNext: boolean;
  /** Whether the next case is being packed: until it is sent, the shop's check refuses to skip any case. */
  readonly waits: boolean;
  readonly canChange: boolean;
  readonly onSkip: (request: { readonly orderId: string }) => void;
  readonly onBringBack: () => void;
}

/** One case of the calendar. The same button skips and reinstates the case, so that it keeps the focus. */
export function UpcomingCasesRow({
  subscriptionId,
  planned: { orderId, deliveryDate, name, thumbnailImage, bottleCount, total, state },
  isNext,
  waits,
  canChange,
  onSkip,
  onBringBack,
}: UpcomingCasesRowProps) {
  const { site } = useScope();
  const href = useHref();
  const { text } = usePlanTexts();
  const day = dayInWords(deliveryDate, site);
  const leaf = calendarDay(deliveryDate, site);
  const isSkipped = state === 'skipped';
  const canSkip = state === 'changeable' && !waits;
  const params = { subscriptionId };
  const note =
    state === 'packed' ? text('upcomingCases.packed') : waits && !isSkipped ? text('upcomingCases.waits') : undefined;
  return (
    <li className="wsk-UpcomingCases-case" data-state={state}>
      <p className="wsk-UpcomingCases-leaf" aria-hidden="true">
        <span className="wsk-UpcomingCases-day">{leaf.day}</span>
        <span className="wsk-UpcomingCases-month">{leaf.month}</span>
      </p>
      <div className="wsk-UpcomingCases-picture">
        <ProductImage src={thumbnailImage} alt="" shape="case" faded={isSkipped} />
      </div>
      <div className="wsk-UpcomingCases-words">
        {isNext || isSkipped ? (
          <p className="wsk-UpcomingCases-flag">{text(isSkipped ? 'upcomingCases.skipped' : 'upcomingCases.next')}</p>
        ) : null}
        <h3 className="wsk-UpcomingCases-name">
          <span className="wsk-VisuallyHidden">{day}: </span>
          {name}
        </h3>
        <p className="wsk-UpcomingCases-facts">
          <span className="wsk-UpcomingCases-bottles">{text.counted('winePlans.bottles', bottleCount)}</span>
          <span className="wsk-UpcomingCases-total">
            <Amount amount={total} />
          </span>
        </p>
        {note ? <p className="wsk-UpcomingCases-note">{note}</p> : null}
        {isNext && canChange && state === 'changeable' ? (
          <p className="wsk-UpcomingCases-links">
            <Link place="alone" href={href('winePlanNextCase', { params })}>
              {text('upcomingCases.wines')}
            </Link>
            <Link place="alone" href={href('winePlanDelivery', { params })}>
              {text('upcomingCases.day')}
            </Link>
          </p>
        ) : null}
      </div>
      {canChange && (canSkip || isSkipped) ? (
        <div className="wsk-UpcomingCases-action">
          <Button
            variant="line"
            size="small"
            wide
            aria-label={text(isSkipped ? 'upcomingCases.backNamed' : 'upcomingCases.skipNamed', { day })}
            onClick={() => (isSkipped ? onBringBack() : onSkip({ orderId }))}
          >
            {text(isSkipped ? 'upcomingCases.back' : 'upcomingCases.skip')}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
