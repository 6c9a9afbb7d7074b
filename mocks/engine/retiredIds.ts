import { idsAtMost } from './issuedIds.js';

/** Time after which no request sent before a sign-in or sign-out is still on its way, in milliseconds. */
const underwayMs = 10_000;

/** The session that continues under an id which its former session has given up. */
export interface Successor {
  readonly id: string;
  /** Whether the caller is to be told the id. A request that was on its way while its session signed in is not, because
   * its response would replace the cookie of the sign-in. */
  readonly isTold: boolean;
}

/** Creates a list of the ids that sessions had before they signed in or out, each with the empty session that a request
 * with that id gets. The oldest are forgotten. */
export function newRetiredIds(now: () => number) {
  const successors = new Map<string, { readonly id: string; readonly since: number }>();
  return {
    successorOf(id: string): Successor | undefined {
      const successor = successors.get(id);
      return successor && { id: successor.id, isTold: now() - successor.since >= underwayMs };
    },
    add(id: string, successor: string): void {
      const [oldest] = successors.size >= idsAtMost ? successors.keys() : [];
      if (oldest !== undefined) successors.delete(oldest);
      successors.set(id, { id: successor, since: now() });
    },
    clear: (): void => successors.clear(),
  };
}
