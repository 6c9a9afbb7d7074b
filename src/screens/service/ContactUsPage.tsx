'use client';

import { type ReactNode, useId } from 'react';
import { serviceWords } from '../../brands/words/service.js';
import { telephoneHref } from '../../rules/common/telephoneHref.js';
import { Link } from '../../ui/Link.js';
import { Panel } from '../../ui/Panel.js';
import { useScope, useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { ServicePage } from './ServicePage.js';

/** Contact page: the site's contact details, or the brand's where the site has none of its own (NAV-033, NAV-034). */
export function ContactUsPage() {
  const { brand, site } = useScope();
  const href = useHref();
  const text = useText(serviceWords);
  const { telephone, wineplanTelephone, address, dpoEmail } = { ...brand, ...site.contact };
  return (
    <ServicePage component="ContactUsPage" title={text('contact.title')} lead={text('contact.lead')}>
      <div className="wsk-ContactUsPage">
        <Way title={text('contact.telephone')} about={text('contact.telephoneText')}>
          <a className="wsk-ContactUsPage-value" href={telephoneHref(telephone)}>
            {telephone}
          </a>
        </Way>
        <Way title={text('contact.wineplan')} about={text('contact.wineplanText')}>
          <a className="wsk-ContactUsPage-value" href={telephoneHref(wineplanTelephone)}>
            {wineplanTelephone}
          </a>
        </Way>
        <Way title={text('contact.address')}>
          <address className="wsk-ContactUsPage-address">
            <span className="wsk-ContactUsPage-line">{brand.displayName}</span>
            <span className="wsk-ContactUsPage-line">{address}</span>
          </address>
        </Way>
        <Way title={text('contact.data')} about={text('contact.dataText')}>
          <Link href={`mailto:${dpoEmail}`} place="alone">
            {dpoEmail}
          </Link>
        </Way>
      </div>
      <section className="wsk-ContactUsPage-first">
        <h2 className="wsk-Heading" data-level="3">
          {text('contact.first')}
        </h2>
        <div className="wsk-ContactUsPage-answers">
          <Link href={href('faq')} place="alone" onward>
            {text('services.faq')}
          </Link>
          <Link href={href('faq', { hash: 'delivery' })} place="alone" onward>
            {text('services.delivery')}
          </Link>
          <Link href={href('forgottenPassword')} place="alone" onward>
            {text('services.password')}
          </Link>
        </div>
      </section>
    </ServicePage>
  );
}

interface WayProps {
  readonly title: string;
  readonly about?: string;
  readonly children: ReactNode;
}

function Way({ title, about, children }: WayProps) {
  const id = useId();
  return (
    <Panel as="section" className="wsk-ContactUsPage-way" aria-labelledby={id}>
      <h2 className="wsk-Caption" id={id}>
        {title}
      </h2>
      {children}
      {about ? (
        <p className="wsk-Text" data-tone="muted">
          {about}
        </p>
      ) : null}
    </Panel>
  );
}
