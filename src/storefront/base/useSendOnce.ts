'use client';

import { useRef } from 'react';

type Ids = ReadonlySet<string | undefined>;

/** Something that must not be made twice. */
export interface Sending {
  /** What is sent; with another body it is something else. */
  readonly body: object;
  /** Ids of what there is before it is sent. */
  readonly idsBefore: () => Ids | Promise<Ids>;
  /** Ids of what there is now, asked of the server.
   * @throws when it cannot be asked */
  readonly idsNow: () => Promise<Ids>;
  readonly send: () => Promise<unknown>;
}

/** Whether one set has an id that the other does not. */
const hasMore = (now: Ids, before: Ids): boolean => [...now].some((id) => !before.has(id));

/** Sends something that must not be made twice. The server may have made it although its answer was lost: sent again, it is
 * first looked for among what there is. Resolves to the ids of what there was before. */
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
