/** Position of a finger, in px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const tapThreshold = 15;

/** Checks whether a touch was a tap; a longer movement is a swipe (NAV-021). */
export const isTap = (down: Point, up: Point): boolean => Math.hypot(up.x - down.x, up.y - down.y) < tapThreshold;

/** Returns the main direction of a swipe; undefined for a tap. */
export function swipeDirection(down: Point, up: Point): 'left' | 'right' | 'up' | 'down' | undefined {
  if (isTap(down, up)) return undefined;
  const [x, y] = [up.x - down.x, up.y - down.y];
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? 'left' : 'right';
  return y < 0 ? 'up' : 'down';
}
