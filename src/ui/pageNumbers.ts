/** Returns the entries of a pagination: both ends, the current page and its neighbours, and `gap` where more than one
 * page is left out. The number of entries is constant, so that nothing moves under the pointer. */
export function pageNumbers(current: number, count: number): readonly (number | 'gap')[] {
  const all = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (count <= 7) return all(1, count);
  if (current <= 4) return [...all(1, 5), 'gap', count];
  if (current >= count - 3) return [1, 'gap', ...all(count - 4, count)];
  return [1, 'gap', ...all(current - 1, current + 1), 'gap', count];
}
