'use client';

import { useState } from 'react';
import { AccountPage } from '../../../blocks/AccountPage.js';
import { Amount } from '../../../blocks/Amount.js';
import type { Load } from '../../../model/load.js';
import type { PastCase } from '../../../model/plan.js';
import { ordersPerPage } from '../../../rules/account/orderHistory.js';
import { dayInWords } from '../../../rules/common/days.js';
import { Button } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Link } from '../../../ui/Link.js';
import { useScope } from '../../../ui/scope.js';
import { Table } from '../../../ui/Table.js';
import { useHref } from '../../../ui/useHref.js';
import { usePlanTexts } from '../usePlanTexts.js';

/** The past cases of a plan, and the page's callback. */
export interface PlanHistoryPageProps {
  /** Id of the plan. */
  readonly subscriptionId: string;
  /** Every sent, skipped or cancelled case, newest first. */
  readonly cases: Load<readonly PastCase[]>;
  /** Ids of the customer's orders: a case that is one of these orders has its own page. */
  readonly orderIds: ReadonlySet<string>;
  /** Called to fetch the cases again after they failed to load. */
  readonly onRetry: () => void;
}

const notCharged: ReadonlySet<string> = new Set(['SKIPPED', 'CANCELLED']);

/** Page of a plan's past cases, newest first; a long list is shown in portions (PLAN-063). */
export function PlanHistoryPage({ subscriptionId, cases, orderIds, onRetry }: PlanHistoryPageProps) {
  const href = useHref();
  const { text } = usePlanTexts();
  const name = cases.status === 'ready' ? cases.data[0]?.name : undefined;
  return (
    <AccountPage
      component="PlanHistoryPage"
      title={text('planHistory.title')}
      subject={name}
      lead={name ?? ''}
      load={cases}
      loadingText={text('planHistory.loading')}
      tools={
        <Link place="alone" href={href('winePlan', { params: { subscriptionId } })}>
          {text('planHistory.back')}
        </Link>
      }
      onRetry={onRetry}
    >
      {(all) =>
        all.length === 0 ? (
          <EmptyState title={text('planHistory.none')}>{text('planHistory.noneText')}</EmptyState>
        ) : (
          <Cases cases={all} orderIds={orderIds} />
        )
      }
    </AccountPage>
  );
}

function Cases({ cases, orderIds }: { cases: readonly PastCase[]; orderIds: ReadonlySet<string> }) {
  const { site } = useScope();
  const href = useHref();
  const { text, pastStateOf } = usePlanTexts();
  const [shown, setShown] = useState(ordersPerPage);
  return (
    <>
      <p className="wsk-Text" data-tone="muted" role="status">
        {text.counted('planHistory.count', cases.length)}
      </p>
      <Table
        caption={text('planHistory.title')}
        captionHidden
        columns={[
          { key: 'day', label: text('planHistory.day') },
          { key: 'case', label: text('planHistory.case') },
          { key: 'state', label: text('planHistory.state') },
          { key: 'bottles', label: text('planHistory.bottles'), align: 'end' },
          { key: 'total', label: text('planHistory.total'), align: 'end' },
        ]}
        rows={cases.slice(0, shown).map(({ orderId, deliveryDate, name, status, bottleCount, total }) => {
          const day = dayInWords(deliveryDate, site);
          return {
            id: orderId,
            cells: {
              day: orderIds.has(orderId) ? (
                <Link place="row" href={href('orderDetails', { params: { orderId } })}>
                  {day}
                </Link>
              ) : (
                day
              ),
              case: name,
              state: pastStateOf(status),
              bottles: bottleCount,
              total: notCharged.has(status) ? text('planHistory.notCharged') : <Amount amount={total} />,
            },
          };
        })}
      />
      {shown < cases.length ? (
        <Button variant="line" wide onClick={() => setShown(shown + ordersPerPage)}>
          {text('planHistory.more')}
        </Button>
      ) : null}
    </>
  );
}
