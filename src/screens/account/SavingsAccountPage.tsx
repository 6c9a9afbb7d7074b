'use client';

import { useState } from 'react';
import { AccountPage, AccountPart } from '../../blocks/AccountPage.js';
import { Amount } from '../../blocks/Amount.js';
import { ConfirmDialog } from '../../blocks/ConfirmDialog.js';
import { savingsWords } from '../../brands/words/savings.js';
import type { SavingsAccount, SavingsStatement } from '../../model/account.js';
import { type Action, idle, type Load } from '../../model/load.js';
import { writtenDay } from '../../rules/common/days.js';
import { formatPrice } from '../../rules/common/money.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Live } from '../../ui/Live.js';
import { Notice } from '../../ui/Notice.js';
import { Panel } from '../../ui/Panel.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useScope, useText } from '../../ui/scope.js';
import { Table } from '../../ui/Table.js';
import { useHref } from '../../ui/useHref.js';

/** Kind of refund: a single refund now, or automatic refunds from now on. */
export type RefundKind = 'refund' | 'auto';

/** The savings account, its statement, and the callbacks of the page. */
export interface SavingsAccountPageProps {
  /** The account; null if the customer has none. */
  readonly account: Load<SavingsAccount | null>;
  /** Transactions of the account, latest first. */
  readonly statement: Load<SavingsStatement>;
  /** State of refunding the balance and of switching on automatic refunds; `done` is kept until the customer leaves the
   * page. */
  readonly actions: Readonly<Record<RefundKind, Action>>;
  /** Called once the customer has confirmed; resolves to whether the request succeeded. */
  readonly onConfirm: (request: { readonly kind: RefundKind; readonly accountId: string }) => Promise<boolean>;
  /** Called when the customer downloads the statement. */
  readonly onDownload: (request: { readonly statement: SavingsStatement }) => void;
  /** Called when the customer prints the statement. */
  readonly onPrint: () => void;
  /** Called to fetch a failed part again. */
  readonly onRetry: (request: { readonly part: 'account' | 'statement' }) => void;
}

/** Page with a wine reward member's savings: balance, refunds and statement (ACCT-056 to ACCT-060). Both kinds of
 * refund need confirmation. */
export function SavingsAccountPage({
  account,
  statement,
  actions,
  onConfirm,
  onRetry,
  ...page
}: SavingsAccountPageProps) {
  const { site } = useScope();
  const href = useHref();
  const text = useText(savingsWords);
  const [asked, setAsked] = useState<RefundKind>();
  return (
    <AccountPage
      component="SavingsAccountPage"
      title={text('savings.title')}
      lead={text('savings.lead')}
      load={account}
      loadingText={text('savings.loading')}
      onRetry={() => onRetry({ part: 'account' })}
    >
      {(savings) => {
        const canBe: Readonly<Record<RefundKind, boolean>> = {
          refund: savings !== null && savings.balance > 0,
          auto: savings !== null && !savings.autoRefund,
        };
        return savings === null ? (
          <EmptyState
            title={text('savings.none')}
            action={<ButtonLink href={href('wineReward')}>{text('savings.noneAction')}</ButtonLink>}
          >
            {text('savings.noneText')}
          </EmptyState>
        ) : (
          <>
            <Live>
              {actions.refund.status === 'done' ? <Notice tone="done" title={text('savings.refunded')} /> : null}
            </Live>
            <Live>
              {actions.auto.status === 'done' ? <Notice tone="done" title={text('savings.autoDone')} /> : null}
            </Live>
            <Balance account={savings} canBe={canBe} onAsk={setAsked} />
            <Statement statement={statement} onRetry={() => onRetry({ part: 'statement' })} {...page} />
            <ConfirmDialog
              open={asked !== undefined && canBe[asked]}
              title={text(asked === 'auto' ? 'savings.autoTitle' : 'savings.refundTitle')}
              action={asked ? actions[asked] : idle}
              confirmLabel={text(asked === 'auto' ? 'savings.autoConfirm' : 'savings.confirm')}
              busyLabel={text(asked === 'auto' ? 'savings.autoWorking' : 'savings.refunding')}
              cancelLabel={text('savings.keep')}
              onConfirm={async () => {
                if (asked && (await onConfirm({ kind: asked, accountId: savings.accountId }))) setAsked(undefined);
              }}
              onClose={() => setAsked(undefined)}
            >
              {asked === 'auto'
                ? text('savings.autoText')
                : text('savings.refundText', { amount: formatPrice(savings.balance, site) })}
            </ConfirmDialog>
          </>
        );
      }}
    </AccountPage>
  );
}

