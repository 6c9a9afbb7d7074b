'use client';

import { useEffect } from 'react';
import type { Load } from '../../model/load.js';
import type { FoundUpsell } from '../../rules/upsells/upsells.js';
import { useServices } from '../base/StorefrontProvider.js';

/** Logs, only once, why an offer is not shown, so that its setup can be corrected (UPSL-031, UPSL-032, UPSL-034). */
export function useLoggedProblem(
  load: Load<FoundUpsell | null>,
  wordsOf: (problem: NonNullable<FoundUpsell['problem']>) => string,
): void {
  const { log } = useServices();
  const problem = load.status === 'ready' ? load.data?.problem : undefined;
  const message = problem && wordsOf(problem);
  useEffect(() => {
    if (message !== undefined) log(new Error(message));
  }, [log, message]);
}
