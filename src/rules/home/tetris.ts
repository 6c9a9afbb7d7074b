import type { TetrisBlock, TetrisCell } from '../../model/homePage.js';

export type TetrisLayout = 1 | 2 | 3 | 4;

/** Number of cells in each layout (HOME-059 to HOME-062). */
const cellCounts: Readonly<Record<TetrisLayout, number>> = { 1: 4, 2: 5, 3: 4, 4: 6 };

export interface TetrisGrid {
  readonly layout: TetrisLayout;
  /** Cells to show, at most as many as the layout has (OPEN-046). */
  readonly cells: readonly TetrisCell[];
  /** Number of cells in the layout; a block with another number deserves a warning (HOME-064). */
  readonly cellCount: number;
}

const isLayout = (number: number): number is TetrisLayout => Object.hasOwn(cellCounts, number);

/** Lays out a block by the first whole number in its layout's name; undefined when there is no such layout (HOME-058,
 * HOME-063, OPEN-059). */
export function tetrisGrid({ layout: name, tetrisCells }: Pick<TetrisBlock, 'layout' | 'tetrisCells'>) {
  const layout = Number(/\d+/.exec(name)?.[0]);
  if (!isLayout(layout)) return undefined;
  const cellCount = cellCounts[layout];
  return { layout, cellCount, cells: tetrisCells.slice(0, cellCount) } satisfies TetrisGrid;
}
