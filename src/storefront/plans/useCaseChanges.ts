'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Client } from '../../api/client.js';
import { done } from '../../model/load.js';
import {
  type CaseDraft,
  type CaseEvent,
  type CasePlace,
  type CaseRequest,
  caseWork,
  newCaseWork,
} from '../../rules/plans/caseWork.js';
import {
  type CaseChange,
  type CaseStep,
  type CaseTarget,
  changedElsewhere,
  quantitiesAfter,
  repricedWines,
  resetTargets,
  type SaveChoice,
  saveOptionOf,
  undoOf,
} from '../../rules/plans/nextCase.js';
import { observable, useObserved } from '../base/observable.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useDraft } from '../base/useDraft.js';
import { nextCaseCalls } from '../shop/accountCalls.js';
import { useAccountAction } from '../shop/useAccountAction.js';
import { useRefetchPlans } from '../shop/useRefetchPlans.js';
import { type CaseMaking, createCaseMaker } from './makeCaseChanges.js';
import { type CaseNames, fetchCase, shownCase } from './useNextCase.js';

/** Changes the next case of a plan. Requests are sent one after the other, and the case is fetched again after each.
 * Steps can be undone, even after a reload. Nothing is saved over a change that another window has made in the
 * meantime. */
export function useCaseChanges(names: CaseNames) {
  const { client } = useServices();
  const queries = useQueryClient();
  const refetchPlans = useRefetchPlans();
  const change = useAccountAction();
  const save = useAccountAction();
  const { work, draftNow, dispatch } = useCaseWork(names.orderId);
  const { at, elsewhere, isSaved } = useObserved(work);
  const draft = draftNow();
  const running = useRef<Promise<boolean>>(undefined);
  const [make] = useState(createCaseMaker);

  const making: CaseMaking = {
    work: work.get,
    dispatch,
    shown: () => shownCase(queries, names),
    fetchCase: () => fetchCase(queries, client, names),
    reset: () => client.call(nextCaseCalls.resetWinePlanNextCase, { params: names }),
    change: (one) => changeWine(client, names, one),
  };

  /** Sends the waiting requests. A loop that is already running also sends those that are added in the meantime. */
  function makeAll(): void {
    if (running.current) return;
    const all = change.run(() => make(making));
    running.current = all;
    void all.finally(() => {
      running.current = undefined;
    });
  }

  function request(requested: CaseRequest): void {
    save.reset();
    dispatch({ type: 'requested', request: requested });
    makeAll();
  }

  return {
    change: change.action,
    changeAt: at,
    save: isSaved && save.action.status === 'idle' ? done : save.action,
    elsewhere,
    steps: draft.steps,
    choice: draft.choice,
    choose(choice: SaveChoice): void {
      save.reset();
      dispatch({ type: 'chosen', choice });
    },
    /** Changes the quantities of some wines, and records how to undo it. */
    step(place: CasePlace, targets: readonly CaseTarget[], words: Omit<CaseStep, 'undo'>): void {
      const shown = shownCase(queries, names);
      if (shown) request({ at: place, targets, step: { ...words, undo: undoOf(targets, shown.wines) } });
    },
    undo(): void {
      const last = draftNow().steps.at(-1);
      if (last) request({ at: { part: 'case' }, targets: last.undo });
    },
    reset(): void {
      const currentCase = shownCase(queries, names);
      if (!currentCase) return;
      const targets = resetTargets(currentCase);
      const step: CaseStep = { kind: 'reset', name: currentCase.name, undo: undoOf(targets, currentCase.wines) };
      request({ at: { part: 'case' }, targets, isReset: true, step });
    },
    retry(): void {
      dispatch({ type: 'retried' });
      makeAll();
    },
    /** Clears a failure that was shown in a dialog, once the dialog is closed. */
    dismiss(): void {
      if (change.action.status !== 'failed') return;
      dispatch({ type: 'dismissed' });
      change.reset();
    },
    saveCase(): void {
      save.run(async () => {
        // If a change that is still being made fails, the case is not what the customer wanted to save.
        if (running.current && !(await running.current)) return;
        const before = shownCase(queries, names);
        const now = await fetchCase(queries, client, names);
        const changed = before
          ? [
              ...changedElsewhere(quantitiesAfter([], before.wines), before, now),
              ...repricedWines(before.wines, now.wines),
            ]
          : [];
        dispatch({ type: 'compared', elsewhere: changed });
        if (changed.length > 0) return;
        await client.call(nextCaseCalls.saveWinePlanNextCase, {
          params: names,
          body: { saveOption: saveOptionOf(draftNow().choice) },
        });
        dispatch({ type: 'saved' });
        await refetchPlans();
      });
    },
  };
}

/** The changes to the case of an order, kept outside React's state so that a running loop reads the latest version. Its
 * draft is the one of this page, or the one that was stored before a reload. */
function useCaseWork(orderId: string) {
  const fresh = newCaseWork(orderId).draft;
  const stored = useDraft<CaseDraft>('nextCase', fresh);
  const [work] = useState(() => observable(newCaseWork('')));

  function draftNow(): CaseDraft {
    const own = work.get().draft;
    if (own.orderId === orderId) return own;
    if (stored.draft?.orderId !== orderId) return fresh;
    return { ...stored.draft, choice: stored.draft.choice === 'everyCase' ? 'everyCase' : 'thisCase' };
  }

  function dispatch(event: CaseEvent): void {
    const before = draftNow();
    const next = caseWork({ ...work.get(), draft: before }, event);
    work.set(next);
    if (next.draft !== before) stored.save(next.draft);
  }
  return { work, draftNow, dispatch };
}

/** Makes the call for a change to a wine. */
function changeWine(client: Client, names: CaseNames, change: CaseChange): Promise<unknown> {
  const params = { ...names, itemCode: change.itemCode };
  if (change.kind === 'remove') return client.call(nextCaseCalls.removeWinePlanNextCaseItem, { params });
  return client.call(nextCaseCalls.setWinePlanNextCaseItem, {
    params: { ...params, quantity: String(change.quantity) },
    query: change.kind === 'set' ? { method: 'set' } : {},
  });
}
