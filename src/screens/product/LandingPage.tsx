'use client';

import { WelcomeGifts, type WelcomeGiftsProps } from '../../blocks/WelcomeGifts.js';
import { offerWords } from '../../brands/words/offer.js';
import type { Load } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { type Tour, tours } from '../../rules/product/tours.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useText } from '../../ui/scope.js';
import { WinePlanTours } from './WinePlanTours.js';
import { WinePlanView, type WinePlanViewProps } from './WinePlanView.js';

/** The tour, its first case, and the page's callbacks. */
export interface LandingPageProps {
  /** The tour the page is about. */
  readonly tour: Tour;
  /** The tour's first case. */
  readonly product: Load<Product>;
  /** Price, button and links of the case. */
  readonly plan: WinePlanViewProps;
  /** The welcome gifts and their button. */
  readonly gifts: WelcomeGiftsProps;
  /** Called to fetch the case again after it failed to load. */
  readonly onRetry: () => void;
}

/** Landing page of a tour: interval and price, its first case, and the gifts that come with it (PLAN-096). */
export function LandingPage({ tour, product, plan, gifts, onRetry }: LandingPageProps) {
  const text = useText(offerWords);
  return (
    <div className="wsk-LandingPage" data-component="LandingPage" data-status={product.status}>
      <div className="wsk-LandingPage-head" data-ground="taste">
        <div className="wsk-Container wsk-Intro">
          <h1 className="wsk-Heading" data-level="1">
            {text('tour.heading', { tour: text(`tour.${tour}`), ...tours[tour] })}
          </h1>
          <p className="wsk-Text" data-size="lead">
            {text('plan.every', { weeks: tours[tour].weeks })}
          </p>
        </div>
      </div>
      <div className="wsk-Container wsk-LandingPage-body">
        <WinePlanTours current={tour} />
        {product.status === 'failed' ? (
          <RetryNotice title={text('offer.failed')} onRetry={onRetry}>
            {product.message}
          </RetryNotice>
        ) : product.status === 'loading' ? (
          <div className="wsk-LandingPage-loading">
            <p className="wsk-VisuallyHidden" role="status">
              {text('offer.loading')}
            </p>
            <Skeleton shape="block" />
          </div>
        ) : (
          <WinePlanView {...plan} product={product.data} isShown />
        )}
        <WelcomeGifts {...gifts} />
      </div>
    </div>
  );
}
