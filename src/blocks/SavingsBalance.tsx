'use client';

import { savingsWords } from '../brands/words/savings.js';
import type { Load } from '../model/load.js';
import { RetryNotice } from '../ui/RetryNotice.js';
import { Skeleton } from '../ui/Skeleton.js';
import { useText } from '../ui/scope.js';
import { Amount } from './Amount.js';

/** The balance to show, and the callback of the block. */
export interface SavingsBalanceProps {
  /** The balance: a decimal in the site's currency, or whole points; undefined hides the block. */
  readonly balance: Load<number> | undefined;
  /** Called to fetch the balance again after it failed to load. */
  readonly onRetry: () => void;
}

/** Balance of a wine reward member's savings, on one line (ACCT-054, ACCT-062 to ACCT-064). The caller decides who sees
 * it. */
export function SavingsBalance({ balance, onRetry }: SavingsBalanceProps) {
  const text = useText(savingsWords);
  if (!balance) return null;
  if (balance.status === 'failed') return <RetryNotice place="row" title={balance.message} onRetry={onRetry} />;
  return (
    <p className="wsk-SavingsBalance" data-component="SavingsBalance" data-status={balance.status}>
      <span className="wsk-SavingsBalance-label">{text('balance.label')}</span>
      {balance.status === 'ready' ? (
        <span className="wsk-SavingsBalance-amount">
          <Amount amount={balance.data} />
        </span>
      ) : (
        <>
          <Skeleton shape="line" width="4em" />
          <span className="wsk-VisuallyHidden">{text('balance.loading')}</span>
        </>
      )}
    </p>
  );
}
