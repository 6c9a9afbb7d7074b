'use client';

import { useEffect, useRef } from 'react';
import type { Observable } from '../base/observable.js';
import type { OpenDialog } from '../base/openDialog.js';

/** The key that marks, in its state, a history entry that opening a dialog has added. */
const stateKey = 'wskDialog';

/** Returns the hash of an open dialog; undefined for a dialog without an address. An upsell's case has none, because it
 * opens by itself. */
export function hashOf(dialog: OpenDialog | undefined): string | undefined {
  if (dialog?.name === 'tastingNote') return `#tasting-note-${dialog.props.itemCode}`;
  if (dialog?.name === 'caseContents' && !dialog.props.upsell) return `#case-${dialog.props.itemCode}`;
  return undefined;
}

/** Returns the dialog whose address has this hash. */
export function dialogAt(hash: string): OpenDialog | undefined {
  const [, place, code = ''] = /^#(tasting-note|case)-([\w-]+)$/.exec(hash) ?? [];
  if (!place) return undefined;
  return place === 'case'
    ? { name: 'caseContents', props: { itemCode: code } }
    : { name: 'tastingNote', props: { itemCode: code } };
}

/** Adds a history entry for the same page with this hash. */
function pushHash(hash: string): void {
  window.history.pushState({ ...window.history.state, [stateKey]: hash }, '', hash);
}

/** Gives a tasting note and a case an address of their own while they are open over a page, so that going back closes
 * them. It bypasses the host's router, for which the page stays the same. */
export function useDialogAddress(dialog: Observable<OpenDialog | undefined>, open: OpenDialog | undefined): void {
  const hash = hashOf(open);
  /** The dialogs opened on this page, with props that an address does not hold. */
  const opened = useRef(new Map<string, OpenDialog>());
  /** Closing a dialog goes back, which the browser does a moment later. */
  const isGoingBack = useRef(false);

  useEffect(() => {
    const follow = () => {
      const { hash: shown } = window.location;
      const current = hashOf(dialog.get());
      const isOwn = isGoingBack.current;
      isGoingBack.current = false;
      if (shown === current) return;
      // A dialog that was opened in that moment stays.
      if (isOwn && current) return pushHash(current);
      const asked = opened.current.get(shown) ?? dialogAt(shown);
      if (asked ?? current) dialog.set(asked);
    };
    // A dialog that was opened before this code had loaded stays open, and gets its address below.
    if (!dialog.get()) follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [dialog]);

  useEffect(() => {
    if (!hash || !open) return undefined;
    opened.current.set(hash, open);
    if (window.location.hash !== hash && !isGoingBack.current) pushHash(hash);
    return () => {
      // A link in the dialog, or going back, has left the address already; a link does so after its press.
      setTimeout(() => {
        const { hash: shown, pathname, search } = window.location;
        if (shown !== hash || hashOf(dialog.get()) === hash) return;
        const isOwn = window.history.state?.[stateKey] === hash;
        // First, because the page may be reloaded before it has gone back, and would open the dialog again.
        window.history.replaceState(window.history.state, '', pathname + search);
        isGoingBack.current = isOwn;
        if (isOwn) window.history.back();
      });
    };
  }, [dialog, hash, open]);
}
