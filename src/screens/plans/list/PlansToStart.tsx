'use client';

import { useId } from 'react';
import { AccountPart } from '../../../blocks/AccountPage.js';
import { planChangesWords } from '../../../brands/words/planChanges.js';
import type { Load } from '../../../model/load.js';
import type { PlanOption } from '../../../model/plan.js';
import { Link } from '../../../ui/Link.js';
import { RetryNotice } from '../../../ui/RetryNotice.js';
import { useText } from '../../../ui/scope.js';
import { useHref } from '../../../ui/useHref.js';
import { PlanOptionCard } from '../PlanOptionCard.js';
import { PlanPartLoading } from '../PlanPartLoading.js';
import { usePlanTexts } from '../usePlanTexts.js';

interface PlansToStartProps {
  readonly title: string;
  /** The `schemeCode` of each case the customer has already; these come last. */
  readonly held: readonly string[];
  readonly options: Load<readonly PlanOption[]>;
  readonly onRetry: () => void;
}

function casesToOffer(options: readonly PlanOption[], held: readonly string[]): readonly PlanOption[] {
  const isHeld = ({ schemeCode }: PlanOption) => held.includes(schemeCode);
  return [...options.filter((option) => !isHeld(option)), ...options.filter(isHeld)].slice(0, 3);
}

/** Three of the cases on offer, each a link to a new plan with that case selected. */
export function PlansToStart({ title, held, options, onRetry }: PlansToStartProps) {
  const href = useHref();
  const id = useId();
  const { text } = usePlanTexts();
  const offerText = useText(planChangesWords);
  if (options.status === 'ready' && options.data.length === 0) return null;
  return (
    <AccountPart
      title={title}
      tools={
        <Link place="alone" href={href('winePlanSubscribe')}>
          {text('winePlans.toStartAll')}
        </Link>
      }
    >
      {options.status === 'failed' ? (
        <RetryNotice title={options.message} onRetry={onRetry} />
      ) : options.status === 'loading' ? (
        <div className="wsk-PlansToStart-loading">
          <PlanPartLoading label={offerText('planSubscribe.loading')} />
        </div>
      ) : (
        <ul className="wsk-PlanOptionCard-cards wsk-PlansToStart-cases">
          {casesToOffer(options.data, held).map((option, place) => (
            <PlanOptionCard
              key={option.schemeCode}
              as="li"
              id={`${id}-${place}`}
              option={option}
              href={href('winePlanSubscribe', { query: { schemeCode: option.schemeCode } })}
            />
          ))}
        </ul>
      )}
    </AccountPart>
  );
}
