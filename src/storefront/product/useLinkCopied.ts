'use client';

import { useEffect, useState } from 'react';
import type { LinkCopiedPopupProps } from '../../blocks/LinkCopiedPopup.js';
import { linkCopiedFadeMs, linkCopiedMs } from '../../rules/common/timings.js';

/** Copies a link, and shows a confirmation for 2.5 s, followed by a fade of 0.5 s (PROD-114); the state is `blocked` if
 * the browser does not allow copying. */
export function useLinkCopied(): {
  readonly phase: LinkCopiedPopupProps['phase'];
  readonly blocked: boolean;
  readonly copy: (url: string) => Promise<void>;
} {
  // An object, so that a link that is copied while the confirmation is shown is confirmed for as long as the first.
  const [popup, setPopup] = useState<Pick<LinkCopiedPopupProps, 'phase'>>({ phase: 'gone' });
  const [blocked, setBlocked] = useState(false);
  useEffect(() => {
    if (popup.phase === 'gone') return;
    const [phase, afterMs] =
      popup.phase === 'shown' ? (['fading', linkCopiedMs] as const) : (['gone', linkCopiedFadeMs] as const);
    const timer = setTimeout(() => setPopup({ phase }), afterMs);
    return () => clearTimeout(timer);
  }, [popup]);
  return {
    phase: popup.phase,
    blocked,
    async copy(url) {
      try {
        await navigator.clipboard.writeText(url);
        setBlocked(false);
        setPopup({ phase: 'shown' });
      } catch {
        setBlocked(true);
      }
    },
  };
}
