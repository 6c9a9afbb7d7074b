'use client';

import { Panel } from '../../ui/Panel.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useScope } from '../../ui/scope.js';
import { ReviewsSkeleton } from './ReviewsSkeleton.js';

const usualFacts = 10;

/** Placeholder of the breadcrumbs of the product page. */
export const ProductPathSkeleton = () => (
  <div className="wsk-Container">
    <div className="wsk-ProductPagePath-steps">
      <div className="wsk-ProductPagePath-link">
        <Skeleton shape="line" width="12em" />
      </div>
    </div>
  </div>
);

/** Placeholder of what is beside the stage. */
export function ProductInfoSkeleton() {
  const { offer } = useScope().brand.look.variants;
  return (
    <div className="wsk-ProductPage-info">
      <div className="wsk-ProductPage-intro">
        <div className="wsk-ProductPage-origin">
          <Skeleton shape="line" width="9em" />
        </div>
        <div className="wsk-ProductPage-title">
          <div className="wsk-Heading wsk-ProductPage-name" data-level="title">
            <Skeleton shape="line" />
            <Skeleton shape="line" width="55%" />
          </div>
          <div className="wsk-ProductPage-kind">
            <Skeleton shape="line" width="10em" />
          </div>
        </div>
        <div className="wsk-ProductPage-toReviews">
          <Skeleton shape="line" width="12em" />
        </div>
        <div className="wsk-ProductPage-pitch">
          <div className="wsk-Text" data-size="lead">
            <Skeleton shape="line" width="92%" />
          </div>
        </div>
      </div>
      <div className="wsk-ProductPage-buying">
        <div className="wsk-ProductPage-buyBox">
          <Panel className="wsk-ProductPage-buy" data-kind={offer} data-ground="offer" data-loading>
            <Skeleton shape="block" width="60%" />
            <Skeleton shape="block" />
          </Panel>
        </div>
      </div>
    </div>
  );
}

/** Placeholder of what is below the stage, so that nothing shifts when the product loads. It already contains the anchor
 * of the reviews, for deep links. */
export function ProductRestSkeleton() {
  const { facts } = useScope().brand.look.variants;
  return (
    <>
      <div className="wsk-Container">
        <div className="wsk-ProductDetails" data-facts={facts}>
          {Array.from({ length: usualFacts }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and stay where they are.
            <div className="wsk-ProductDetails-fact" key={place}>
              <div className="wsk-ProductDetails-name">
                <Skeleton shape="line" width="40%" />
              </div>
              <div className="wsk-ProductDetails-value">
                <Skeleton shape="line" width="75%" />
              </div>
            </div>
          ))}
        </div>
      </div>
      <div className="wsk-ProductPage-taste" data-ground="taste">
        <div className="wsk-Container wsk-Intro wsk-ProductPage-tasteIn">
          <div className="wsk-Heading wsk-ProductPage-tasteTitle" data-level="2">
            <Skeleton shape="line" width="7em" />
          </div>
          <div className="wsk-Text" data-size="lead">
            <Skeleton shape="line" />
            <Skeleton shape="line" width="80%" />
          </div>
          <div className="wsk-ProductPage-senses">
            <div className="wsk-Senses" data-size="large">
              {[1, 2, 3].map((place) => (
                <div className="wsk-Senses-sense" key={place}>
                  <div className="wsk-Heading" data-level="3">
                    <Skeleton shape="line" width="4em" />
                  </div>
                  <Skeleton shape="line" />
                </div>
              ))}
            </div>
          </div>
        </div>
      </div>
      <ReviewsSkeleton />
    </>
  );
}
