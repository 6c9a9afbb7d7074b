'use client';

import { basketWords } from '../../brands/words/basket.js';
import { Panel } from '../../ui/Panel.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useText } from '../../ui/scope.js';

/** Placeholder of the cart page while the basket loads, under its real heading. */
export function CartPageSkeleton() {
  const text = useText(basketWords);
  return (
    <div className="wsk-Columns">
      <div className="wsk-CartPage-main">
        <div className="wsk-SpreadRow wsk-CartPage-title">
          <h1 className="wsk-Heading" data-level="title" tabIndex={-1}>
            {text('basket.title')}
          </h1>
          <p className="wsk-VisuallyHidden" role="status">
            {text('basket.openLoading')}
          </p>
        </div>
        <div className="wsk-CartPage-lines">
          {[1, 2, 3].map((place) => (
            <div className="wsk-CartPage-line wsk-CartPage-lineLoading" key={place}>
              <Skeleton shape="block" />
              <div className="wsk-CartPage-lineWords">
                <Skeleton shape="line" width="70%" />
                <Skeleton shape="line" width="45%" />
              </div>
            </div>
          ))}
        </div>
      </div>
      <div className="wsk-CartPage-summary">
        <Panel variant="parts">
          <div className="wsk-CartSummary-part">
            <div className="wsk-Heading" data-level="3">
              <Skeleton shape="line" width="50%" />
            </div>
            <div className="wsk-CartSummary-figures">
              <Skeleton shape="line" />
              <Skeleton shape="line" />
              <Skeleton shape="line" />
            </div>
            <div className="wsk-CartPage-buttonLoading">
              <Skeleton shape="block" />
            </div>
          </div>
        </Panel>
      </div>
    </div>
  );
}
