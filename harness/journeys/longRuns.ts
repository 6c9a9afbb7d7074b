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
