import { useEffect, useRef, useState } from 'react';
import type { LineItem } from '../../model/basket.js';
import { type Action, busy, failed } from '../../model/load.js';
import { lineKey, lineName } from '../../screens/basket/cartLines.js';
import { useText } from '../../ui/scope.js';
import type { Basket } from '../useBasket.js';

/** A quantity, or no such line any more. */
type Wanted = number | 'removal';

interface Change {
  readonly action: Action;
  readonly removing: boolean;
  /** The call succeeded, and the refetched basket is about to show it. */
  readonly succeeded: boolean;
  /** The line before the change. */
  readonly line: LineItem;
}

export interface LineChanges {
  readonly actions: Readonly<Record<string, Action>>;
  readonly removing: readonly string[];
  /** Announcement of the last change, for assistive technology. */
  readonly announcement: string | undefined;
  readonly want: (line: LineItem, wanted: Wanted) => void;
}

/** Changes of the basket's lines. A line has one call at a time; changes made meanwhile are sent when it ends, the
 * latest alone, and none after a removal. */
export function useLineChanges(basket: Basket): LineChanges {
  const text = useText();
  const [changes, setChanges] = useState<Readonly<Record<string, Change>>>({});
  const [announcement, setAnnouncement] = useState<string>();
  // Not state: a second press before the next render must see the first.
  const running = useRef(new Map<string, { wanted: Wanted }>());

  async function run(line: LineItem, first: Wanted): Promise<void> {
    const key = lineKey(line);
    const show = (change: Omit<Change, 'line'>) => setChanges((all) => ({ ...all, [key]: { ...change, line } }));
    const call = running.current.get(key);
    if (call) {
      if (call.wanted === 'removal') return;
      call.wanted = first;
      show({ action: busy, removing: first === 'removal', succeeded: false });
      return;
    }
    const request = { wanted: first };
    running.current.set(key, request);
    let sent: Wanted;
    let problem: string | undefined;
    do {
      sent = request.wanted;
      show({ action: busy, removing: sent === 'removal', succeeded: false });
      problem = await (sent === 'removal' ? basket.remove({ line }) : basket.setQuantity({ line, quantity: sent }));
    } while (sent !== request.wanted);
    running.current.delete(key);
    const succeeded = problem === undefined;
    show({ action: problem === undefined ? busy : failed(problem), removing: sent === 'removal', succeeded });
  }

  // A change ends when the basket that has it arrives: another line's call may cause a further refetch.
  const { refreshing, known } = basket;
  useEffect(() => {
    const over = Object.entries(changes).filter(([, change]) => change.succeeded);
    if (refreshing || over.length === 0) return;
    const sentences = over.flatMap(([key, { line }]) => {
      const now = known?.lineItems.find((other) => lineKey(other) === key);
      const name = lineName(line);
      if (!now) return text('basket.removed', { name });
      return now.quantity === line.quantity ? [] : text('basket.changed', { name, count: now.quantity });
    });
    if (sentences.length > 0) setAnnouncement(sentences.join('. '));
    setChanges((all) => Object.fromEntries(Object.entries(all).filter(([, change]) => !change.succeeded)));
  }, [changes, refreshing, known, text]);

  const entries = Object.entries(changes);
  return {
    actions: Object.fromEntries(entries.map(([key, { action }]) => [key, action])),
    removing: entries.flatMap(([key, { removing }]) => (removing ? key : [])),
    announcement,
    want: (line, wanted) => void run(line, wanted),
  };
}
