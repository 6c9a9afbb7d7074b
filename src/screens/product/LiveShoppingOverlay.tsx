'use client';

import type { ReactNode } from 'react';
import { offerWords } from '../../brands/words/offer.js';
import { ModalDialog } from '../../ui/ModalDialog.js';
import { Notice } from '../../ui/Notice.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { Spinner } from '../../ui/Spinner.js';
import { useText } from '../../ui/scope.js';

/** The state of the show, and the outcome of its last request. */
export interface LiveShoppingOverlayProps {
  /** Whether the overlay is open. */
  readonly open: boolean;
  /** Name of the show. */
  readonly title: string;
  /** Whether the player is starting, is playing, or has failed. */
  readonly phase: 'opening' | 'playing' | 'failed';
  /** What the last request did to the basket; if it was refused, the message to show. */
  readonly outcome?: 'added' | 'removed' | { readonly refused: string } | undefined;
  /** The host's player; it is already mounted while it starts. */
  readonly player: ReactNode;
  /** Called when the shopper tries to open the show again. */
  readonly onRetry: () => void;
  /** Called when the shopper closes the overlay; it closes once `open` is false. */
  readonly onClose: () => void;
}

/** Video overlay for a live show, shown over any page (LIVE-001). The video and its buttons belong to the host's
 * player. */
export function LiveShoppingOverlay({
  open,
  title,
  phase,
  outcome,
  player,
  onRetry,
  onClose,
}: LiveShoppingOverlayProps) {
  const text = useText(offerWords);
  return (
    <ModalDialog open={open} size="wide" title={title} buttons={null} onClose={() => onClose()}>
      <div className="wsk-LiveShoppingOverlay" data-component="LiveShoppingOverlay" data-phase={phase}>
        {phase === 'failed' ? (
          <RetryNotice title={text('live.failed')} onRetry={onRetry} />
        ) : (
          <div className="wsk-LiveShoppingOverlay-player">
            {player}
            {phase === 'opening' ? (
              <p className="wsk-LiveShoppingOverlay-opening" role="status">
                <Spinner />
                {text('live.opening')}
              </p>
            ) : null}
          </div>
        )}
        <div className="wsk-LiveShoppingOverlay-outcome" role="status">
          {outcome === undefined ? null : typeof outcome === 'string' ? (
            <Notice tone="done" place="row" live={false} title={text(`live.${outcome}`)} />
          ) : (
            <Notice tone="failed" place="row" live={false} title={outcome.refused} />
          )}
        </div>
      </div>
    </ModalDialog>
  );
}
