'use client';

import { type MouseEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { shellWords } from '../../brands/words/shell.js';
import type { NavigationItem } from '../../model/navigation.js';
import { isTap, type Point } from '../../rules/common/touch.js';
import { Icon } from '../../ui/Icon.js';
import { down as arrow } from '../../ui/icons.js';
import { useText } from '../../ui/scope.js';

/** Open state of one submenu of the navigation. */
export interface MainNavControl {
  /** Whether the submenu is open. */
  readonly open: boolean;
  /** Called when the submenu should open or close; the caller sets `open`. */
  readonly onOpenChange: (change: { readonly open: boolean }) => void;
  /** Called when a mouse enters or leaves the section. */
  readonly onHover: (change: { readonly on: boolean }) => void;
}

export interface MainNavItemProps extends MainNavControl {
  readonly item: NavigationItem;
  readonly current: boolean;
  /** Whether a tablet shows the section in the More menu. */
  readonly beyond: boolean;
  /** The section's submenu. */
  readonly children: ReactNode;
}

/** Returns hover handlers for a mouse; touch and pen do not hover. */
export const hoverHandlers = ({ onHover }: Pick<MainNavControl, 'onHover'>) => ({
  onPointerEnter: ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') onHover({ on: true });
  },
  onPointerLeave: ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') onHover({ on: false });
  },
});

/** One section of the navigation: its link, and a button for its submenu. On a touch screen the first tap on the link
 * opens the submenu and the second follows the link; a swipe does neither (NAV-021). */
export function MainNavItem({ item, current, beyond, open, onOpenChange, onHover, children }: MainNavItemProps) {
  const text = useText(shellWords);
  const panelId = useId();
  const finger = useRef<Point>(undefined);
  const { name, href, groups } = item;
  const hasSubmenu = groups.length > 0;

  function onClick(event: MouseEvent): void {
    const down = finger.current;
    finger.current = undefined;
    if (!down || !hasSubmenu) return;
    const tapped = isTap(down, { x: event.clientX, y: event.clientY });
    if (tapped && open) return;
    event.preventDefault();
    if (tapped) onOpenChange({ open: true });
  }

  return (
    <li className="wsk-MainNav-item" data-beyond={beyond || undefined} {...hoverHandlers({ onHover })}>
      <a
        className="wsk-MainNav-link"
        href={href}
        aria-current={current ? 'page' : undefined}
        onPointerDown={({ pointerType, clientX, clientY }) => {
          finger.current = pointerType === 'touch' ? { x: clientX, y: clientY } : undefined;
        }}
        onClick={onClick}
      >
        {name}
      </a>
      {hasSubmenu ? (
        <>
          <button
            className="wsk-MainNav-toggle"
            type="button"
            aria-expanded={open}
            aria-controls={open ? panelId : undefined}
            aria-label={text('nav.submenu', { section: name })}
            onClick={() => onOpenChange({ open: !open })}
          >
            <span className="wsk-MainNav-arrow">
              <Icon drawing={arrow} size={16} />
            </span>
          </button>
          {open ? (
            <div className="wsk-MainNav-panel" id={panelId} data-ground="page">
              {children}
            </div>
          ) : null}
        </>
      ) : null}
    </li>
  );
}
