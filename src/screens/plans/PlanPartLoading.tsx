import { Skeleton } from '../../ui/Skeleton.js';

/** A part of a page that is loading, with a sentence about it. */
export function PlanPartLoading({ label }: { readonly label: string }) {
  return (
    <div className="wsk-PlanPartLoading" role="status" aria-label={label}>
      <Skeleton shape="block" />
    </div>
  );
}
