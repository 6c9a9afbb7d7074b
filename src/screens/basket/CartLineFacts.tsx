'use client';

import { Amount } from '../../blocks/Amount.js';
import { basketWords } from '../../brands/words/basket.js';
import { productWords } from '../../brands/words/product.js';
import type { LineItem } from '../../model/basket.js';
import { isCaseLine, isInBottles } from '../../rules/basket/basketCount.js';
import { classificationOf, isFreeLine, lineAmount } from '../../rules/common/basket.js';
import { formatPrice } from '../../rules/common/money.js';
import { useScope, useText } from '../../ui/scope.js';

interface CartLineFactsProps {
  readonly line: LineItem;
}

/** Description of a line and, for a special one, the reason it is in the basket (BSKT-053 to BSKT-059). */
export function CartLineFacts({ line }: CartLineFactsProps) {
  const text = useText(basketWords, productWords);
  const { product, caseBottleCount } = line;
  const classification = classificationOf(line);
  const place = [product.appellationName, product.countryName].filter(Boolean).join(', ');
  const { bottleSize } = product;
  const size = bottleSize
    ? text('product.bottleSizeValue', { centilitres: bottleSize / 10, millilitres: bottleSize })
    : '';
  const description =
    isCaseLine(line) && caseBottleCount
      ? text(product.mixed ? 'product.mixedCase' : 'product.plainCase', { count: caseBottleCount })
      : [place, size].filter(Boolean).join('. ');
  return (
    <>
      {description ? <p className="wsk-ItemRow-small">{description}</p> : null}
      {classification ? (
        <p className="wsk-ItemRow-small" data-tone={isFreeLine(line) ? 'good' : 'accent'}>
          {text(`basket.class.${classification}`)}
        </p>
      ) : null}
    </>
  );
}

/** Price of a line, in total and per bottle or unit. */
export function CartLinePrice({ line }: CartLineFactsProps) {
  const { site } = useScope();
  const text = useText(basketWords);
  if (isFreeLine(line))
    return (
      <span className="wsk-Amount" data-size="row">
        {text('basket.free')}
      </span>
    );
  const amount = lineAmount(line, site.money);
  const count = isInBottles(line) ? line.bottleCount : line.quantity;
  return (
    <>
      <Amount amount={amount} size="row" />
      {count > 1 ? (
        <span className="wsk-ItemRow-small">
          {text(isInBottles(line) ? 'basket.each' : 'basket.eachItem', { price: formatPrice(amount / count, site) })}
        </span>
      ) : null}
    </>
  );
}
