'use client';

import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { shellWords } from '../../brands/words/shell.js';
import type { NavigationItem } from '../../model/navigation.js';
import { useScope, useText } from '../../ui/scope.js';
import { MainNavItem } from './MainNavItem.js';
import { MainNavPanel } from './MainNavPanel.js';
import { MoreMenu, moreMenuId } from './MoreMenu.js';
import { moveAlong } from './mainNavKeys.js';
import { useHoverIntent } from './useHoverIntent.js';

/** The sections of the navigation, and the current address. */
export interface MainNavProps {
  /** The sections in order. */
  readonly items: readonly NavigationItem[];
  /** Address of this page; the item that links to it is marked as current. */
  readonly address?: string | undefined;
}

/** Main navigation below the header: each section is a link with a submenu that opens on hover, tap or key press.
 * Between 768 and 991 px, sections beyond the brand's limit move to the More menu (NAV-014 to NAV-016); on narrower
 * screens, MobileMenu replaces the navigation. */
export function MainNav({ items, address }: MainNavProps) {
  const { brand } = useScope();
  const text = useText(shellWords);
  const nav = useRef<HTMLElement>(null);
  const [openId, setOpenId] = useState<string>();
  const intent = useHoverIntent(setOpenId);
  const beyond = items.slice(brand.moreMenuAfter);

  useEffect(() => {
    if (openId === undefined) return;
    // A press elsewhere closes the submenu, because a touch screen has no pointer that could leave it. So does Escape,
    // wherever the focus is, because a mouse may have opened the submenu.
    const close = (event: Event) => {
      const isInside = nav.current?.contains(event.target as Node);
      if ('key' in event ? event.key !== 'Escape' : isInside) return;
      if (isInside) nav.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      setOpenId(undefined);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, [openId]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (moveAlong(event)) event.preventDefault();
  }

  function onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void {
    // Without a related target, the window itself may have lost the focus, so the submenu stays open.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) intent.now(undefined);
  }

  const controlOf = (id: string) => ({
    open: openId === id,
    onOpenChange: ({ open }: { open: boolean }) => intent.now(open ? id : undefined),
    onHover: ({ on }: { on: boolean }) => intent.later(on ? id : undefined),
  });
  return (
    <nav
      ref={nav}
      className="wsk-MainNav"
      data-component="MainNav"
      data-variant={brand.look.variants.nav}
      aria-label={text('nav.main')}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <ul className="wsk-Container wsk-MainNav-list">
        {items.map((item, index) => (
          <MainNavItem
            key={item.id}
            item={item}
            current={address !== undefined && address === item.href}
            beyond={index >= brand.moreMenuAfter}
            {...controlOf(item.id)}
          >
            <MainNavPanel groups={item.groups} />
          </MainNavItem>
        ))}
        <MoreMenu items={beyond} {...controlOf(moreMenuId)} />
      </ul>
    </nav>
  );
}
