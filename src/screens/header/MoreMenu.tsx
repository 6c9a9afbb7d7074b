'use client';

import { useId } from 'react';
import { shellWords } from '../../brands/words/shell.js';
import type { NavigationItem } from '../../model/navigation.js';
import { Icon } from '../../ui/Icon.js';
import { down as arrow } from '../../ui/icons.js';
import { useText } from '../../ui/scope.js';
import { hoverHandlers, type MainNavControl } from './MainNavItem.js';

/** Id of the More menu, used like the id of a section. */
export const moreMenuId = 'more';

/** The sections in the More menu, and whether it is open. */
export interface MoreMenuProps extends MainNavControl {
  /** The sections that do not fit in the row; if there are none, the menu is not rendered (NAV-016). */
  readonly items: readonly NavigationItem[];
}

/** The More menu, at the end of a tablet's navigation: it holds the sections beyond the brand's limit (NAV-014,
 * NAV-015). Hidden on other screens. */
export function MoreMenu({ items, open, onOpenChange, onHover }: MoreMenuProps) {
  const text = useText(shellWords);
  const panelId = useId();
  if (items.length === 0) return null;
  return (
    <li className="wsk-MainNav-item wsk-MainNav-moreItem" data-component="MoreMenu" {...hoverHandlers({ onHover })}>
      <button
        className="wsk-MainNav-link wsk-MainNav-more"
        type="button"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => onOpenChange({ open: !open })}
      >
        {text('nav.more')}
        <span className="wsk-MainNav-arrow">
          <Icon drawing={arrow} size={16} />
        </span>
      </button>
      {open ? (
        <div className="wsk-MainNav-panel" id={panelId} data-ground="page">
          <ul className="wsk-Container wsk-MainNav-groups">
            {items.map(({ id, name, href, groups }) => (
              <li key={id} className="wsk-MainNav-group">
                <a className="wsk-MainNav-title wsk-MainNav-sublink" href={href}>
                  {name}
                </a>
                {groups.slice(0, 1).map(({ title, links }) => (
                  <ul key={title} className="wsk-MainNav-links" aria-label={name}>
                    {links.map((link) => (
                      <li key={link.name} className="wsk-MainNav-entry">
                        <a className="wsk-MainNav-sublink" href={link.href}>
                          {link.name}
                        </a>
                      </li>
                    ))}
                  </ul>
                ))}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </li>
  );
}
