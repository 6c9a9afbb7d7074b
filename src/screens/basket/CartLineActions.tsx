'use client';

import type { RefObject } from 'react';
import { cartWords } from '../../brands/words/cart.js';
import type { LineItem } from '../../model/basket.js';
import { isCaseLine } from '../../rules/basket/basketCount.js';
import { isFreeLine, isSubscriptionLine } from '../../rules/common/basket.js';
import { Button } from '../../ui/Button.js';
import { useText } from '../../ui/scope.js';
import { lineName } from './cartLines.js';

/** Callbacks of a line's links. A link without its callback is not shown. */
export interface CartLineHandlers {
  /** Called when the shopper wants to see the contents of the case; without it a case has no such link. */
  readonly onShowCase?: (request: { readonly line: LineItem }) => void;
  /** Called when the shopper moves the line to the favourites; without it no line has such a link. */
  readonly onMoveToFavourites?: (move: { readonly line: LineItem }) => void;
  /** Called when the shopper wants to swap the gift; without it a gift has no such link. */
  readonly onSwapGift?: (request: { readonly line: LineItem }) => void;
}

interface CartLineActionsProps extends CartLineHandlers {
  readonly line: LineItem;
  /** Set while the line is being removed or moved, so that no other action starts. */
  readonly leaving: 'removing' | 'moving' | undefined;
  readonly remover: RefObject<HTMLButtonElement | null>;
  readonly onLeaveRemover: () => void;
  readonly onRemove: () => void;
}

/** Row of links for a line, apart from its quantity: the links that suit the line and that the caller supports. */
export function CartLineActions({
  line,
  leaving,
  remover,
  onLeaveRemover,
  onRemove,
  onShowCase,
  onMoveToFavourites,
  onSwapGift,
}: CartLineActionsProps) {
  const text = useText(cartWords);
  const name = lineName(line);
  const isFree = isFreeLine(line);
  return (
    <>
      {isFree ? null : (
        <Button
          ref={remover}
          variant="text"
          size="small"
          data-wsk-remove=""
          aria-label={leaving === 'removing' ? undefined : text('basket.removeNamed', { name })}
          status={leaving ? 'busy' : 'idle'}
          onBlur={() => onLeaveRemover()}
          onClick={() => onRemove()}
        >
          {text(leaving === 'removing' ? 'basket.removing' : 'basket.remove')}
        </Button>
      )}
      {isCaseLine(line) && onShowCase ? (
        <Button
          variant="text"
          size="small"
          aria-label={text('cart.inTheCaseNamed', { name })}
          aria-haspopup="dialog"
          onClick={() => onShowCase({ line })}
        >
          {text('cart.inTheCase')}
        </Button>
      ) : null}
      {isFree || isSubscriptionLine(line) || !onMoveToFavourites ? null : (
        <Button
          variant="text"
          size="small"
          aria-label={leaving === 'moving' ? undefined : text('cart.moveNamed', { name })}
          status={leaving ? 'busy' : 'idle'}
          onClick={() => onMoveToFavourites({ line })}
        >
          {text(leaving === 'moving' ? 'cart.moving' : 'cart.move')}
        </Button>
      )}
      {isFree && onSwapGift ? (
        <Button
          variant="text"
          size="small"
          aria-label={text('cart.swapNamed', { name })}
          aria-haspopup="dialog"
          onClick={() => onSwapGift({ line })}
        >
          {text('cart.swap')}
        </Button>
      ) : null}
    </>
  );
}
