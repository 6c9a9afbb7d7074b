'use client';

import { useId } from 'react';
import { basketWords } from '../brands/words/basket.js';
import { checkoutWords } from '../brands/words/checkout.js';
import type { LineItem } from '../model/basket.js';
import type { Order } from '../model/order.js';
import { isCaseLine } from '../rules/basket/basketCount.js';
import { cartFigures, isFreeLine, lineAmount } from '../rules/common/basket.js';
import { isVoucher } from '../rules/common/isVoucher.js';
import { Panel } from '../ui/Panel.js';
import { useScope, useText } from '../ui/scope.js';
import { Amount } from './Amount.js';
import { linesInWords } from './countInWords.js';
import { FigureRow } from './FigureRow.js';
import { ProductImage } from './ProductImage.js';
import { SavingFigures } from './SavingFigures.js';

/** The order to summarise. */
export interface OrderSummaryProps {
  /** An order, in progress or placed. */
  readonly order: Order;
}

/** Summary of an order: lines, offers, delivery, total and vouchers (CHKT-090, CHKT-094 to CHKT-101). It calculates
 * nothing and leaves out amounts the API does not provide. */
export function OrderSummary({ order }: OrderSummaryProps) {
  const { site } = useScope();
  const text = useText(basketWords, checkoutWords);
  const titleId = useId();
  const { rawSubtotal, savings = 0, shipping, total } = cartFigures(order, site.money);
  const adjustments = order.adjustments.map(({ promotionName, adjustmentAmount }) => ({
    name: promotionName,
    amount: adjustmentAmount,
  }));
  return (
    <Panel as="section" className="wsk-OrderSummary" data-component="OrderSummary" aria-labelledby={titleId}>
      <div className="wsk-SpreadRow">
        <h2 className="wsk-Heading" data-level="3" id={titleId}>
          {text('order.title')}
        </h2>
        <p className="wsk-OrderSummary-count">{linesInWords(order.lineItems, text)}</p>
      </div>
      <ul className="wsk-OrderSummary-lines">
        {order.lineItems.map((line, index) => (
          <Line key={line.commerceItemId ?? `${line.sku.itemCode} ${index}`} line={line} />
        ))}
      </ul>
      <dl className="wsk-OrderSummary-figures">
        {rawSubtotal === undefined ? null : <Figure name={text('basket.subtotal')} amount={rawSubtotal} />}
        <SavingFigures savings={savings} parts={adjustments} />
        {shipping === undefined ? null : (
          <Figure
            name={text('basket.shipping')}
            note={order.shippingDetails.shippingMethod?.name}
            amount={shipping}
            free
          />
        )}
        <Figure name={text('basket.total')} amount={total} tone="total" />
        {order.paymentDetails.filter(isVoucher).map(({ voucherCode, serialId = '', amount }) => (
          <Figure
            key={voucherCode ?? serialId}
            name={
              voucherCode === undefined
                ? text('order.giftCard', { code: serialId.slice(-4) })
                : text('order.voucher', { code: voucherCode })
            }
            amount={-amount}
          />
        ))}
      </dl>
      {order.giftDetails?.sendGift ? <p className="wsk-OrderSummary-gift">{text('order.gift')}</p> : null}
    </Panel>
  );
}

function Line({ line }: { line: LineItem }) {
  const { site } = useScope();
  const text = useText(basketWords, checkoutWords);
  const { product, quantity } = line;
  const name = [product.name, product.vintage].filter(Boolean).join(' ');
  return (
    <li className="wsk-OrderSummary-line">
      <span className="wsk-OrderSummary-art" data-ground="stage">
        <ProductImage src={product.thumbnailImage} alt="" shape={isCaseLine(line) ? 'case' : 'bottle'} />
      </span>
      <span className="wsk-OrderSummary-name">
        {text('order.quantity', { count: quantity })} {name}
      </span>
      <span className="wsk-OrderSummary-price">
        {isFreeLine(line) ? text('basket.free') : <Amount amount={lineAmount(line, site.money)} />}
      </span>
    </li>
  );
}

interface FigureProps {
  readonly name: string;
  /** Second line under the name. */
  readonly note?: string | undefined;
  readonly amount: number;
  /** Shows a word instead of an amount of 0. */
  readonly free?: boolean;
  readonly tone?: 'total';
}

function Figure({ name, note, amount, free = false, tone }: FigureProps) {
  const text = useText(basketWords, checkoutWords);
  return (
    <FigureRow name={name} note={note} tone={tone}>
      {free && amount === 0 ? (
        text('basket.shippingFree')
      ) : (
        <Amount amount={amount} size={tone === 'total' ? 'total' : 'text'} />
      )}
    </FigureRow>
  );
}
