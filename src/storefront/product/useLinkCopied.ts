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
  const [phase, setPhase] = useState<LinkCopiedPopupProps['phase']>('gone');
  const [blocked, setBlocked] = useState(false);
  useEffect(() => {
    if (phase === 'gone') return;
    const [next, afterMs] =
      phase === 'shown' ? (['fading', linkCopiedMs] as const) : (['gone', linkCopiedFadeMs] as const);
    const timer = setTimeout(() => setPhase(next), afterMs);
    return () => clearTimeout(timer);
  }, [phase]);
  return {
    phase,
    blocked,
    async copy(url) {
      try {
        await navigator.clipboard.writeText(url);
        setBlocked(false);
        setPhase('shown');
      } catch {
        setBlocked(true);
      }
    },
  };
}
