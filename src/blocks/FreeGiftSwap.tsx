'use client';

import { type RefObject, useRef } from 'react';
import { basketWords } from '../brands/words/basket.js';
import { cartWords } from '../brands/words/cart.js';
import { type Action, idle, type Load } from '../model/load.js';
import type { FreeGift } from '../model/plan.js';
import { ActionButton } from '../ui/ActionButton.js';
import { Button } from '../ui/Button.js';
import { EmptyState } from '../ui/EmptyState.js';
import { Icon } from '../ui/Icon.js';
import { check } from '../ui/icons.js';
import { ModalDialog } from '../ui/ModalDialog.js';
import { Notice } from '../ui/Notice.js';
import { RetryNotice } from '../ui/RetryNotice.js';
import { Skeleton } from '../ui/Skeleton.js';
import { useText } from '../ui/scope.js';
import { useFocusOnChange } from '../ui/useFocusOnChange.js';
import { ProductImage } from './ProductImage.js';

/** The gifts to choose from, and the callbacks of the dialog. */
export interface FreeGiftSwapProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** The gift in the basket and the gifts it can be swapped for. */
  readonly gifts: Load<readonly FreeGift[]>;
  /** State of the swap: busy and failed are shown on the chosen gift, done above the list. */
  readonly action: Action;
  /** Item code of the last chosen gift. */
  readonly chosen?: string | undefined;
  /** Called when the shopper chooses another gift. */
  readonly onSwap: (swap: { readonly activeItemCode: string; readonly swapItemCode: string }) => void;
  /** Called to fetch the gifts again after they failed to load. */
  readonly onRetry: () => void;
  /** Called when the shopper closes the dialog; it closes once `open` is false. */
  readonly onClose: () => void;
}

/** Dialog for swapping a free gift in the basket for another of its kind (BSKT-084, PLAN-079, PLAN-080). It stays open
 * after a swap, with the chosen gift marked. */
export function FreeGiftSwap({ open, gifts, action, chosen, onSwap, onRetry, onClose }: FreeGiftSwapProps) {
  const text = useText(basketWords, cartWords);
  const list = gifts.status === 'ready' ? gifts.data : [];
  const active = list.find(({ isActive }) => isActive);
  const swapped = action.status === 'done' && active?.itemCode === chosen ? active : undefined;
  const yours = useRef<HTMLSpanElement>(null);
  // The pressed button was replaced by the mark of the shopper's gift.
  useFocusOnChange(active?.itemCode, () => (document.activeElement === document.body ? yours.current : null));
  return (
    <ModalDialog
      open={open}
      title={text('gift.title')}
      onClose={() => onClose()}
      buttons={<Button onClick={() => onClose()}>{text('gift.close')}</Button>}
    >
      <div className="wsk-FreeGiftSwap" data-component="FreeGiftSwap" data-status={gifts.status}>
        <p className="wsk-Text wsk-FreeGiftSwap-lead">{text('gift.lead')}</p>
        <p className="wsk-FreeGiftSwap-swapped" role="status">
          {gifts.status === 'loading' ? <span className="wsk-VisuallyHidden">{text('gift.loading')}</span> : null}
          {swapped ? (
            <>
              <Icon drawing={check} size={20} />
              {text('gift.swapped', { name: swapped.name })}
            </>
          ) : null}
        </p>
        {gifts.status === 'failed' ? (
          <RetryNotice title={gifts.message} onRetry={onRetry} />
        ) : gifts.status === 'loading' ? (
          <div className="wsk-FreeGiftSwap-list">
            {[1, 2, 3].map((place) => (
              <div className="wsk-FreeGiftSwap-gift" key={place}>
                <div className="wsk-FreeGiftSwap-art">
                  <Skeleton shape="block" />
                </div>
                <Skeleton shape="line" width="70%" />
              </div>
            ))}
          </div>
        ) : (
          <ul className="wsk-FreeGiftSwap-list">
            {list.map((gift) => (
              <Gift
                key={gift.itemCode}
                gift={gift}
                action={gift.itemCode === chosen ? action : undefined}
                waits={action.status === 'busy'}
                mark={yours}
                onChoose={() => active && onSwap({ activeItemCode: active.itemCode, swapItemCode: gift.itemCode })}
              />
            ))}
          </ul>
        )}
        {gifts.status === 'ready' && list.every(({ isActive }) => isActive) ? (
          <EmptyState level={3} title={text('gift.none')}>
            {text('gift.noneText')}
          </EmptyState>
        ) : null}
      </div>
    </ModalDialog>
  );
}

interface GiftProps {
  readonly gift: FreeGift;
  /** State of the swap, if it is for this gift. */
  readonly action: Action | undefined;
  /** Whether a swap is in progress, so that no other can start. */
  readonly waits: boolean;
  /** The mark of the gift that is the shopper's. */
  readonly mark: RefObject<HTMLSpanElement | null>;
  readonly onChoose: () => void;
}

function Gift({ gift: { name, thumbnailImage, isActive }, action, waits, mark, onChoose }: GiftProps) {
  const text = useText(cartWords);
  const isBusy = action?.status === 'busy';
  return (
    <li className="wsk-FreeGiftSwap-gift" data-active={isActive || undefined}>
      <span className="wsk-FreeGiftSwap-art" data-ground="stage">
        <ProductImage src={thumbnailImage} alt="" shape="bottle" />
      </span>
      <span className="wsk-FreeGiftSwap-name">{name}</span>
      {isActive ? (
        <span ref={mark} className="wsk-FreeGiftSwap-yours" tabIndex={-1}>
          <Icon drawing={check} size={18} />
          {text('gift.yours')}
        </span>
      ) : (
        <ActionButton
          variant="line"
          size="small"
          action={isBusy ? action : idle}
          label={text('gift.choose')}
          busyLabel={text('gift.swapping')}
          aria-label={isBusy ? undefined : text('gift.chooseNamed', { name })}
          onClick={() => (waits ? undefined : onChoose())}
        />
      )}
      {action?.status === 'failed' ? (
        <div className="wsk-FreeGiftSwap-problem">
          <Notice tone="failed" place="row" title={action.message} />
        </div>
      ) : null}
    </li>
  );
}
