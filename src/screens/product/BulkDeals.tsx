'use client';

import { useId } from 'react';
import { AddToBasketButton } from '../../blocks/AddToBasketButton.js';
import { Amount } from '../../blocks/Amount.js';
import { productWords } from '../../brands/words/product.js';
import { productPageWords } from '../../brands/words/productPage.js';
import { type Action, idle, type Load } from '../../model/load.js';
import type { BulkPromotion } from '../../model/offer.js';
import { formatPrice } from '../../rules/common/money.js';
import { casesOf, readBulkPrices } from '../../rules/product/bulkDeals.js';
import { Notice } from '../../ui/Notice.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { useScope, useText } from '../../ui/scope.js';

/** The deals, the addition in progress, and the block's callbacks. */
export interface BulkDealsProps {
  /** Deals on several of the same case; nothing is shown while they load, or if there are none. */
  readonly deals: Load<readonly BulkPromotion[]>;
  /** The deal that is being added, or was added last, with the state of the addition. */
  readonly adding?: { readonly promoId: string; readonly action: Action } | undefined;
  /** Called when a deal is added. */
  readonly onAdd: (event: { readonly deal: BulkPromotion }) => void;
  /** Called to fetch the deals again after they failed to load. */
  readonly onRetry: () => void;
}

/** Lower prices for two or three of the same case, each with its button (PROD-076, PROD-084, PROD-085). The basket sets
 * the price of what is added. */
export function BulkDeals({ deals, adding, onAdd, onRetry }: BulkDealsProps) {
  const text = useText(productPageWords);
  const titleId = useId();
  if (deals.status === 'loading' || (deals.status === 'ready' && deals.data.length === 0)) return null;
  return (
    <section className="wsk-BulkDeals" data-component="BulkDeals" aria-labelledby={titleId}>
      <h2 className="wsk-Heading" data-level="4" id={titleId}>
        {text('productPage.deals')}
      </h2>
      {deals.status === 'failed' ? (
        <RetryNotice place="row" title={deals.message} onRetry={onRetry} />
      ) : (
        <ul className="wsk-BulkDeals-list">
          {deals.data.map((deal) => (
            <Deal
              key={deal.promoId}
              deal={deal}
              action={adding?.promoId === deal.promoId ? adding.action : idle}
              onAdd={() => onAdd({ deal })}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

const names: Readonly<Record<number, 'productPage.twoCases' | 'productPage.threeCases'>> = {
  2: 'productPage.twoCases',
  3: 'productPage.threeCases',
};

function Deal({ deal, action, onAdd }: { deal: BulkPromotion; action: Action; onAdd: () => void }) {
  const { site } = useScope();
  const text = useText(productPageWords, productWords);
  const titleId = useId();
  const cases = casesOf(deal);
  const { price, pricePerCase, save } = readBulkPrices(deal.description);
  const name = names[cases];
  return (
    <li className="wsk-BulkDeals-deal" data-cases={cases} aria-labelledby={titleId}>
      <h3 className="wsk-BulkDeals-name" id={titleId}>
        {name ? text(name) : text.counted('productPage.cases', cases)}
      </h3>
      {price === undefined ? (
        <p className="wsk-BulkDeals-each">{deal.description}</p>
      ) : (
        <p className="wsk-BulkDeals-price">
          <Amount amount={price} size="card" />
        </p>
      )}
      {pricePerCase === undefined ? null : (
        <p className="wsk-BulkDeals-each">{text('productPage.eachCase', { price: formatPrice(pricePerCase, site) })}</p>
      )}
      {save ? <p className="wsk-BulkDeals-save">{text('product.save', { price: formatPrice(save, site) })}</p> : null}
      <div className="wsk-BulkDeals-add">
        <AddToBasketButton action={action} onAdd={onAdd} variant="line" size="small" wide />
      </div>
      {action.status === 'failed' ? <Notice tone="failed" place="row" title={action.message} /> : null}
    </li>
  );
}
