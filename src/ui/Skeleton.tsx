import type { CSSProperties } from 'react';

/** The shape of what loads, and its width. */
export interface SkeletonProps {
  /** A line as high as a line of the text it stands for, or a block as high as its box. */
  readonly shape: 'line' | 'block';
  /** A CSS length; all there is without it. */
  readonly width?: string;
}

/** Placeholder of something that loads, in its shape; a bottle is a `BottleSkeleton`. Hidden from assistive technology: the caller announces loading. */
export function Skeleton({ shape, width }: SkeletonProps) {
  const style = width ? ({ '--wsk-Skeleton-width': width } as CSSProperties) : undefined;
  return (
    <span className="wsk-Skeleton" data-component="Skeleton" data-shape={shape} style={style} aria-hidden="true" />
  );
}
