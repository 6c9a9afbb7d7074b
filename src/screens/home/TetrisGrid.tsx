'use client';

import { homeWords } from '../../brands/words/home.js';
import type { TetrisBlock } from '../../model/homePage.js';
import { type TetrisLayout, tetrisGrid } from '../../rules/home/tetris.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useText } from '../../ui/scope.js';
import { HomeSection } from './HomeSection.js';
import { TetrisCell, type TetrisCellProps } from './TetrisCell.js';

/** The grid to render. */
export interface TetrisGridProps {
  /** A block from the content service: the name of its layout, and its cells. */
  readonly block: TetrisBlock;
}

type Shape = NonNullable<TetrisCellProps['shape']>;

/** The shapes of each layout's cells, in order. */
const shapes: Readonly<Record<TetrisLayout, readonly Shape[]>> = {
  1: ['large', 'small', 'small', 'wide'],
  2: ['large', 'small', 'small', 'small', 'small'],
  3: ['wide', 'large', 'small', 'small'],
  4: ['small', 'small', 'small', 'small', 'small', 'small'],
};

/** Tetris grid in one of four layouts; renders nothing for an unknown layout (HOME-055 to HOME-064). The rule
 * `tetrisGrid` lays it out. */
export function TetrisGrid({ block }: TetrisGridProps) {
  const text = useText(homeWords);
  const grid = tetrisGrid(block);
  if (!grid || grid.cells.length === 0) return null;
  return (
    <HomeSection title={block.title} label={text('home.grid')}>
      <div className="wsk-TetrisGrid" data-component="TetrisGrid" data-layout={grid.layout}>
        {grid.cells.map((cell, place) => (
          <TetrisCell key={cell.id} cell={cell} shape={shapes[grid.layout][place] ?? 'small'} />
        ))}
      </div>
    </HomeSection>
  );
}

/** Placeholder of a grid, as tall as the grid. */
export function TetrisGridSkeleton() {
  return (
    <div className="wsk-HomeSection">
      <div className="wsk-Container wsk-HomeSection-inner">
        <div className="wsk-Heading wsk-HomeSection-title" data-level="2" aria-hidden="true">
          <Skeleton shape="line" width="min(320px, 70%)" />
        </div>
        <div className="wsk-TetrisGrid" data-layout="1" aria-hidden="true">
          {shapes[1].map((shape, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is nothing but its place
            <div className="wsk-TetrisCell" data-shape={shape} key={place}>
              <Skeleton shape="block" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
