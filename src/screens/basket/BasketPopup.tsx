'use client';

import { type ReactNode, useRef } from 'react';
import { Amount } from '../../blocks/Amount.js';
import { linesInWords } from '../../blocks/countInWords.js';
import { ProductImage } from '../../blocks/ProductImage.js';
import { basketWords } from '../../brands/words/basket.js';
import type { Cart, LineItem } from '../../model/basket.js';
import type { Load } from '../../model/load.js';
import { isCaseLine, lineKey } from '../../rules/basket/basketCount.js';
import { type CartFigures, cartFigures, isFreeLine, lineAmount } from '../../rules/common/basket.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Icon } from '../../ui/Icon.js';
import { close } from '../../ui/icons.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useScope, useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { lineCount, lineName } from './cartLines.js';

/** The basket the popup shows, and its links. */
export interface BasketPopupProps {
  /** The basket; an empty one shows the empty state. */
  readonly cart: Load<Cart>;
  /** Confirmation of the latest add, in the band at the top. */
  readonly confirmation?: ReactNode;
  /** Address of the checkout. */
  readonly checkoutHref: string;
  /** Address of the cart page. */
  readonly cartHref: string;
  /** Called when the close button is pressed or a link is followed; otherwise the popup would stay open over the next
   * page. */
  readonly onClose: () => void;
  /** Called to fetch the basket again after it failed to load. */
  readonly onRetry: () => void;
}

/** Content of the header's basket popup (BSKT-001 to BSKT-005). The caller positions and opens it; quantities can only
 * be changed on the cart page. */
export function BasketPopup({ cart, confirmation, checkoutHref, cartHref, onClose, onRetry }: BasketPopupProps) {
  const text = useText(basketWords);
  const box = useRef<HTMLDivElement>(null);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys pressed on a link arrive as clicks
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the links in it
    <div
      ref={box}
      className="wsk-BasketPopup"
      data-component="BasketPopup"
      tabIndex={-1}
      onClick={(event) => {
        const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
        // With a modifier key held, the link opens in another tab or window and this page stays open.
        if (ctrlKey || metaKey || shiftKey || altKey) return;
        if (target instanceof Element && target.closest('a[href]')) onClose();
      }}
    >
      <div className="wsk-BasketPopup-band" data-tone={confirmation ? 'done' : undefined}>
        {confirmation ?? <h2 className="wsk-BasketPopup-title">{text('basket.title')}</h2>}
        <button
          className="wsk-BasketPopup-close"
          type="button"
          aria-label={text('basket.close')}
          onClick={() => onClose()}
        >
          <Icon drawing={close} />
        </button>
      </div>
      <div className="wsk-BasketPopup-body">
        <Body
          cart={cart}
          onRetry={() => {
            // The pressed button is removed together with the failure notice.
            box.current?.focus();
            onRetry();
          }}
        />
      </div>
      <Foot cart={cart.status === 'ready' ? cart.data : undefined} checkoutHref={checkoutHref} cartHref={cartHref} />
    </div>
  );
}

function Body({ cart, onRetry }: Pick<BasketPopupProps, 'cart' | 'onRetry'>) {
  const text = useText(basketWords);
  if (cart.status === 'failed') {
    return (
      <div className="wsk-BasketPopup-inset">
        <RetryNotice title={cart.message} onRetry={onRetry} />
      </div>
    );
  }
  if (cart.status === 'loading') {
    return (
      <div className="wsk-BasketPopup-lines">
        <p className="wsk-VisuallyHidden" role="status">
          {text('basket.openLoading')}
        </p>
        {[1, 2].map((place) => (
          <div className="wsk-BasketPopup-line" key={place}>
            <Skeleton shape="block" />
            <div className="wsk-BasketPopup-words">
              <Skeleton shape="line" width="80%" />
              <Skeleton shape="line" width="50%" />
            </div>
          </div>
        ))}
      </div>
    );
  }
  if (cart.data.lineItems.length === 0) {
    return (
      <div className="wsk-BasketPopup-inset">
        <EmptyState level={3} title={text('basket.emptyTitle')}>
          {text('basket.emptyText')}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <p className="wsk-BasketPopup-held">{linesInWords(cart.data.lineItems, text)}</p>
      <ul className="wsk-BasketPopup-lines">
        {cart.data.lineItems.map((line) => (
          <Line key={lineKey(line)} line={line} />
        ))}
      </ul>
    </>
  );
}

function Line({ line }: { line: LineItem }) {
  const { site } = useScope();
  const text = useText(basketWords);
  const href = useHref();
  return (
    <li className="wsk-BasketPopup-line">
      <span className="wsk-BasketPopup-art" data-ground="stage">
        <ProductImage src={line.product.thumbnailImage} alt="" shape={isCaseLine(line) ? 'case' : 'bottle'} />
      </span>
      <span className="wsk-BasketPopup-words">
        <a className="wsk-BasketPopup-name" href={href('product', { params: { itemCode: line.product.itemCode } })}>
          {lineName(line)}
        </a>
        <span className="wsk-BasketPopup-count">{lineCount(line, text)}</span>
      </span>
      <span className="wsk-BasketPopup-price">
        {isFreeLine(line) ? text('basket.free') : <Amount amount={lineAmount(line, site.money)} />}
      </span>
    </li>
  );
}

interface FootProps extends Pick<BasketPopupProps, 'checkoutHref' | 'cartHref'> {
  readonly cart: Cart | undefined;
}

/** Saving, delivery, the total including both, and links to checkout and cart; the checkout link is disabled in an
 * empty basket (BSKT-005). */
function Foot({ cart, checkoutHref, cartHref }: FootProps) {
  const { site } = useScope();
  const text = useText(basketWords);
  const { savings = 0, shipping, total = 0 }: Partial<CartFigures> = cart ? cartFigures(cart, site.money) : {};
  const payable = cart !== undefined && cart.lineItems.length > 0;
  return (
    <div className="wsk-BasketPopup-foot">
      {payable ? (
        <dl className="wsk-BasketPopup-figures">
          {savings > 0 ? (
            <div className="wsk-BasketPopup-figure" data-tone="sale">
              <dt className="wsk-BasketPopup-term">{text('basket.savings')}</dt>
              <dd className="wsk-BasketPopup-amount">
                <Amount amount={savings} />
              </dd>
            </div>
          ) : null}
          {shipping === undefined ? null : (
            <div className="wsk-BasketPopup-figure">
              <dt className="wsk-BasketPopup-term">{text('basket.shipping')}</dt>
              <dd className="wsk-BasketPopup-amount">
                {shipping === 0 ? text('basket.shippingFree') : <Amount amount={shipping} />}
              </dd>
            </div>
          )}
          <div className="wsk-BasketPopup-figure" data-tone="total">
            <dt className="wsk-BasketPopup-term">{text('basket.total')}</dt>
            <dd className="wsk-BasketPopup-amount">
              <Amount amount={total} />
            </dd>
          </div>
        </dl>
      ) : null}
      {payable ? (
        <ButtonLink wide href={checkoutHref}>
          {text('basket.checkout')}
        </ButtonLink>
      ) : (
        <Button wide disabled>
          {text('basket.checkout')}
        </Button>
      )}
      <a className="wsk-Link wsk-BasketPopup-toCart" href={cartHref}>
        {text('basket.view')}
      </a>
    </div>
  );
}
