'use client';

import { type ReactNode, type TouchList, useEffect, useId, useRef } from 'react';
import { shellWords } from '../../brands/words/shell.js';
import type { NavigationItem } from '../../model/navigation.js';
import { type Point, swipeDirection } from '../../rules/common/touch.js';
import { Icon } from '../../ui/Icon.js';
import { IconButton } from '../../ui/IconButton.js';
import { down as arrow, close } from '../../ui/icons.js';
import { useText } from '../../ui/scope.js';
import { useModalBox } from '../../ui/useModalBox.js';

/** The sections of the menu, and whether it is open. */
export interface MobileMenuProps {
  /** The sections in order, with their submenus. */
  readonly items: readonly NavigationItem[];
  /** Whether the drawer is open. */
  readonly open: boolean;
  /** Called when the shopper asks to close the drawer; the drawer closes once `open` is false. */
  readonly onClose: () => void;
  /** Content below the sections, such as the link to refer a friend. */
  readonly children?: ReactNode;
}

const wide = '(min-width: 768px)';

/** Navigation for small screens: a drawer in a native `<dialog>`, each section with its submenu (NAV-011 to NAV-013).
 * It asks to be closed when the shopper presses its button, Escape or anywhere outside it, swipes it sideways, follows
 * a link, or widens the screen; the focus then returns to the element that opened it. */
export function MobileMenu({ items, open, onClose, children }: MobileMenuProps) {
  const text = useText(shellWords);
  const name = useId();
  const box = useModalBox(open, onClose);
  const finger = useRef<Point>(undefined);
  useEffect(() => {
    if (!open) return;
    const screen = window.matchMedia?.(wide);
    const onChange = () => onClose();
    screen?.addEventListener('change', onChange);
    return () => screen?.removeEventListener('change', onChange);
  }, [open, onClose]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the props of the box include the keys.
    <dialog
      {...box}
      className="wsk-MobileMenu"
      data-component="MobileMenu"
      data-ground="page"
      aria-label={text('nav.menu')}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget || (target as Element).closest('a')) onClose();
      }}
      onTouchStart={({ changedTouches }) => {
        finger.current = placeOf(changedTouches);
      }}
      onTouchEnd={({ changedTouches }) => {
        if (finger.current && swipeDirection(finger.current, placeOf(changedTouches)) === 'left') onClose();
      }}
    >
      <div className="wsk-MobileMenu-inside">
        <div className="wsk-MobileMenu-head">
          <p className="wsk-Heading" data-level="3">
            {text('nav.menu')}
          </p>
          <IconButton icon={close} label={text('nav.close')} onClick={() => onClose()} />
        </div>
        <nav className="wsk-MobileMenu-nav" aria-label={text('nav.main')}>
          <ul className="wsk-MobileMenu-sections">
            {items.map((item) => (
              <li key={item.id} className="wsk-MobileMenu-section">
                <Section item={item} name={name} />
              </li>
            ))}
          </ul>
        </nav>
        {children === undefined ? null : <div className="wsk-MobileMenu-foot">{children}</div>}
      </div>
    </dialog>
  );
}

const placeOf = (touches: TouchList): Point => ({ x: touches[0]?.clientX ?? 0, y: touches[0]?.clientY ?? 0 });

/** One section of the menu. On small screens, a section that has an address for small screens is a plain link
 * (NAV-017). */
function Section({ item, name }: { item: NavigationItem; name: string }) {
  const text = useText(shellWords);
  if (item.groups.length === 0 || item.smallScreenHref !== undefined)
    return (
      <a className="wsk-MobileMenu-row" href={item.smallScreenHref ?? item.href}>
        {item.name}
      </a>
    );
  return (
    <details className="wsk-MobileMenu-details" name={name}>
      <summary className="wsk-MobileMenu-row">
        {item.name}
        <span className="wsk-MobileMenu-arrow">
          <Icon drawing={arrow} />
        </span>
      </summary>
      <div className="wsk-MobileMenu-submenu">
        <a className="wsk-MobileMenu-link wsk-MobileMenu-all" href={item.href}>
          {text('nav.all', { section: item.name })}
        </a>
        {item.groups.map(({ title, links }) => (
          <div key={title} className="wsk-MobileMenu-group">
            <p className="wsk-MobileMenu-title">{title}</p>
            <ul className="wsk-MobileMenu-links" aria-label={title}>
              {links.map((link) => (
                <li key={link.name} className="wsk-MobileMenu-entry">
                  <a className="wsk-MobileMenu-link" href={link.href}>
                    {link.name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}
