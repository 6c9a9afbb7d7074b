const marks = /\p{Diacritic}/gu;
const between = /[^\p{Letter}\p{Number}]+/u;
const plainBetween = /[^a-z\d]+/;
// Most names are plain ASCII and can be processed four times as fast.
const isPlain = (value: string): boolean => /^[\0-\x7f]*$/.test(value);

/** Splits a name or term into words for comparison: lower case, without accents. */
export function searchWords(value: string): string[] {
  const words = isPlain(value)
    ? value.toLowerCase().split(plainBetween)
    : value.normalize('NFD').replace(marks, '').toLowerCase().split(between);
  return words.filter(Boolean);
}

/** Checks whether two words differ by one letter added, dropped, changed, or swapped with the next; false for equal
 * words. */
export function isOneSlipAway(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  const { length } = shorter;
  if (longer.length - length > 1 || shorter === longer) return false;
  let start = 0;
  while (start < length && shorter[start] === longer[start]) start++;
  let end = 0;
  while (end < length - start && shorter[length - 1 - end] === longer[longer.length - 1 - end]) end++;
  const differing = length - start - end;
  if (longer.length > length) return differing === 0;
  const isSwapped = shorter[start] === longer[start + 1] && shorter[start + 1] === longer[start];
  return differing === 1 || (differing === 2 && isSwapped);
}
