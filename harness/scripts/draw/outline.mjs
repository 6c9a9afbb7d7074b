import { distance, dot, fitted, minus, plus, times, unit } from './curves.mjs';

/**
 * Turns a glyph of a font into a short SVG path. Fonts have far more points than a label a few hundred pixels high can
 * show, and every bottle picture contains its own letters. Each outline is therefore redrawn with as few curves as
 * possible within a tolerance.
 */

/** @typedef {import('./curves.mjs').Point} Point */
/** @typedef {import('./curves.mjs').Stroke} Stroke */
/** @typedef {{ from: Point, control?: Point, to: Point }} Segment A line, or a quadratic curve. */
/** @typedef {{ unitsPerEm: number, tolerance: number, corner: number }} Detail Both lengths in parts of an em. */
/** @typedef {{ command: string, args: number[] }} Command */

/**
 * Returns one path per contour, in whole units with y pointing down.
 * @param {Command[]} commands
 * @param {number} sourceUnitsPerEm
 * @param {Detail} detail
 * @returns {string[]}
 */
export function outline(commands, sourceUnitsPerEm, { unitsPerEm, tolerance, corner }) {
  return contours(commands, unitsPerEm / sourceUnitsPerEm)
    .map((segments) => sharpened(segments, corner * unitsPerEm))
    .map((segments) => encoded(redrawn(segments, tolerance * unitsPerEm)));
}

/**
 * @param {Command[]} commands
 * @param {number} scale
 * @returns {Segment[][]}
 */
function contours(commands, scale) {
  /** @type {Segment[][]} */
  const all = [];
  /** @type {Segment[]} */
  let segments = [];
  /** @type {Point} */
  let start = [0, 0];
  /** @type {Point} */
  let at = [0, 0];
  for (const { command, args } of commands) {
    /** @type {(i: number) => Point} */
    const point = (i) => [(args[i] ?? 0) * scale, -(args[i + 1] ?? 0) * scale];
    if (command === 'moveTo') {
      segments = [];
      all.push(segments);
      start = at = point(0);
    } else if (command === 'quadraticCurveTo') {
      segments.push({ from: at, control: point(0), to: point(2) });
      at = point(2);
    } else {
      const to = command === 'closePath' ? start : point(0);
      if (distance(at, to) > 1e-6) segments.push({ from: at, to });
      at = to;
    }
  }
  return all.filter((contour) => contour.length > 1);
}

/** @type {(segment: Segment, t: number) => Point} */
function pointAt({ from, control, to }, t) {
  if (!control) return plus(times(from, 1 - t), times(to, t));
  return plus(plus(times(from, (1 - t) ** 2), times(control, 2 * t * (1 - t))), times(to, t * t));
}

/** @type {(segment: Segment) => Point} */
const startDirection = ({ from, control, to }) =>
  unit(minus(control && distance(control, from) > 1e-6 ? control : to, from));
/** @type {(segment: Segment) => Point} */
const endDirection = ({ from, control, to }) =>
  unit(minus(to, control && distance(control, to) > 1e-6 ? control : from));

/**
 * Returns the point where the tangents at both ends of a run of curves meet, if they meet between the ends.
 * @param {Segment} first
 * @param {Segment} last
 * @returns {Point | undefined}
 */
function tangentsMeet(first, last) {
  const out = startDirection(first);
  const back = endDirection(last);
  const cross = out[0] * back[1] - out[1] * back[0];
  if (Math.abs(cross) < 0.3) return undefined;
  const gap = minus(last.to, first.from);
  const along = (gap[0] * back[1] - gap[1] * back[0]) / cross;
  const beyond = (gap[0] * out[1] - gap[1] * out[0]) / cross;
  return along > 0 && beyond < 0 ? plus(first.from, times(out, along)) : undefined;
}

/**
 * Turns rounded corners smaller than `size` into plain corners, unless a neighbour is too short to reach the new point
 * without changing its direction.
 * @param {Segment[]} contour
 * @param {number} size
 */
