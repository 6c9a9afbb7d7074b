import { Skeleton } from '../../ui/Skeleton.js';

/** Placeholder for the reviews; it is the target of links to them until they load. */
export function ReviewsSkeleton() {
  return (
    <div id="ReviewsApp" className="wsk-Container wsk-ReviewsSection" data-alone>
      <div className="wsk-Heading" data-level="2">
        <Skeleton shape="line" width="6em" />
      </div>
    </div>
  );
}
