import { test } from 'vitest';

/** Whether every case runs; otherwise a sample runs, the same on every machine. */
export const isLong = Boolean(process.env.LONG_RUNS);

/** Combines each row with each kind in long runs; otherwise each row with one kind, in turn. */
export const inTurn = <Row extends object, Kind>(
  rows: readonly Row[],
  kinds: readonly Kind[],
): (Row & { readonly kind: Kind })[] =>
  rows.flatMap((row, place) => {
    const drawn = isLong ? kinds : kinds.slice(place % kinds.length).slice(0, 1);
    return drawn.map((kind) => ({ ...row, kind }));
  });

/** The two shops for journeys that work in any brand. They differ in money, layout and rules. */
type UsualShop = 'law' | 'hsb';

const isTurnOf = (shop: UsualShop, place: number): boolean => isLong || place % 2 === (shop === 'law' ? 0 : 1);

/** Returns the shop's cases: all of them in long runs, otherwise every other one. */
export const turnsOf = <Case>(shop: UsualShop, cases: readonly Case[]): readonly Case[] =>
  cases.filter((_, place) => isTurnOf(shop, place));

/** Returns `test` for journeys that work in both shops. Without long runs they alternate. */
export function testOf(shop: UsualShop): (title: string, run: () => Promise<void>) => void {
  let place = 0;
  return (title, run) => {
    if (isTurnOf(shop, place)) test(title, run);
    place += 1;
  };
}