function sharpened(contour, size) {
  const list = contour.map((segment) => ({ ...segment }));
  for (let i = 0; i < list.length; i++) {
    for (const length of [3, 2, 1]) {
      const run = list.slice(i, i + length);
      const first = run[0];
      const last = run.at(-1);
      if (!first || !last || run.length < length || list.length - length < 3) continue;
      if (run.some((segment) => !segment.control) || distance(first.from, last.to) > size) continue;
      const meeting = tangentsMeet(first, last);
      const before = list.at(i - 1);
      const after = list[(i + length) % list.length];
      if (!meeting || !before || !after || !reaches(before, meeting) || !reaches(after, meeting)) continue;
      before.to = meeting;
      after.from = meeting;
      list.splice(i, length);
      i--;
      break;
    }
  }
  return list;
}

/** @type {(segment: Segment, point: Point) => boolean} */
const reaches = ({ from, to }, point) =>
  Math.min(distance(point, from), distance(point, to)) < 0.45 * distance(from, to);

/**
 * Keeps lines, and fits each smooth run of curves with as few cubics as possible within the tolerance.
 * @param {Segment[]} contour
 * @param {number} tolerance
 * @returns {Stroke[]}
 */
function redrawn(contour, tolerance) {
  const breaks = (/** @type {number} */ i) => {
    const here = contour[i];
    const before = contour.at(i - 1);
    if (!here?.control || !before?.control) return true;
    return dot(endDirection(before), startDirection(here)) < 0.94;
  };
  const first = Math.max(
    0,
    contour.findIndex((_, i) => breaks(i)),
  );
  /** @type {Stroke[]} */
  const strokes = [];
  for (let done = 0; done < contour.length; ) {
    const opening = contour[(first + done) % contour.length];
    if (!opening) break;
    if (!opening.control) {
      strokes.push([opening.from, opening.to]);
      done++;
      continue;
    }
    const samples = [opening.from];
    let closing = opening;
    do {
      closing = contour[(first + done) % contour.length] ?? opening;
      for (let step = 1; step <= 8; step++) samples.push(pointAt(closing, step / 8));
      done++;
    } while (done < contour.length && !breaks((first + done) % contour.length));
    strokes.push(...fitted(samples, startDirection(opening), times(endDirection(closing), -1), tolerance));
  }
  return strokes;
}

/**
 * Encodes strokes as relative whole numbers, with separators only where needed.
 * @param {Stroke[]} strokes
 */
function encoded(strokes) {
  /** @type {(point: Point | undefined) => Point} */
  const whole = (point = [0, 0]) => [Math.round(point[0]), Math.round(point[1])];
  const start = whole(strokes[0]?.[0]);
  let at = start;
  let path = `M${joined(start)}`;
  let previous = '';
  strokes.forEach((stroke, i) => {
    const to = whole(stroke.at(-1));
    const closes = i === strokes.length - 1 && stroke.length === 2;
    // A small counter can be one curve that ends where it starts, so only strokes that never leave their start are
    // dropped.
    const returns = to[0] === at[0] && to[1] === at[1];
    if (closes || (returns && stroke.every((point) => distance(point, to) < 2))) return;
    const from = at;
    const [letter, values] = relative(stroke.map((point) => minus(whole(point), from)));
    const numbers = joined(values);
    path += letter === previous ? (numbers.startsWith('-') ? numbers : ` ${numbers}`) : letter + numbers;
    previous = letter;
    at = to;
  });
  return `${path}z`;
}

/**
 * @param {Point[]} points
 * @returns {[string, number[]]}
 */
function relative(points) {
  if (points.length > 2) return ['c', points.slice(1).flat()];
  const [x, y] = points[1] ?? [0, 0];
  if (x === 0) return ['v', [y]];
  return y === 0 ? ['h', [x]] : ['l', [x, y]];
}

/** @type {(values: number[]) => string} */
const joined = (values) => values.map((value, i) => (i === 0 || value < 0 ? `${value}` : ` ${value}`)).join('');
