'use client';

import { shellWords } from '../../brands/words/shell.js';
import { Icon } from '../../ui/Icon.js';
import { menu } from '../../ui/icons.js';
import { useText } from '../../ui/scope.js';

/** Whether the menu is open, and the callback for a press. */
export interface MenuButtonProps {
  /** Whether the menu is open, for assistive technology. */
  readonly open: boolean;
  /** Called on a press; the caller opens the menu. */
  readonly onOpen: () => void;
}

/** Button that opens the MobileMenu, at the start of the header on a small screen. */
export function MenuButton({ open, onOpen }: MenuButtonProps) {
  const text = useText(shellWords);
  return (
    <button
      className="wsk-MenuButton"
      data-component="MenuButton"
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-label={text('nav.open')}
      onClick={() => onOpen()}
    >
      <Icon drawing={menu} size={26} />
    </button>
  );
}