interface BalanceProps {
  readonly account: SavingsAccount;
  /** Whether each kind of refund is available. */
  readonly canBe: Readonly<Record<RefundKind, boolean>>;
  readonly onAsk: (kind: RefundKind) => void;
}

function Balance({ account, canBe, onAsk }: BalanceProps) {
  const text = useText(savingsWords);
  return (
    <Panel className="wsk-SavingsAccountPage-balance">
      <p className="wsk-Caption">{text('savings.balance')}</p>
      <p className="wsk-SavingsAccountPage-figure">
        <Amount amount={account.balance} size="total" />
      </p>
      <p className="wsk-Text" data-size="small" data-tone="muted">
        {text('savings.account', { id: account.accountId })} {account.autoRefund ? text('savings.autoOn') : null}
      </p>
      <div className="wsk-Actions wsk-SavingsAccountPage-actions">
        {canBe.refund ? (
          <div className="wsk-SavingsAccountPage-action">
            <Button variant="line" size="small" onClick={() => onAsk('refund')}>
              {text('savings.refund')}
            </Button>
          </div>
        ) : null}
        {canBe.auto ? (
          <div className="wsk-SavingsAccountPage-action">
            <Button variant="line" size="small" onClick={() => onAsk('auto')}>
              {text('savings.auto')}
            </Button>
          </div>
        ) : null}
      </div>
    </Panel>
  );
}

interface StatementProps extends Pick<SavingsAccountPageProps, 'statement' | 'onDownload' | 'onPrint'> {
  readonly onRetry: () => void;
}

function Statement({ statement, onDownload, onPrint, onRetry }: StatementProps) {
  const { site } = useScope();
  const text = useText(savingsWords);
  const hasEntries = statement.status === 'ready' && statement.data.entries.length > 0;
  return (
    <AccountPart
      title={text('savings.statement')}
      tools={
        hasEntries ? (
          <>
            <Button variant="line" size="small" onClick={() => onDownload({ statement: statement.data })}>
              {text('savings.download')}
            </Button>
            <Button variant="line" size="small" onClick={() => onPrint()}>
              {text('savings.print')}
            </Button>
          </>
        ) : null
      }
    >
      {statement.status === 'failed' ? (
        <RetryNotice title={statement.message} onRetry={onRetry} />
      ) : statement.status === 'loading' ? (
        <div role="status" aria-label={text('savings.statementLoading')}>
          <Skeleton shape="line" />
          <Skeleton shape="line" width="80%" />
        </div>
      ) : hasEntries ? (
        <Table
          caption={text('savings.statement')}
          captionHidden
          narrow="statement"
          columns={[
            { key: 'date', label: text('savings.date') },
            { key: 'text', label: text('savings.text') },
            { key: 'amount', label: text('savings.amount'), align: 'end' },
          ]}
          rows={statement.data.entries.map(({ dateAsString, description, amount }, place) => ({
            id: `${dateAsString} ${place}`,
            cells: { date: writtenDay(dateAsString, site), text: description, amount: <Amount amount={amount} /> },
          }))}
        />
      ) : (
        <EmptyState level={3} title={text('savings.statementNone')}>
          {text('savings.statementNoneText')}
        </EmptyState>
      )}
    </AccountPart>
  );
}
