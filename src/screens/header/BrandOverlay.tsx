'use client';

import type { ReactNode } from 'react';
import { basicWords } from '../../brands/words/basics.js';
import { IconButton } from '../../ui/IconButton.js';
import { close } from '../../ui/icons.js';
import { useText } from '../../ui/scope.js';
import { useModalBox } from '../../ui/useModalBox.js';

/** Whether the overlay is open, and its content. */
export interface BrandOverlayProps {
  /** Whether the overlay is open. */
  readonly open: boolean;
  /** Accessible name of the overlay. */
  readonly label: string;
  /** Called when the shopper closes the overlay; it closes once `open` is false. */
  readonly onClose: () => void;
  /** The partner's message. */
  readonly children: ReactNode;
}

/** Full-page overlay from a bank brand's partner, with a close button (BRAND-062, OPEN-052). The caller decides when it
 * is shown. */
export function BrandOverlay({ open, label, onClose, children }: BrandOverlayProps) {
  const text = useText(basicWords);
  const box = useModalBox(open, onClose);
  return (
    <dialog {...box} className="wsk-BrandOverlay" data-component="BrandOverlay" data-ground="page" aria-label={label}>
      <div className="wsk-Container wsk-BrandOverlay-inside">
        <div className="wsk-BrandOverlay-close">
          <IconButton icon={close} label={text('dialog.close')} onClick={() => onClose()} />
        </div>
        <div className="wsk-BrandOverlay-content">{children}</div>
      </div>
    </dialog>
  );
}
