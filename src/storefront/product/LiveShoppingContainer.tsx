'use client';

import { useCallback, useState } from 'react';
import { offerWords } from '../../brands/words/offer.js';
import { LiveShoppingOverlay, type LiveShoppingOverlayProps } from '../../screens/product/LiveShoppingOverlay.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { play } from '../../ui/laterIcons.js';
import { useText } from '../../ui/scope.js';
import { useServices } from '../base/StorefrontProvider.js';
import { type LiveShoppingOutcome, useLiveShoppingCart } from './useLiveShoppingCart.js';

/** The live show that the button opens. */
export interface LiveShoppingContainerProps {
  /** Id of the show in the player's service. */
  readonly showId: string;
}

/** Button that opens a live show, on any page; renders nothing if the host has no player. */
export function LiveShoppingContainer({ showId }: LiveShoppingContainerProps) {
  const { liveShopping: Player } = useServices();
  const text = useText(offerWords);
  const [open, setOpen] = useState(false);
  const [phase, setPhase] = useState<LiveShoppingOverlayProps['phase']>('opening');
  const [outcome, setOutcome] = useState<LiveShoppingOutcome>();
  const cart = useLiveShoppingCart(setOutcome);
  // As stable as the cart: a player's effects must not run again whenever the page is drawn.
  const onPlaying = useCallback(() => setPhase('playing'), []);
  const onFailed = useCallback(() => setPhase('failed'), []);
  if (!Player) return null;
  function start(): void {
    setPhase('opening');
    setOutcome(undefined);
    setOpen(true);
  }
  return (
    <>
      <Button variant="line" onClick={start}>
        <Icon drawing={play} size={18} />
        {text('live.open')}
      </Button>
      <LiveShoppingOverlay
        open={open}
        title={text('live.title')}
        phase={phase}
        outcome={outcome}
        player={open ? <Player showId={showId} cart={cart} onPlaying={onPlaying} onFailed={onFailed} /> : null}
        onRetry={start}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
