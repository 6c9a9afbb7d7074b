import type { CSSProperties } from 'react';
import { Silhouette } from './Silhouette.js';

/** The shape of what loads, and its width. */
export interface SkeletonProps {
  /** A line as high as a line of the text it stands for, a block as high as its box, or a bottle on a stage. */
  readonly shape: 'line' | 'block' | 'bottle';
  /** A CSS length; all there is without it. */
  readonly width?: string;
}

/** Placeholder of something that loads, in its shape. Hidden from assistive technology: the caller announces loading. */
export function Skeleton({ shape, width }: SkeletonProps) {
  const style = width ? ({ '--wsk-Skeleton-width': width } as CSSProperties) : undefined;
  return (
    <span className="wsk-Skeleton" data-component="Skeleton" data-shape={shape} style={style} aria-hidden="true">
      {shape === 'bottle' ? <Silhouette shape="bottle" variant="flat" /> : null}
    </span>
  );
}
