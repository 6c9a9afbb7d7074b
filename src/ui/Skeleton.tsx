import type { CSSProperties } from 'react';

/** The shape of the loading content, and its width. */
export interface SkeletonProps {
  /** A line as tall as the line of text it replaces, or a block as tall as its box. */
  readonly shape: 'line' | 'block';
  /** A CSS length; the full width unless set. */
  readonly width?: string;
}

/** Placeholder for content that is loading, in the same shape; for a bottle, use `BottleSkeleton`. Hidden from
 * assistive technology: the caller announces that content is loading. */
export function Skeleton({ shape, width }: SkeletonProps) {
  const style = width ? ({ '--wsk-Skeleton-width': width } as CSSProperties) : undefined;
  return (
    <span className="wsk-Skeleton" data-component="Skeleton" data-shape={shape} style={style} aria-hidden="true" />
  );
}
