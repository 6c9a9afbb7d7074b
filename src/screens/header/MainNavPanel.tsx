'use client';

import { useId } from 'react';
import type { NavigationGroup } from '../../model/navigation.js';

export interface MainNavPanelProps {
  readonly groups: readonly NavigationGroup[];
}

/** Content of a navigation section: columns of links, each under its title. */
export function MainNavPanel({ groups }: MainNavPanelProps) {
  const id = useId();
  return (
    <div className="wsk-Container wsk-MainNav-groups">
      {groups.map(({ title, links }, place) => (
        <div key={title} className="wsk-MainNav-group">
          <p className="wsk-MainNav-title" id={`${id}${place}`}>
            {title}
          </p>
          <ul className="wsk-MainNav-links" aria-labelledby={`${id}${place}`}>
            {links.map(({ name, href }) => (
              <li key={name} className="wsk-MainNav-entry">
                <a className="wsk-MainNav-sublink" href={href}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
