'use client';

import { Amount } from '../../../blocks/Amount.js';
import { ProductImage } from '../../../blocks/ProductImage.js';
import { nextCaseWords } from '../../../brands/words/nextCase.js';
import { type Action, idleOnceDone } from '../../../model/load.js';
import type { CaseWine } from '../../../model/plan.js';
import type { Product } from '../../../model/product.js';
import { formatPrice } from '../../../rules/common/money.js';
import { bottlePrice } from '../../../rules/common/price.js';
import { priceDifference } from '../../../rules/plans/flexiWines.js';
import { ActionButton } from '../../../ui/ActionButton.js';
import { Notice } from '../../../ui/Notice.js';
import { useScope, useText } from '../../../ui/scope.js';
import { WineMarks, type WineOpinions } from './WineMarks.js';

interface FlexiWineProps extends WineOpinions {
  readonly product: Product;
  /** The wine it replaces; undefined if it is added. */
  readonly out: CaseWine | undefined;
  /** Number of bottles of this wine in the case. */
  readonly inside: number;
  /** State of the change to the case, if this is the chosen wine; idle otherwise. */
  readonly action: Action;
  readonly onChoose: () => void;
  /** Called when the pointer or the focus comes to this wine. */
  readonly onNear: () => void;
}

/** One wine that can be added to a case, with the price of a bottle for the plan's customers. */
export function FlexiWine({ product, out, inside, action, onChoose, onNear, ...opinions }: FlexiWineProps) {
  const text = useText(nextCaseWords);
  const { itemCode, vintage, thumbnailImage, appellationName, countryName, webHeadline } = product;
  const [sku] = product.skus;
  const name = [product.name, vintage].filter(Boolean).join(' ');
  const isBusy = action.status === 'busy';
  const isSwap = out !== undefined;
  return (
    <li className="wsk-FlexiWine" onPointerEnter={onNear} onFocus={onNear}>
      <div className="wsk-FlexiWine-art" data-ground="stage">
        <ProductImage src={thumbnailImage} alt="" shape="bottle" lazy />
      </div>
      <div className="wsk-FlexiWine-words">
        <p className="wsk-Caption">{[appellationName, countryName].filter(Boolean).join(', ')}</p>
        <h3 className="wsk-ItemTitle" data-leading="tight">
          {name}
        </h3>
        {webHeadline ? <p className="wsk-FlexiWine-line">{webHeadline}</p> : null}
        <WineMarks itemCode={itemCode} {...opinions} />
        <div className="wsk-FlexiWine-foot">
          <span className="wsk-FlexiWine-price">
            {sku ? <Amount amount={bottlePrice(sku)} size="row" /> : null}
            {out ? <PriceDifference product={product} out={out} /> : null}
            {inside > 0 ? <span className="wsk-FlexiWine-inside">{text.counted('flexi.inside', inside)}</span> : null}
          </span>
          <ActionButton
            variant="line"
            size="small"
            action={idleOnceDone(action)}
            label={text(isSwap ? 'flexi.take' : 'flexi.choose')}
            busyLabel={text('flexi.choosing')}
            aria-label={isBusy ? undefined : text(isSwap ? 'flexi.takeNamed' : 'flexi.chooseNamed', { name })}
            onClick={onChoose}
          />
        </div>
      </div>
      {action.status === 'failed' ? (
        <div className="wsk-FlexiWine-problem">
          <Notice tone="failed" place="row" title={action.message} />
        </div>
      ) : null}
    </li>
  );
}

/** How much more or less a bottle costs than one of the wine it replaces. */
function PriceDifference({ product, out }: { readonly product: Product; readonly out: CaseWine }) {
  const { site } = useScope();
  const text = useText(nextCaseWords);
  const difference = priceDifference(product, out);
  if (difference === undefined) return null;
  const price = formatPrice(Math.abs(difference), site);
  return (
    <span className="wsk-FlexiWine-inside">
      {difference === 0 ? text('flexi.samePrice') : text(difference > 0 ? 'flexi.dearer' : 'flexi.cheaper', { price })}
    </span>
  );
}
