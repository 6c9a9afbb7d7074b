import type { TetrisBlock, TetrisCell } from '../../model/homePage.js';

export type TetrisLayout = 1 | 2 | 3 | 4;

/** The number of cells of each layout (HOME-059 to HOME-062). */
const cellCounts: Readonly<Record<TetrisLayout, number>> = { 1: 4, 2: 5, 3: 4, 4: 6 };

export interface TetrisGrid {
  readonly layout: TetrisLayout;
  /** At most as many as the layout has (OPEN-046). */
  readonly cells: readonly TetrisCell[];
  /** What the layout has; another number of cells is worth a warning (HOME-064). */
  readonly cellCount: number;
}

const isLayout = (number: number): number is TetrisLayout => Object.hasOwn(cellCounts, number);

/** How a block is laid out, by the first whole number in its layout's name; nothing when there is no such layout
 * (HOME-058, HOME-063, OPEN-059). */
export function tetrisGrid({ layout: name, tetrisCells }: Pick<TetrisBlock, 'layout' | 'tetrisCells'>) {
  const layout = Number(/\d+/.exec(name)?.[0]);
  if (!isLayout(layout)) return undefined;
  const cellCount = cellCounts[layout];
  return { layout, cellCount, cells: tetrisCells.slice(0, cellCount) } satisfies TetrisGrid;
}
