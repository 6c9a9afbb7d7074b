import type { KeyboardEvent } from 'react';

/** Returns a key handler for a controlled `<dialog>`: Escape becomes a request to its owner to close it. */
export const closeOnEscape = (onClose: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  onClose();
};
