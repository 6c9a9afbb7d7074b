'use client';

import type { NextCase } from '../../model/plan.js';
import type { CaseEvent, CaseWork } from '../../rules/plans/caseWork.js';
import { type CaseChange, changedElsewhere, changesTo, quantitiesAfter } from '../../rules/plans/nextCase.js';

type Case = Pick<NextCase, 'wines' | 'deliveryDate'>;

/** The changes to a case on a page, and the shop that makes them. */
export interface CaseMaking {
  readonly work: () => CaseWork;
  readonly dispatch: (event: CaseEvent) => void;
  /** Returns the case as fetched last; undefined before it has loaded. */
  readonly shown: () => Case | undefined;
  /** Fetches the case.
   * @throws ApiError when that fails */
  readonly fetchCase: () => Promise<Case>;
  /** Resets the case to the plan's own wines.
   * @throws ApiError when that fails */
  readonly reset: () => Promise<unknown>;
  /** Changes one wine.
   * @throws ApiError when that fails */
  readonly change: (change: CaseChange) => Promise<unknown>;
}

/** Creates the function that makes the waiting requests of a page one after the other, including those that are added
 * in the meantime. It throws an ApiError when one fails; that request can be retried, and the others keep waiting. */
export function createCaseMaker() {
  /** Whether the page shows what the shop has. It may not after a lost response, until the case has been fetched. */
  let isKnown = true;

  async function makeNext({ work, dispatch, shown, fetchCase, reset, change }: CaseMaking): Promise<void> {
    dispatch({ type: 'begun' });
    const { current } = work();
    const fetchNow = async () => {
      const fetched = await fetchCase();
      isKnown = true;
      return fetched;
    };
    const before = isKnown || current?.isMade ? shown() : await fetchNow();
    if (!current || !before) return;
    if (!current.isMade) {
      try {
        if (current.isReset) await reset();
        else for (const one of changesTo(current.targets, before.wines)) await change(one);
      } catch (error) {
        // Some of the calls may have succeeded, so the page fetches the shop's version.
        isKnown = false;
        await fetchNow().catch(() => undefined);
        throw error;
      }
      dispatch({ type: 'made' });
    }
    isKnown = false;
    const now = await fetchNow();
    const expected = quantitiesAfter(current.targets, before.wines);
    dispatch({ type: 'settled', elsewhere: changedElsewhere(expected, before, now) });
  }

  return async (making: CaseMaking): Promise<void> => {
    while (making.work().waiting.length > 0) await makeNext(making);
  };
}
