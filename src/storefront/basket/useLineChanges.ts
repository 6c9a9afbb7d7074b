'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Client } from '../../api/client.js';
import { cartWords } from '../../brands/words/cart.js';
import type { LineItem } from '../../model/basket.js';
import { type Action, busy, failed } from '../../model/load.js';
import { lineKey } from '../../rules/basket/basketCount.js';
import { cartFigures, goodsTotal } from '../../rules/common/basket.js';
import { formatPrice } from '../../rules/common/money.js';
import { lineName } from '../../screens/basket/cartLines.js';
import { useScope, useText } from '../../ui/scope.js';
import { useServices } from '../base/StorefrontProvider.js';
import { basketCalls } from '../shop/calls.js';
import type { Basket } from '../shop/useBasket.js';
import { createLineQueue, type Wanted } from './lineQueue.js';

interface Change {
  readonly action: Action;
  readonly wanted: Wanted;
  /** Whether the call has succeeded, and the refetched basket is about to show it. */
  readonly succeeded: boolean;
  /** The line before the change. */
  readonly line: LineItem;
}

export interface LineChanges {
  readonly actions: Readonly<Record<string, Action>>;
  readonly leaving: Readonly<Record<string, 'removing' | 'moving'>>;
  /** Pending quantities; 0 for a line that is being removed or moved. */
  readonly wanted: Readonly<Record<string, number>>;
  /** Announcement of the last change, for assistive technology. */
  readonly announcement: string | undefined;
  /** Requests a change; the function stays the same during the lifetime of the page. */
  readonly want: (line: LineItem, target: Wanted) => void;
}

interface Doing {
  readonly basket: Basket;
  /**
   * Adds a line's item to the favourites.
   * @returns the message to show if it failed
   */
  readonly addToFavourites: (line: LineItem) => Promise<string | undefined>;
}

/** Returns the call that removes a line by its own id, if its item code does not tell it from another line, such as
 * e-vouchers for two people (BSKT-020). */
function removalById(client: Client, { product, commerceItemId }: LineItem, { known }: Basket) {
  const lines = known?.lineItems.filter((one) => one.product.itemCode === product.itemCode) ?? [];
  return commerceItemId !== undefined && lines.length > 1
    ? () => client.call(basketCalls.removeCartItemByCommerceId, { params: { commerceItemId } })
    : undefined;
}

/** Manages changes to the basket's lines. */
export function useLineChanges({ basket, addToFavourites }: Doing): LineChanges {
  const { site } = useScope();
  const { client } = useServices();
  const text = useText(cartWords);
  const [changes, setChanges] = useState<Readonly<Record<string, Change>>>({});
  const [announcement, setAnnouncement] = useState<string>();
  const [queue] = useState(createLineQueue);
  const doing = useRef({ basket, addToFavourites, client });
  useEffect(() => {
    doing.current = { basket, addToFavourites, client };
  });

  const want = useCallback(
    (line: LineItem, first: Wanted): void => {
      const key = lineKey(line);
      async function send(target: Wanted): Promise<string | undefined> {
        const { basket: held, addToFavourites: favour, client: own } = doing.current;
        if (typeof target === 'number') return held.setQuantity({ line, quantity: target });
        // The item is added to the favourites first, so that the line is not lost if that fails.
        const problem = target === 'moving' ? await favour(line) : undefined;
        return problem ?? held.remove({ line, call: removalById(own, line, held) });
      }

      void queue(key, first, send, (progress) => {
        const { status, wanted } = progress;
        const problem = status === 'ended' ? progress.problem : undefined;
        const change = {
          action: problem === undefined ? busy : failed(problem),
          wanted,
          succeeded: status === 'ended' && problem === undefined,
        };
        setChanges((all) => ({ ...all, [key]: { ...change, line } }));
      });
    },
    [queue],
  );

  // A change ends when the refetched basket that includes it arrives; a call for another line may trigger an
  // earlier refetch.
  const { refreshing, known } = basket;
  useEffect(() => {
    const over = Object.entries(changes).filter(([, change]) => change.succeeded);
    if (refreshing || over.length === 0) return;
    const sentences = over.flatMap(([key, { line, wanted }]) => {
      const now = known?.lineItems.find((other) => lineKey(other) === key);
      const name = lineName(line);
      if (!now) return text(wanted === 'moving' ? 'cart.moved' : 'basket.removed', { name });
      return now.quantity === line.quantity ? [] : text('basket.changed', { name, count: now.quantity });
    });
    if (known && over.some(([, { wanted }]) => typeof wanted === 'number')) {
      const total = formatPrice(goodsTotal(cartFigures(known, site.money)), site);
      if (sentences.length > 0) sentences.push(text('cart.total', { total }));
    }
    if (sentences.length > 0) setAnnouncement(sentences.join('. '));
    setChanges((all) => Object.fromEntries(Object.entries(all).filter(([, change]) => !change.succeeded)));
  }, [changes, refreshing, known, text, site]);

  return useMemo(() => {
    const entries = Object.entries(changes);
    const pending = entries.filter(([, { action }]) => action.status === 'busy');
    return {
      actions: Object.fromEntries(entries.map(([key, { action }]) => [key, action])),
      leaving: Object.fromEntries(
        entries.flatMap(([key, { wanted }]) => (typeof wanted === 'number' ? [] : [[key, wanted]])),
      ),
      wanted: Object.fromEntries(pending.map(([key, { wanted }]) => [key, typeof wanted === 'number' ? wanted : 0])),
      announcement,
      want,
    };
  }, [changes, announcement, want]);
}
