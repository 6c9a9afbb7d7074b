'use client';

import { useId } from 'react';
import { upsellsWords } from '../../brands/words/upsells.js';
import { Button } from '../../ui/Button.js';
import { Panel } from '../../ui/Panel.js';
import { useText } from '../../ui/scope.js';

/** Whether there is an offer, and the button's callback. */
export interface ProductUpsellProps {
  /** Whether a wine plan is offered beside the product; if not, or once offers have been turned down permanently, the
   * element is empty (UPSL-016, UPSL-017, UPSL-024). */
  readonly offered: boolean;
  /** Called when the shopper presses the button; the caller opens the offer. */
  readonly onOpen: () => void;
}

/** Element for a product's upsell: a button that opens its offer, or nothing (UPSL-016, UPSL-017). */
export function ProductUpsell({ offered, onOpen }: ProductUpsellProps) {
  const text = useText(upsellsWords);
  const titleId = useId();
  if (!offered) return <div className="wsk-ProductUpsell" data-component="ProductUpsell" data-status="empty" />;
  return (
    <Panel as="section" variant="flat" data-ground="offer" data-component="ProductUpsell" aria-labelledby={titleId}>
      <div className="wsk-ProductUpsell-words">
        <h2 className="wsk-Heading" data-level="4" id={titleId}>
          {text('upsell.claimTitle')}
        </h2>
        <p className="wsk-ProductUpsell-text">{text('upsell.claimText')}</p>
      </div>
      <Button variant="line" wide onClick={() => onOpen()}>
        {text('upsell.claim')}
      </Button>
    </Panel>
  );
}
