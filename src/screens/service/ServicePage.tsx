'use client';

import type { ReactNode } from 'react';
import { serviceWords } from '../../brands/words/service.js';
import { useText } from '../../ui/scope.js';

interface ServicePageProps {
  /** Name of the page in `data-component`. */
  readonly component: string;
  readonly title: string;
  readonly lead: string;
  /** The entries of the table of contents, by section id. */
  readonly contents?: readonly { readonly id: string; readonly title: string }[];
  readonly children: ReactNode;
}

/** Frame of a customer services page: heading, and a table of contents beside the text where there is room. */
export function ServicePage({ component, title, lead, contents, children }: ServicePageProps) {
  const text = useText(serviceWords);
  return (
    <div className="wsk-ServicePage" data-component={component}>
      <div className="wsk-ServicePage-head" data-ground="taste">
        <div className="wsk-Container wsk-Intro">
          <h1 className="wsk-Heading wsk-ServicePage-title" data-level="1">
            {title}
          </h1>
          <p className="wsk-Text wsk-ServicePage-lead" data-size="lead">
            {lead}
          </p>
        </div>
      </div>
      <div className="wsk-Container wsk-ServicePage-body" data-contents={contents ? true : undefined}>
        {contents ? (
          <nav className="wsk-ServicePage-contents" aria-label={text('service.contents')}>
            <p className="wsk-Caption" aria-hidden="true">
              {text('service.contents')}
            </p>
            <ul className="wsk-ServicePage-list">
              {contents.map(({ id, title: name }) => (
                <li className="wsk-ServicePage-entry" key={id}>
                  <a className="wsk-ServicePage-link" href={`#${id}`}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <div className="wsk-ServicePage-main">{children}</div>
      </div>
    </div>
  );
}
