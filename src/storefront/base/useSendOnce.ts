'use client';

import { useRef } from 'react';

type Ids = ReadonlySet<string | undefined>;

/** Something that must not be created twice. */
export interface Sending {
  /** The payload; a different body is a different thing to create. */
  readonly body: object;
  /** Returns the ids that exist before it is sent. */
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

/** Returns a function that sends something that must not be created twice. The server may have created it although its
 * response was lost: before sending again, it is looked for among the existing ids. Resolves to the ids that existed
 * before. */
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
