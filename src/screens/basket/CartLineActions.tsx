'use client';

import type { RefObject } from 'react';
import { cartWords } from '../../brands/words/cart.js';
import type { LineItem } from '../../model/basket.js';
import { isCaseLine } from '../../rules/basket/basketCount.js';
import { isFreeLine, isSubscriptionLine } from '../../rules/common/basket.js';
import { Button } from '../../ui/Button.js';
import { useText } from '../../ui/scope.js';
import { lineName } from './cartLines.js';

/** What a line's links report; a link without its handler is not there. */
export interface CartLineHandlers {
  /** Called when the shopper asks what is in the case; without it a case has no such link. */
  readonly onShowCase?: (request: { readonly line: LineItem }) => void;
  /** Called when the shopper moves the line to the favourites; without it no line has such a link. */
  readonly onMoveToFavourites?: (move: { readonly line: LineItem }) => void;
  /** Called when the shopper asks for another gift; without it a gift has no such link. */
  readonly onSwapGift?: (request: { readonly line: LineItem }) => void;
}

interface CartLineActionsProps extends CartLineHandlers {
  readonly line: LineItem;
  /** The removal or move is running: no other action starts. */
  readonly leaving: 'removing' | 'moving' | undefined;
  readonly remover: RefObject<HTMLButtonElement | null>;
  readonly onLeaveRemover: () => void;
  readonly onRemove: () => void;
}

/** What can be done with a line beside changing its quantity, as links in a row: what fits the line and what the caller
 * can do. */
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
