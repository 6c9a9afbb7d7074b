'use client';

import type { ReactNode } from 'react';
import { AddToBasketButton } from '../../blocks/AddToBasketButton.js';
import { PriceDisplay } from '../../blocks/PriceDisplay.js';
import { giftsWords } from '../../brands/words/gifts.js';
import type { Action, Load } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { formatFigure } from '../../rules/common/money.js';
import { eVoucherAmountText } from '../../rules/gifts/eVoucher.js';
import { ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Link } from '../../ui/Link.js';
import { Notice } from '../../ui/Notice.js';
import { RadioGroup } from '../../ui/RadioGroup.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useScope, useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { eVoucherPage } from './eVoucherPageAddress.js';
import { GiftParcel } from './GiftParcel.js';
import { GiftsHead } from './GiftsHead.js';
import { GiftVoucherFace } from './GiftVoucherFace.js';

/** The gift cards, which one is selected, and the page's callbacks. */
export interface GiftCardPageProps {
  /** The cards, ordered by value. */
  readonly cards: Load<readonly Product[]>;
  /** Item code of the selected card; the middle one unless set. */
  readonly chosen?: string | undefined;
  /** State of adding the selected card to the basket: the button shows its progress, and a failure appears above the
   * button. */
  readonly action: Action;
  /** Notice that too few of the selected card are in stock. */
  readonly shortage?: ReactNode;
  /** The brand's logo, on the card. */
  readonly logo?: ReactNode;
  /** Called with the card the shopper selects. */
  readonly onChoose: (choice: { readonly itemCode: string }) => void;
  /** Called to add the selected card to the basket. */
  readonly onAdd: (request: { readonly product: Product }) => void;
  /** Called to fetch the cards again after they failed to load. */
  readonly onRetry: () => void;
}

const facts = ['post', 'year', 'message'] as const;

/** Gift card page: the shopper chooses an amount and adds the card to the basket (GIFT-002). */
export function GiftCardPage({ cards, chosen, logo, onRetry, ...buying }: GiftCardPageProps) {
  const href = useHref();
  const text = useText(giftsWords);
  const all = cards.status === 'ready' ? cards.data : [];
  const card = all.find(({ itemCode }) => itemCode === chosen) ?? all[Math.floor(all.length / 2)];
  const price = card?.skus[0]?.salePrice;
  return (
    <div
      className="wsk-Container wsk-GiftsFrame wsk-GiftCardPage"
      data-component="GiftCardPage"
      data-status={cards.status}
    >
      <GiftsHead
        title={text('giftCard.title')}
        lead={text('giftCard.lead')}
        lying={price !== undefined}
        art={
          price === undefined ? (
            <GiftParcel />
          ) : (
            <GiftVoucherFace caption={text('giftCard.face')} amount={<Worth amount={price} />} logo={logo} />
          )
        }
      >
        {cards.status === 'failed' ? (
          <RetryNotice title={cards.message} onRetry={onRetry} />
        ) : cards.status === 'loading' ? (
          <div className="wsk-GiftCardPage-loading">
            <p className="wsk-VisuallyHidden" role="status">
              {text('giftCard.loading')}
            </p>
            <Skeleton shape="block" />
          </div>
        ) : card ? (
          <Choice cards={all} card={card} {...buying} />
        ) : (
          <EmptyState
            title={text('giftCard.none')}
            action={<ButtonLink href={eVoucherPage(href)}>{text('giftCard.emailLink')}</ButtonLink>}
          >
            {text('giftCard.noneText')}
          </EmptyState>
        )}
      </GiftsHead>
      <ul className="wsk-GiftCardPage-facts">
        {facts.map((fact) => (
          <li className="wsk-GiftCardPage-fact" key={fact}>
            {text(`giftCard.${fact}`)}
          </li>
        ))}
        <li className="wsk-GiftCardPage-fact">
          {text('giftCard.email')} <Link href={eVoucherPage(href)}>{text('giftCard.emailLink')}</Link>
        </li>
      </ul>
    </div>
  );
}

/** The value of a card: whole amounts without decimals, and points values in points. */
function Worth({ amount }: { readonly amount: number }) {
  const { site } = useScope();
  return site.money === 'points' ? (
    <>
      {formatFigure(amount, site)} <span className="wsk-GiftCardPage-unit">pts</span>
    </>
  ) : Number.isInteger(amount) ? (
    eVoucherAmountText(amount, site)
  ) : (
    formatFigure(amount, site)
  );
}

interface ChoiceProps extends Pick<GiftCardPageProps, 'action' | 'shortage' | 'onChoose' | 'onAdd'> {
  readonly cards: readonly Product[];
  readonly card: Product;
}

function Choice({ cards, card, action, shortage, onChoose, onAdd }: ChoiceProps) {
  const text = useText(giftsWords);
  return (
    <div className="wsk-GiftCardPage-choice">
      <RadioGroup
        label={text('giftCard.amount')}
        variant="tiles"
        options={cards.map(({ itemCode, skus: [sku] }) => ({
          value: itemCode,
          label: <Worth amount={sku?.salePrice ?? 0} />,
        }))}
        value={card.itemCode}
        onChange={({ target }) => onChoose({ itemCode: target.value })}
      />
      {action.status === 'failed' ? <Notice tone="failed" place="row" title={action.message} /> : null}
      {shortage}
      <div className="wsk-Actions" data-with="words" data-narrow="across">
        <PriceDisplay product={card} size="total" />
        <AddToBasketButton action={action} name={card.name} onAdd={() => onAdd({ product: card })} />
      </div>
    </div>
  );
}
