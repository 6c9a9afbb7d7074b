/** Why a live-shopping request changed nothing: no stock (LIVE-003), too little stock, a second Unlimited membership,
 * or a failed call. */
export type LiveShoppingReason = 'out-of-stock' | 'low-stock' | 'already-unlimited' | 'failed';

/** Response of the shop to a live-shopping player: the new quantity in the basket, or the reason nothing changed, with
 * the sentence to show. */
export type LiveShoppingAnswer =
  | { readonly ok: true; readonly quantity: number }
  | { readonly ok: false; readonly reason: LiveShoppingReason; readonly message: string };

/** Basket operations for a live-shopping player. Their promises never reject. */
export interface LiveShoppingCart {
  /** Adds an item; the quantity defaults to 1. */
  readonly add: (request: { readonly itemCode: string; readonly quantity?: unknown }) => Promise<LiveShoppingAnswer>;
  /** Sets the quantity of an item in the basket; 0 removes it (LIVE-002). */
  readonly update: (request: { readonly itemCode: string; readonly quantity: unknown }) => Promise<LiveShoppingAnswer>;
  /** Removes an item. */
  readonly remove: (request: { readonly itemCode: string }) => Promise<LiveShoppingAnswer>;
}

/** Props of the host's player. */
export interface LiveShoppingPlayerProps {
  /** Id of the show in the player's service. */
  readonly showId: string;
  /** Basket operations, subject to the shop's rules. */
  readonly cart: LiveShoppingCart;
  /** Called once the video is playing. */
  readonly onPlaying: () => void;
  /** Called when the video cannot be played. */
  readonly onFailed: () => void;
}
