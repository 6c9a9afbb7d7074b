'use client';

import { Amount } from '../../blocks/Amount.js';
import { ProductImage } from '../../blocks/ProductImage.js';
import { upsellsWords } from '../../brands/words/upsells.js';
import type { Action } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { formatPrice } from '../../rules/common/money.js';
import { extraToPay, fillerPrice } from '../../rules/upsells/fillTheCase.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { useScope, useText } from '../../ui/scope.js';

interface UpsellWinesProps {
  readonly products: readonly Product[];
  /** Whether they fill the case, and so cost the price for twelve or more. Otherwise only the basket knows whether they
   * do, and the price of a single bottle is shown. */
  readonly fillsCase: boolean;
  /** Whether to leave out the sentence above the list. */
  readonly isBare: boolean;
  readonly action: Action;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** Wines that fill the remaining spaces in a case, with the price of each and the total; they are all added together. */
export function UpsellWines({ products, fillsCase, isBare, action, onAccept, onDecline }: UpsellWinesProps) {
  const text = useText(upsellsWords);
  const { site } = useScope();
  const wines = products.map((product) => ({
    product,
    quantity: 1,
    ...(fillsCase ? fillerPrice(product) : { price: product.skus[0]?.salePrice ?? 0, saving: 0 }),
  }));
  const { extra: total, saving } = extraToPay(wines);
  return (
    <div className="wsk-UpsellWines">
      {isBare ? null : (
        <p className="wsk-Text">
          {fillsCase && products.length === 1 ? `${text('upsell.fillsWithOne')} ` : null}
          {text.counted('upsell.fillText', products.length)}
        </p>
      )}
      <ul className="wsk-UpsellWines-list">
        {wines.map(({ product, price }) => (
          <li key={product.itemCode} className="wsk-UpsellWines-wine">
            <span className="wsk-UpsellWines-stage" data-ground="stage">
              <ProductImage src={product.thumbnailImage} alt="" shape="bottle" />
            </span>
            <span className="wsk-UpsellWines-words">
              {product.countryName ? <span className="wsk-UpsellWines-origin">{product.countryName}</span> : null}
              <span className="wsk-ItemTitle">{product.name}</span>
            </span>
            <Amount amount={price} size="row" />
          </li>
        ))}
      </ul>
      {products.length > 1 ? (
        <p className="wsk-UpsellWines-total">
          <span>{text('upsell.together')}</span>
          <Amount amount={total} size="total" />
        </p>
      ) : null}
      {saving > 0 ? (
        <p className="wsk-UpsellWines-saving">{text('upsell.saving', { amount: formatPrice(saving, site) })}</p>
      ) : null}
      {action.status === 'failed' ? <Notice tone="failed" title={action.message} /> : null}
      <div className="wsk-UpsellWines-buttons">
        <ActionButton
          wide
          action={action}
          label={text.counted('upsell.add', products.length)}
          busyLabel={text('upsell.adding')}
          doneLabel={text('upsell.added')}
          onClick={() => onAccept()}
        />
        <Button variant="line" wide onClick={() => (action.status === 'busy' ? undefined : onDecline())}>
          {text('upsell.decline')}
        </Button>
      </div>
    </div>
  );
}
