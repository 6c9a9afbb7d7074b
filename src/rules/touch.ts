/** Where a finger is, in px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const tapThreshold = 15;

/** Whether a finger that came down here and left there tapped: one that moved further swiped (NAV-021). */
export const isTap = (down: Point, up: Point): boolean => Math.hypot(up.x - down.x, up.y - down.y) < tapThreshold;

/** Where a finger that swiped went, in the direction it moved most; nothing for one that tapped. */
export function swipeDirection(down: Point, up: Point): 'left' | 'right' | 'up' | 'down' | undefined {
  if (isTap(down, up)) return undefined;
  const [x, y] = [up.x - down.x, up.y - down.y];
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? 'left' : 'right';
  return y < 0 ? 'up' : 'down';
}
