import { Silhouette } from './Silhouette.js';

/** Placeholder for a bottle that is loading, as tall as its stage. Hidden from assistive technology: the caller
 * announces that content is loading. */
export function BottleSkeleton() {
  return (
    <span className="wsk-BottleSkeleton" data-component="BottleSkeleton" aria-hidden="true">
      <Silhouette shape="bottle" variant="flat" />
    </span>
  );
}
