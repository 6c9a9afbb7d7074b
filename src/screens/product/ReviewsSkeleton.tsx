import { Skeleton } from '../../ui/Skeleton.js';

/** Stands where the reviews will be; a link to them leads here meanwhile. */
export function ReviewsSkeleton() {
  return (
    <div id="ReviewsApp" className="wsk-Container wsk-ReviewsSection" data-alone>
      <div className="wsk-Heading" data-level="2">
        <Skeleton shape="line" width="6em" />
      </div>
    </div>
  );
}
