'use client';

/** The requested change to a line: a new quantity, removing it, or moving it to the favourites. */
export type Wanted = number | 'removing' | 'moving';

/** A change to a line: being sent, or ended. */
export type LineProgress =
  | { readonly status: 'busy'; readonly wanted: Wanted }
  | { readonly status: 'ended'; readonly wanted: Wanted; readonly problem: string | undefined };

/** Creates the queue of changes to the basket's lines. Each line has one call at a time. Of the changes requested in
 * the meantime, only the latest is sent when that call ends, and none after a removal. */
export function createLineQueue() {
  const running = new Map<string, { wanted: Wanted }>();

  /**
   * Requests a change to a line.
   * @param send makes the call for a change; it returns the message to show if the call failed
   */
  return async function want(
    key: string,
    first: Wanted,
    send: (target: Wanted) => Promise<string | undefined>,
    show: (progress: LineProgress) => void,
  ): Promise<void> {
    const call = running.get(key);
    if (call) {
      if (typeof call.wanted !== 'number') return;
      call.wanted = first;
      show({ status: 'busy', wanted: first });
      return;
    }
    const request = { wanted: first };
    running.set(key, request);
    let sent: Wanted;
    let problem: string | undefined;
    do {
      sent = request.wanted;
      show({ status: 'busy', wanted: sent });
      problem = await send(sent);
    } while (sent !== request.wanted);
    running.delete(key);
    show({ status: 'ended', wanted: sent, problem });
  };
}
