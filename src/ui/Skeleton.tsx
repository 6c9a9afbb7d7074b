import type { CSSProperties } from 'react';

/** The shape of the loading content, and its width. */
export interface SkeletonProps {
  /** A line as high as the line of text it replaces, or a block as high as its box. */
  readonly shape: 'line' | 'block';
  /** A CSS length; the full width unless set. */
  readonly width?: string;
}

/** Placeholder of loading content, in its shape; for a bottle use `BottleSkeleton`. Hidden from assistive technology:
 * the caller announces loading. */
export function Skeleton({ shape, width }: SkeletonProps) {
  const style = width ? ({ '--wsk-Skeleton-width': width } as CSSProperties) : undefined;
  return (
    <span className="wsk-Skeleton" data-component="Skeleton" data-shape={shape} style={style} aria-hidden="true" />
  );
}
