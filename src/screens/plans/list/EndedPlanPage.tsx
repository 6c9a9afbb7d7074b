'use client';

import { AccountPage } from '../../../blocks/AccountPage.js';
import { ProductImage } from '../../../blocks/ProductImage.js';
import { ready } from '../../../model/load.js';
import type { PastCase } from '../../../model/plan.js';
import { dayInWords } from '../../../rules/common/days.js';
import { ButtonLink } from '../../../ui/Button.js';
import { Link } from '../../../ui/Link.js';
import { Panel } from '../../../ui/Panel.js';
import { useScope } from '../../../ui/scope.js';
import { useHref } from '../../../ui/useHref.js';
import { usePlanTexts } from '../usePlanTexts.js';

/** A plan that was cancelled. */
export interface EndedPlanPageProps {
  /** Id of the plan. */
  readonly subscriptionId: string;
  /** The last case the plan sent; undefined if it never sent any. */
  readonly lastCase: PastCase | undefined;
}

/** Page of a cancelled plan: a link for taking out a new plan, and a link to the cases this one sent. */
export function EndedPlanPage({ subscriptionId, lastCase }: EndedPlanPageProps) {
  const { site } = useScope();
  const href = useHref();
  const { text } = usePlanTexts();
  return (
    <AccountPage
      component="EndedPlanPage"
      title={lastCase?.name ?? text('winePlan.title')}
      load={ready(lastCase)}
      loadingText={text('winePlan.loading')}
      tools={
        <Link place="alone" href={href('winePlans')}>
          {text('winePlan.all')}
        </Link>
      }
      onRetry={() => {}}
    >
      {(last) => (
        <Panel as="section" className="wsk-EndedPlanPage" variant="flat">
          <div className="wsk-EndedPlanPage-picture">
            <ProductImage src={last?.thumbnailImage} alt="" shape="case" faded />
          </div>
          <div className="wsk-EndedPlanPage-words">
            <h2 className="wsk-Heading" data-level="3">
              {text('endedPlan.title')}
            </h2>
            <p className="wsk-Text">{text('endedPlan.text')}</p>
            {last ? (
              <p className="wsk-Text" data-tone="muted">
                {text('endedPlan.last', { day: dayInWords(last.deliveryDate, site) })}
              </p>
            ) : null}
            <div className="wsk-Actions wsk-EndedPlanPage-actions" data-with="words" data-narrow="across">
              <ButtonLink href={href('winePlanSubscribe')}>{text('endedPlan.again')}</ButtonLink>
              <Link place="alone" href={href('winePlanHistory', { params: { subscriptionId } })}>
                {text('winePlan.history')}
              </Link>
            </div>
          </div>
        </Panel>
      )}
    </AccountPage>
  );
}
