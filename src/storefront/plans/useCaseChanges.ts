'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Client } from '../../api/client.js';
import { done } from '../../model/load.js';
import type { NextCase } from '../../model/plan.js';
import {
  type CaseNews,
  type CaseStep,
  type CaseTarget,
  changedElsewhere,
  changesTo,
  quantitiesAfter,
  repricedWines,
  resetTargets,
  type SaveChoice,
  saveOptionOf,
  undoOf,
  withStep,
} from '../../rules/plans/nextCase.js';
import type { CasePlace } from '../../screens/plans/nextCase/nextCaseParts.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useDraft } from '../base/useDraft.js';
import { nextCaseCalls } from '../shop/accountCalls.js';
import { useAccountAction } from '../shop/useAccountAction.js';
import { useRefetchPlans } from '../shop/useRefetchPlans.js';
import { type CaseNames, fetchCase, shownCase } from './useNextCase.js';

/** A change that was asked for. */
interface Wanted {
  readonly at: CasePlace;
  readonly targets: readonly CaseTarget[];
  /** Made by the call that resets. */
  readonly isReset?: boolean;
  /** What it adds to the steps; without one it takes the latest away. */
  readonly step?: CaseStep;
}

interface CaseDraft {
  readonly orderId: string;
  readonly choice: string;
  readonly steps: readonly CaseStep[];
}

const choiceOf = ({ choice }: CaseDraft): SaveChoice => (choice === 'everyCase' ? 'everyCase' : 'thisCase');

const start: CaseDraft = { orderId: '', choice: 'thisCase', steps: [] };

/** Changes of the next case of a plan: they are made one after the other, and the case is read afresh after each. What
 * was done can be undone, also after a reload. Nothing is saved over what another window has done meanwhile. */
export function useCaseChanges(names: CaseNames) {
  const { client } = useServices();
  const queries = useQueryClient();
  const refetchPlans = useRefetchPlans();
  const stored = useDraft<CaseDraft>('nextCase', start);
  const [own, setOwn] = useState<CaseDraft>();
  const [elsewhere, setElsewhere] = useState<readonly CaseNews[]>([]);
  const [at, setAt] = useState<CasePlace>();
  const change = useAccountAction();
  const save = useAccountAction();
  const [isSaved, setSaved] = useState(false);
  const queue = useRef<Wanted[]>([]);
  const failedOne = useRef<Wanted>(undefined);
  const working = useRef(Promise.resolve());
  const latest = useRef<CaseDraft>(undefined);

  const draft = own ?? stored.draft;
  const known: CaseDraft = draft?.orderId === names.orderId ? draft : { ...start, orderId: names.orderId };
  useEffect(() => {
    latest.current = known;
  });

  function keep(more: Partial<CaseDraft>): void {
    const next = { ...(latest.current ?? known), ...more };
    latest.current = next;
    setOwn(next);
    stored.save(next);
  }

  async function make({ targets, isReset = false, step }: Wanted): Promise<void> {
    const before = shownCase(queries, names);
    if (!before) return;
    try {
      if (isReset) await client.call(nextCaseCalls.resetWinePlanNextCase, { params: names });
      else await sendChanges(client, names, targets, before);
    } catch (error) {
      // Half of it may have been done: the page shows what the shop has.
      await fetchCase(queries, client, names).catch(() => undefined);
      throw error;
    }
    const steps = latest.current?.steps ?? [];
    keep({ steps: step ? withStep(steps, step) : steps.slice(0, -1) });
    const now = await fetchCase(queries, client, names);
    setElsewhere(changedElsewhere(quantitiesAfter(targets, before.wines), before, now));
  }

  function work(): void {
    change.run(async () => {
      const all = (async () => {
        for (let wanted = queue.current.shift(); wanted; wanted = queue.current.shift()) {
          setAt(wanted.at);
          failedOne.current = wanted;
          await make(wanted);
          failedOne.current = undefined;
        }
      })();
      working.current = all.catch(() => undefined);
      await all;
    });
  }

  function startAnew(): void {
    save.reset();
    setSaved(false);
  }

  function ask(wanted: Wanted): void {
    startAnew();
    // Of several numbers for one wine, the last is meant.
    const isSame = (other: Wanted) => other.step?.kind === 'amount' && other.at.itemCode === wanted.at.itemCode;
    queue.current = wanted.step?.kind === 'amount' ? queue.current.filter((other) => !isSame(other)) : queue.current;
    queue.current.push(wanted);
    work();
  }

  return {
    change: change.action,
    changeAt: at,
    save: isSaved && save.action.status === 'idle' ? done : save.action,
    elsewhere,
    steps: known.steps,
    choice: choiceOf(known),
    choose(choice: SaveChoice): void {
      startAnew();
      keep({ choice });
    },
    /** Makes so many of some wines, and remembers how to undo it. */
    step(place: CasePlace, targets: readonly CaseTarget[], words: Omit<CaseStep, 'undo'>): void {
      const shown = shownCase(queries, names);
      if (shown) ask({ at: place, targets, step: { ...words, undo: undoOf(targets, shown.wines) } });
    },
    undo(): void {
      const last = latest.current?.steps.at(-1);
      if (last) ask({ at: { part: 'case' }, targets: last.undo });
    },
    reset(): void {
      const shown = shownCase(queries, names);
      if (!shown) return;
      const targets = resetTargets(shown);
      const step: CaseStep = { kind: 'reset', name: shown.name, undo: undoOf(targets, shown.wines) };
      ask({ at: { part: 'case' }, targets, isReset: true, step });
    },
    retry(): void {
      if (failedOne.current) queue.current.unshift(failedOne.current);
      work();
    },
    /** Forgets a failure that was shown in a dialog which is closed. */
    dismiss(): void {
      if (change.action.status !== 'failed') return;
      failedOne.current = undefined;
      change.reset();
    },
    saveCase(): void {
      save.run(async () => {
        const failedBefore = failedOne.current;
        await working.current;
        // A change that was still on its way has failed: the case is not what the customer meant to save.
        if (failedOne.current !== failedBefore) return;
        const shown = shownCase(queries, names);
        const now = await fetchCase(queries, client, names);
        const others = shown
          ? [
              ...changedElsewhere(quantitiesAfter([], shown.wines), shown, now),
              ...repricedWines(shown.wines, now.wines),
            ]
          : [];
        setElsewhere(others);
        if (others.length > 0) return;
        await client.call(nextCaseCalls.saveWinePlanNextCase, {
          params: names,
          body: { saveOption: saveOptionOf(choiceOf(latest.current ?? known)) },
        });
        keep({ steps: [] });
        await refetchPlans();
        setSaved(true);
      });
    },
  };
}

async function sendChanges(client: Client, names: CaseNames, targets: readonly CaseTarget[], { wines }: NextCase) {
  for (const change of changesTo(targets, wines)) {
    const params = { ...names, itemCode: change.itemCode };
    if (change.kind === 'remove') await client.call(nextCaseCalls.removeWinePlanNextCaseItem, { params });
    else
      await client.call(nextCaseCalls.setWinePlanNextCaseItem, {
        params: { ...params, quantity: String(change.quantity) },
        query: change.kind === 'set' ? { method: 'set' } : {},
      });
  }
}
