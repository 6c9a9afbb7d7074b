import { Skeleton } from '../../ui/Skeleton.js';

/** A part of a page that loads, and the sentence that says so. */
export function PlanPartLoading({ label }: { readonly label: string }) {
  return (
    <div className="wsk-PlanPartLoading" role="status" aria-label={label}>
      <Skeleton shape="block" />
    </div>
  );
}
