'use client';

import { useEffect, useState } from 'react';
import { SavingsBalance } from '../../blocks/SavingsBalance.js';
import { ready } from '../../model/load.js';
import { showsBalance } from '../../rules/account/membership.js';
import { balanceCopyMs } from '../../rules/common/timings.js';
import { useProfile } from './useProfile.js';
import { useSavingsAccount } from './useSavingsAccount.js';

/** Connects the balance in the account menu. It is secondary, so it is updated 3 s after the balance on the page itself
 * (ACCT-065, OPEN-032). Renders nothing for a shopper who is not a member, or not signed in (ACCT-062 to ACCT-064). */
export function SavingsBalanceContainer() {
  const { profile } = useProfile();
  const { load, retry } = useSavingsAccount();
  const balance = load.status === 'ready' ? load.data?.balance : undefined;
  const [copied, setCopied] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setCopied(balance), balanceCopyMs);
    return () => clearTimeout(timer);
  }, [balance]);
  if (!showsBalance(profile)) return null;
  if (load.status === 'failed') return <SavingsBalance balance={load} onRetry={retry} />;
  return <SavingsBalance balance={copied === undefined ? { status: 'loading' } : ready(copied)} onRetry={retry} />;
}
