'use client';

import { offerWords } from '../../brands/words/offer.js';
import { type Tour, tourPage, tours } from '../../rules/product/tours.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';

/** The tour of the current page. */
export interface WinePlanToursProps {
  /** The tour whose page this is; undefined on other pages. */
  readonly current?: Tour | undefined;
}

/** The three tours side by side, each linked to its landing page, with its number of bottles and its interval (PLAN-093
 * to PLAN-095). Prices are not shown. */
export function WinePlanTours({ current }: WinePlanToursProps) {
  const href = useHref();
  const text = useText(offerWords);
  return (
    <nav className="wsk-WinePlanTours" data-component="WinePlanTours" aria-label={text('tour.title')}>
      <ul className="wsk-WinePlanTours-list">
        {(Object.keys(tours) as Tour[]).map((tour) => (
          <li className="wsk-WinePlanTours-item" key={tour}>
            <a
              className="wsk-WinePlanTours-tour"
              href={href('contentPage', { query: { pg: tourPage(tour) } })}
              aria-current={tour === current ? 'page' : undefined}
            >
              <span className="wsk-WinePlanTours-name">{text(`tour.${tour}`)}</span>
              <span className="wsk-WinePlanTours-bottles">
                {text('tour.bottles', { bottles: tours[tour].bottles })}
              </span>
              <span className="wsk-WinePlanTours-weeks">{text('tour.every', { weeks: tours[tour].weeks })}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
