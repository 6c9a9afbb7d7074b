'use client';

import { useRef } from 'react';
import { serviceWords } from '../../brands/words/service.js';
import type { TermsSections } from '../../model/service.js';
import { useText } from '../../ui/scope.js';
import { ServiceHelp } from './ServiceHelp.js';
import { ServicePage } from './ServicePage.js';
import { ServiceTexts } from './ServiceTexts.js';
import { useTarget } from './useTarget.js';

/** The terms to show. */
export interface TermsPageProps {
  /** The host's own terms. */
  readonly sections: TermsSections;
  /** Anchor of the section in the address, without the `#`. */
  readonly target?: string | undefined;
}

/** Terms page. Each section has an anchor; the shop links to three of them (BRAND-052 to BRAND-054). */
export function TermsPage({ sections, target }: TermsPageProps) {
  const text = useText(serviceWords);
  const page = useRef<HTMLDivElement>(null);
  useTarget(page, target);
  const all = Object.entries(sections);
  return (
    <ServicePage
      component="TermsPage"
      title={text('terms.title')}
      lead={text('terms.lead')}
      contents={all.map(([id, { title }]) => ({ id, title }))}
    >
      <div className="wsk-TermsPage" ref={page}>
        {all.map(([id, { title, text: texts }]) => (
          <section className="wsk-TermsPage-section" key={id}>
            <h2 className="wsk-Heading wsk-ServicePage-part" data-level="3" id={id} tabIndex={-1}>
              {title}
            </h2>
            <ServiceTexts texts={texts} />
          </section>
        ))}
      </div>
      <ServiceHelp />
    </ServicePage>
  );
}
