import type { KeyboardEvent } from 'react';

/** A key handler for a controlled `<dialog>`: Escape becomes a request to its owner, who closes it. */
export const closeOnEscape = (onClose: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  onClose();
};
