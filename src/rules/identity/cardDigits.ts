/** How many digits of a card's number the gate asks for (GATE-007). */
export const gateDigits = 6;

/** The boxes of the gate, first to last; an empty text is an empty box. */
export type CardDigits = readonly string[];

/** Boxes nobody has typed in. */
export const noDigits: CardDigits = Array.from({ length: gateDigits }, () => '');

/** What a change leaves: the boxes, and the box that has the focus from then on. */
export interface DigitChange {
  /** The boxes after the change. */
  readonly digits: CardDigits;
  /** Position of the box that takes the focus, from 0. */
  readonly focus: number;
}

/** Each box takes a plain digit. */
const digitsOf = (text: string): string => text.replace(/\D/g, '');

const last = gateDigits - 1;

const withDigit = (digits: CardDigits, place: number, digit: string): CardDigits =>
  digits.map((before, index) => (index === place ? digit : before));

/** Fills all boxes with the first six digits of a text, from the first box on; the rest is not kept. */
export function pastedDigits(text: string): DigitChange {
  const figures = digitsOf(text).slice(0, gateDigits);
  return {
    digits: noDigits.map((_, index) => figures[index] ?? ''),
    focus: Math.min(figures.length, last),
  };
}

/** Takes what a box holds after someone typed in it: one digit, the last typed of two (GATE-014 to GATE-017). More than two
 * are a number that was put in at once. */
export function typedDigit(digits: CardDigits, place: number, text: string): DigitChange {
  const figures = digitsOf(text);
  if (figures.length > 2) return pastedDigits(figures);
  const before = digits[place] ?? '';
  // The caret may stand before the digit that is there.
  const [first = '', second] = figures;
  const digit = second === undefined ? first : second === before ? first : second;
  if (digit === '') return { digits: withDigit(digits, place, ''), focus: place };
  return { digits: withDigit(digits, place, digit), focus: Math.min(place + 1, last) };
}

/** Empties a box, and goes one back (GATE-018). */
export const deletedDigit = (digits: CardDigits, place: number): DigitChange => ({
  digits: withDigit(digits, place, ''),
  focus: Math.max(place - 1, 0),
});

/** The digits as the shop is sent them; undefined while a box is empty (GATE-021). */
export const cardIdOf = (digits: CardDigits): string | undefined =>
  digits.every((digit) => digit !== '') ? digits.join('') : undefined;
