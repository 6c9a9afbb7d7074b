/** Where a finger is, in px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const tapThreshold = 15;

/** Whether a finger that came down here and left there tapped: one that moved further swiped (NAV-021). */
export const isTap = (down: Point, up: Point): boolean => Math.hypot(up.x - down.x, up.y - down.y) < tapThreshold;

/** Whether it swiped towards the beginning of a line, and not up or down. */
export const isSwipeAside = (down: Point, up: Point): boolean =>
  !isTap(down, up) && up.x < down.x && Math.abs(up.x - down.x) > Math.abs(up.y - down.y);
