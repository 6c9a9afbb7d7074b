'use client';

import { useContentHref } from '../../blocks/useContentHref.js';
import { homeWords } from '../../brands/words/home.js';
import type { QuickLinks as Links } from '../../model/homePage.js';
import { Icon } from '../../ui/Icon.js';
import { onward } from '../../ui/icons.js';
import { useText } from '../../ui/scope.js';
import { HomeSection } from './HomeSection.js';

/** The links to show. */
export interface QuickLinksProps {
  /** The links in order, with the section's title. */
  readonly links: Pick<Links, 'title' | 'links'>;
}

/** Quick links as outlined buttons with an arrow, three to a row (HOME-070 to HOME-072). */
export function QuickLinks({ links: { title, links } }: QuickLinksProps) {
  const text = useText(homeWords);
  const hrefOf = useContentHref();
  if (links.length === 0) return null;
  return (
    <HomeSection title={title} label={text('home.links')}>
      <ul className="wsk-QuickLinks" data-component="QuickLinks">
        {links.map((link) => (
          <li className="wsk-QuickLinks-item" key={`${link.text} ${link.url}`}>
            <a className="wsk-QuickLinks-link" href={hrefOf(link.url)}>
              <span className="wsk-QuickLinks-words">{link.text}</span>
              <Icon drawing={onward} />
            </a>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
