'use client';

import { type ReactNode, useId, useState } from 'react';
import type { NavigationLink } from '../../model/navigation.js';
import { Icon } from '../../ui/Icon.js';
import { down as arrow } from '../../ui/icons.js';
import { Link } from '../../ui/Link.js';

/** One column of links in the footer. */
export interface FooterSection {
  readonly id: string;
  readonly title: string;
  readonly links: readonly NavigationLink[];
  /** A last entry that is more than a plain link. */
  readonly more?: ReactNode;
}

/** Links of one subject in the footer: below their title on a wide screen; on a small one the title expands and
 * collapses them. */
export function FooterColumn({ title, links, more }: FooterSection) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="wsk-Footer-section" data-open={open || undefined}>
      <h3 className="wsk-Footer-title" id={`${id}title`}>
        <span className="wsk-Footer-titleWide">{title}</span>
        <button
          className="wsk-Footer-toggle"
          type="button"
          aria-expanded={open}
          aria-controls={`${id}list`}
          onClick={() => setOpen(!open)}
        >
          {title}
          <span className="wsk-Footer-arrow">
            <Icon drawing={arrow} />
          </span>
        </button>
      </h3>
      <ul className="wsk-Footer-list" id={`${id}list`} aria-labelledby={`${id}title`}>
        {links.map(({ name, href }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two links may be alike.
          <li key={place} className="wsk-Footer-entry">
            <Link place="list" href={href}>
              {name}
            </Link>
          </li>
        ))}
        {more === undefined ? null : <li className="wsk-Footer-entry">{more}</li>}
      </ul>
    </div>
  );
}
