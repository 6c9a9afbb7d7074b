/** Why a live-shopping request changed nothing: no stock (LIVE-003), too little of it, a second Unlimited membership, or a
 * call that failed. */
export type LiveShoppingReason = 'out-of-stock' | 'low-stock' | 'already-unlimited' | 'failed';

/** The shop's answer to a player: how many the basket holds now, or why nothing changed, with the sentence to show. */
export type LiveShoppingAnswer =
  | { readonly ok: true; readonly quantity: number }
  | { readonly ok: false; readonly reason: LiveShoppingReason; readonly message: string };

/** What a live-shopping player asks of the basket; no request rejects. */
export interface LiveShoppingCart {
  /** Adds an item; one unless a quantity is given. */
  readonly add: (request: { readonly itemCode: string; readonly quantity?: unknown }) => Promise<LiveShoppingAnswer>;
  /** Sets how many of an item the basket holds; 0 removes it (LIVE-002). */
  readonly update: (request: { readonly itemCode: string; readonly quantity: unknown }) => Promise<LiveShoppingAnswer>;
  /** Removes an item. */
  readonly remove: (request: { readonly itemCode: string }) => Promise<LiveShoppingAnswer>;
}

/** What the host's player is given. */
export interface LiveShoppingPlayerProps {
  /** Id of the show, as the player's service has it. */
  readonly showId: string;
  /** The basket, under the shop's rules. */
  readonly cart: LiveShoppingCart;
  /** Called once the video plays. */
  readonly onPlaying: () => void;
  /** Called when the video cannot be played. */
  readonly onFailed: () => void;
}
