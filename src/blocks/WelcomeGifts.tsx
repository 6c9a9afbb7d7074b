'use client';

import { useId } from 'react';
import { offerWords } from '../brands/words/offer.js';
import { productWords } from '../brands/words/product.js';
import type { Action } from '../model/load.js';
import { formatPrice } from '../rules/common/money.js';
import { welcomeGift } from '../rules/product/tours.js';
import { ActionButton } from '../ui/ActionButton.js';
import { Icon } from '../ui/Icon.js';
import { check } from '../ui/icons.js';
import { Notice } from '../ui/Notice.js';
import { useScope, useText } from '../ui/scope.js';

/** The gifts' price, the state of adding them, and the callback. */
export interface WelcomeGiftsProps {
  /** Price of the tumblers in the site's currency; defaults to 32.50. */
  readonly price?: number | undefined;
  /** State of adding the tumblers. */
  readonly action: Action;
  /** Called when the shopper adds the tumblers; without this callback there is no button. */
  readonly onAdd?: (() => void) | undefined;
}

const gifts = ['welcome.delivery', 'welcome.discount', 'welcome.prosecco', 'welcome.tumblers'] as const;

/** In whole pounds, dollars or points. */
const largestDiscount = 70;

/** Gifts for a new plan subscriber, on landing pages and in their case dialog (PROD-138 to PROD-143). */
export function WelcomeGifts({ price = welcomeGift.price, action, onAdd }: WelcomeGiftsProps) {
  const { site } = useScope();
  const text = useText(offerWords, productWords);
  const titleId = useId();
  return (
    <section className="wsk-WelcomeGifts" data-component="WelcomeGifts" data-ground="offer" aria-labelledby={titleId}>
      <h2 className="wsk-Heading" data-level="3" id={titleId}>
        {text('welcome.title')}
      </h2>
      <ul className="wsk-WelcomeGifts-list">
        {gifts.map((gift) => (
          <li className="wsk-WelcomeGifts-gift" key={gift}>
            <span className="wsk-WelcomeGifts-mark">
              <Icon drawing={check} size={18} />
            </span>
            {text(gift, { discount: formatPrice(largestDiscount, site).replace(/\.00$/, '') })}
          </li>
        ))}
      </ul>
      {onAdd ? (
        <div className="wsk-Actions">
          <ActionButton
            variant="line"
            action={action}
            label={text('welcome.add', { price: formatPrice(price, site) })}
            doneLabel={text('product.added')}
            onClick={() => onAdd()}
          />
        </div>
      ) : null}
      {action.status === 'failed' ? <Notice tone="failed" place="row" title={action.message} /> : null}
    </section>
  );
}
