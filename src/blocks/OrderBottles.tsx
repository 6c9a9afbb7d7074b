import { Silhouette } from '../ui/Silhouette.js';

/** More would be too small to be recognised as bottles; the words beside them give the number. */
const places = [1, 2, 3, 4, 5, 6];

/** The bottles of an order as drawings, because a list of orders has no pictures; a case for an order without any. */
export function OrderBottles({ count }: { readonly count: number }) {
  const shape = count > 0 ? 'bottle' : 'case';
  return (
    <span className="wsk-OrderBottles" aria-hidden="true">
      {places.slice(0, count || 1).map((place) => (
        <span key={place} className="wsk-OrderBottles-drawing" data-shape={shape}>
          <Silhouette shape={shape} variant="drawn" />
        </span>
      ))}
    </span>
  );
}
