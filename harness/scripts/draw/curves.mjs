/** @typedef {[number, number]} Point */
/** @typedef {Point[]} Stroke Two points of a line, or four of a cubic curve. */

/** @type {(a: Point, b: Point) => Point} */
export const minus = (a, b) => [a[0] - b[0], a[1] - b[1]];
/** @type {(a: Point, b: Point) => Point} */
export const plus = (a, b) => [a[0] + b[0], a[1] + b[1]];
/** @type {(a: Point, k: number) => Point} */
export const times = (a, k) => [a[0] * k, a[1] * k];
/** @type {(a: Point, b: Point) => number} */
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1];
/** @type {(a: Point, b?: Point) => number} */
export const distance = (a, b = [0, 0]) => Math.hypot(a[0] - b[0], a[1] - b[1]);
/** @type {(a: Point) => Point} */
export const unit = (a) => times(a, 1 / (distance(a) || 1));

/**
 * Fits curves by Schneider's method: one cubic by least squares, with the positions of the samples on it improved a few
 * times. If the curve still deviates too far, the run is split at the worst point.
 * @param {Point[]} samples
 * @param {Point} leaving
 * @param {Point} arriving
 * @param {number} tolerance
 * @returns {Stroke[]}
 */
export function fitted(samples, leaving, arriving, tolerance) {
  const length = samples.reduce((sum, point, i) => sum + distance(point, samples[i - 1] ?? point), 0);
  let travelled = 0;
  let places = samples.map((point, i) => {
    travelled += distance(point, samples[i - 1] ?? point);
    return travelled / length;
  });
  /** @type {Stroke} */
  let curve = [];
  let worst = { error: 0, index: 0 };
  for (let round = 0; round < 6; round++) {
    curve = leastSquares(samples, places, leaving, arriving, length);
    worst = samples.reduce(
      (soFar, point, index) => {
        const error = distance(cubicAt(curve, places[index] ?? 0), point);
        return error > soFar.error ? { error, index } : soFar;
      },
      { error: 0, index: 0 },
    );
    if (worst.error < tolerance) return [curve];
    places = places.map((place, i) => nearer(curve, samples[i] ?? [0, 0], place));
  }
  if (samples.length < 6) return [curve];
  const cut = Math.max(2, Math.min(samples.length - 3, worst.index));
  const through = unit(minus(samples[cut + 1] ?? [0, 0], samples[cut - 1] ?? [0, 0]));
  return [
    ...fitted(samples.slice(0, cut + 1), leaving, times(through, -1), tolerance),
    ...fitted(samples.slice(cut), through, arriving, tolerance),
  ];
}

/**
 * @param {Point[]} samples
 * @param {number[]} places
 * @param {Point} leaving
 * @param {Point} arriving
 * @param {number} length
 * @returns {Stroke}
 */
function leastSquares(samples, places, leaving, arriving, length) {
  const start = samples[0] ?? [0, 0];
  const end = samples.at(-1) ?? [0, 0];
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  samples.forEach((point, i) => {
    const t = places[i] ?? 0;
    const m = 1 - t;
    const a = times(leaving, 3 * m * m * t);
    const b = times(arriving, 3 * m * t * t);
    const rest = minus(point, plus(times(start, m * m * (m + 3 * t)), times(end, t * t * (t + 3 * m))));
    c00 += dot(a, a);
    c01 += dot(a, b);
    c11 += dot(b, b);
    x0 += dot(a, rest);
    x1 += dot(b, rest);
  });
  const determinant = c00 * c11 - c01 * c01;
  let reach = determinant ? (x0 * c11 - x1 * c01) / determinant : 0;
  let pull = determinant ? (c00 * x1 - c01 * x0) / determinant : 0;
  if (reach < length * 0.01 || pull < length * 0.01) reach = pull = length / 3;
  return [start, plus(start, times(leaving, reach)), plus(end, times(arriving, pull)), end];
}

/** @type {Point} */
const origin = [0, 0];

/** @type {(curve: Stroke, t: number) => Point} */
function cubicAt([a = origin, b = origin, c = origin, d = origin], t) {
  const m = 1 - t;
  return plus(plus(times(a, m * m * m), times(b, 3 * m * m * t)), plus(times(c, 3 * m * t * t), times(d, t * t * t)));
}

/**
 * Takes one Newton step towards the position on the curve nearest to the point.
 * @type {(curve: Stroke, point: Point, t: number) => number}
 */
function nearer(curve, point, t) {
  const [a = origin, b = origin, c = origin, d = origin] = curve;
  const m = 1 - t;
  const gap = minus(cubicAt(curve, t), point);
  const speed = plus(plus(times(minus(b, a), 3 * m * m), times(minus(c, b), 6 * m * t)), times(minus(d, c), 3 * t * t));
  const bend = plus(times(plus(minus(c, times(b, 2)), a), 6 * m), times(plus(minus(d, times(c, 2)), b), 6 * t));
  const slope = dot(speed, speed) + dot(gap, bend);
  return slope ? Math.max(0, Math.min(1, t - dot(gap, speed) / slope)) : t;
}
