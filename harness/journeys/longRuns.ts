import { test } from 'vitest';

/** Whether every case is gone through; else a sample, the same on every machine. */
export const isLong = Boolean(process.env.LONG_RUNS);

/** Each row with each kind where long runs are asked for; else each row with one of them, the kinds in turn. */
export const inTurn = <Row extends object, Kind>(
  rows: readonly Row[],
  kinds: readonly Kind[],
): (Row & { readonly kind: Kind })[] =>
  rows.flatMap((row, place) => {
    const drawn = isLong ? kinds : kinds.slice(place % kinds.length).slice(0, 1);
    return drawn.map((kind) => ({ ...row, kind }));
  });

/** The two shops that journeys of any brand are made in: they differ in money, layout and rules. */
type UsualShop = 'law' | 'hsb';

const isTurnOf = (shop: UsualShop, place: number): boolean => isLong || place % 2 === (shop === 'law' ? 0 : 1);

/** Of the cases both shops could go through: all where long runs are asked for, else those that are this shop's turn. */
export const turnsOf = <Case>(shop: UsualShop, cases: readonly Case[]): readonly Case[] =>
  cases.filter((_, place) => isTurnOf(shop, place));

/** `test` for journeys both shops could make: without long runs they make them in turn. */
export function testOf(shop: UsualShop): (title: string, run: () => Promise<void>) => void {
  let place = 0;
  return (title, run) => {
    if (isTurnOf(shop, place)) test(title, run);
    place += 1;
  };
}
