'use client';

import { membershipWords } from '../brands/words/membership.js';
import type { Subscription } from '../model/customer.js';
import {
  isInForce,
  type MembershipFlag,
  type MembershipKind,
  membershipKind,
  renewalDay,
} from '../rules/account/membership.js';
import { dayInWords, writtenDay } from '../rules/common/days.js';
import { EmptyState } from '../ui/EmptyState.js';
import { useScope, useText } from '../ui/scope.js';

/** The customer's memberships and flags. */
export interface MembershipPanelProps {
  /** Memberships and plans in the profile; a membership of an unknown kind is named by its type. */
  readonly subscriptions: readonly Subscription[];
  /** Flags of the customer; a membership without its flag is not highlighted (IDENT-091 to IDENT-095). */
  readonly flags: ReadonlySet<MembershipFlag>;
  /** Heading level of the memberships' names and of the empty state; defaults to 3. */
  readonly level?: 2 | 3;
}

/** List of the customer's memberships with their status and, for free shipping, the renewal date (ACCT-071, IDENT-011,
 * IDENT-024). Memberships of the same kind and status that renew or end on the same day share one line that gives their
 * count. */
export function MembershipPanel({ subscriptions, flags, level = 3 }: MembershipPanelProps) {
  const text = useText(membershipWords);
  if (subscriptions.length === 0)
    return (
      <EmptyState level={level} title={text('membership.none')}>
        {text('membership.noneText')}
      </EmptyState>
    );
  return (
    <ul className="wsk-MembershipPanel" data-component="MembershipPanel">
      {gathered(subscriptions).map(({ key, subscription, count }) => (
        <Membership key={key} subscription={subscription} count={count} flags={flags} level={level} />
      ))}
    </ul>
  );
}

interface MembershipProps {
  readonly subscription: Subscription;
  readonly count: number;
  readonly flags: ReadonlySet<MembershipFlag>;
  readonly level: 2 | 3;
}

function Membership({ subscription, count, flags, level }: MembershipProps) {
  const Name = `h${level}` as const;
  const { site } = useScope();
  const text = useText(membershipWords);
  const kind = membershipKind(subscription);
  const renewal = renewalDay(subscription);
  const { status, enrollmentToDateAsString: end, cancellationDateAsString: cancelled } = subscription;
  const statusText = isKnownStatus(status) ? text(`membership.status.${status}`) : status;
  const day = cancelled
    ? text('membership.cancelled', { date: writtenDay(cancelled, site) })
    : renewal && status === 'ACTIVE'
      ? text('membership.renews', { date: dayInWords(renewal, site) })
      : end
        ? text('membership.until', { date: writtenDay(end, site) })
        : undefined;
  const about = [kind && text(`membership.${kind}Text`), day].filter(Boolean).join(' ');
  return (
    <li className="wsk-MembershipPanel-item" data-kind={kind} data-status={status}>
      <div className="wsk-MembershipPanel-words">
        <Name className="wsk-ItemTitle wsk-MembershipPanel-name" data-leading="tight">
          {kind ? text(`membership.${kind}`) : subscription.type}
          {count > 1 ? <span className="wsk-MembershipPanel-count"> × {count}</span> : null}
        </Name>
        {about ? <p className="wsk-MembershipPanel-about">{about}</p> : null}
      </div>
      <p
        className="wsk-MembershipPanel-flag"
        data-flag={(isInForce(subscription) && hasFlag(kind, flags)) || undefined}
      >
        {statusText}
      </p>
    </li>
  );
}

const hasFlag = (kind: MembershipKind | undefined, flags: ReadonlySet<MembershipFlag>): boolean =>
  kind !== undefined && kind !== 'confrere' && flags.has(kind);

const statuses = ['ACTIVE', 'SUSPENDED', 'CANCELLED', 'EXPIRED'] as const;
const isKnownStatus = (status: string): status is (typeof statuses)[number] =>
  (statuses as readonly string[]).includes(status);

function gathered(subscriptions: readonly Subscription[]) {
  const groups = new Map<string, { key: string; subscription: Subscription; count: number }>();
  for (const subscription of subscriptions) {
    const { type, schemeId, status, autoRenew, enrollmentToDateAsString, cancellationDateAsString } = subscription;
    const days = [renewalDay(subscription), enrollmentToDateAsString, cancellationDateAsString];
    const key = JSON.stringify([type, schemeId, status, autoRenew, ...days]);
    groups.set(key, { key, subscription, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return [...groups.values()];
}
