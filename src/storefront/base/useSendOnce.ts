'use client';

import { useRef } from 'react';

type Ids = ReadonlySet<string | undefined>;

/** The creation of something that must not be created twice. */
export interface Sending {
  /** The payload; a different body means that something different is created. */
  readonly body: object;
  /** Returns the ids that exist before the payload is sent. */
  readonly idsBefore: () => Ids | Promise<Ids>;
  /**
   * Fetches the ids that exist now from the server.
   * @throws when they cannot be fetched
   */
  readonly idsNow: () => Promise<Ids>;
  readonly send: () => Promise<unknown>;
}

/** Checks whether one set has an id that the other does not. */
const hasMore = (now: Ids, before: Ids): boolean => [...now].some((id) => !before.has(id));

/** Returns a function that sends a request to create something that must not be created twice. The server may have
 * created it even though its response was lost, so before sending again, the function looks for a new id among the
 * existing ones. Resolves to the ids that existed before. */
export function useSendOnce(): (sending: Sending) => Promise<Ids> {
  const unconfirmed = useRef<{ readonly sent: string; readonly before: Ids }>(undefined);
  return async ({ body, idsBefore, idsNow, send }) => {
    const sent = JSON.stringify(body);
    const last = unconfirmed.current?.sent === sent ? unconfirmed.current : undefined;
    const before = last?.before ?? (await idsBefore());
    if (!last || !hasMore(await idsNow(), before)) {
      unconfirmed.current = { sent, before };
      await send();
    }
    unconfirmed.current = undefined;
    return before;
  };
}
