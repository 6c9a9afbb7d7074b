import { Skeleton } from '../../ui/Skeleton.js';

/** Placeholder for a part of a page that is loading, with a sentence that says so. */
export function PlanPartLoading({ label }: { readonly label: string }) {
  return (
    <div className="wsk-PlanPartLoading" role="status" aria-label={label}>
      <Skeleton shape="block" />
    </div>
  );
}
