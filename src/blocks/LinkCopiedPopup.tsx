'use client';

import { offerWords } from '../brands/words/offer.js';
import { Icon } from '../ui/Icon.js';
import { check } from '../ui/icons.js';
import { useText } from '../ui/scope.js';

/** Phase of the popup. */
export interface LinkCopiedPopupProps {
  /** Phase set by the container's timers: shown for 2500 ms, fading for 500 ms (PROD-114). */
  readonly phase: 'shown' | 'fading' | 'gone';
}

/** Popup at the bottom of the window saying that a link was copied (PROD-113). It has no buttons and takes no focus. */
export function LinkCopiedPopup({ phase }: LinkCopiedPopupProps) {
  const text = useText(offerWords);
  return (
    <div className="wsk-LinkCopiedPopup" data-component="LinkCopiedPopup" data-phase={phase} role="status">
      {phase === 'gone' ? null : (
        <p className="wsk-LinkCopiedPopup-text">
          <Icon drawing={check} size={18} />
          {text('share.copied')}
        </p>
      )}
    </div>
  );
}
