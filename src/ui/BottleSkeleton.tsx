import { Silhouette } from './Silhouette.js';

/** Placeholder of a loading bottle, as high as its stage. Hidden from assistive technology: the caller announces
 * loading. */
export function BottleSkeleton() {
  return (
    <span className="wsk-BottleSkeleton" data-component="BottleSkeleton" aria-hidden="true">
      <Silhouette shape="bottle" variant="flat" />
    </span>
  );
}
