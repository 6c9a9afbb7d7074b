'use client';

import { serviceWords } from '../../brands/words/service.js';
import { Icon } from '../../ui/Icon.js';
import { onward } from '../../ui/icons.js';
import { Panel } from '../../ui/Panel.js';
import { useScope, useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { ServiceHelp } from './ServiceHelp.js';
import { ServicePage } from './ServicePage.js';

/** Start page of customer services, with a link to each service (NAV-035). */
export function CustomerServicesPage() {
  const text = useText(serviceWords);
  return (
    <ServicePage component="CustomerServicesPage" title={text('services.title')} lead={text('services.lead')}>
      <ul className="wsk-CustomerServicesPage">
        {useServiceLinks().map(({ name, about, href }) => (
          <Panel as="li" className="wsk-CustomerServicesPage-service" key={href}>
            <h2 className="wsk-Heading" data-level="4">
              <a className="wsk-CustomerServicesPage-link" href={href}>
                {name}
                <Icon drawing={onward} />
              </a>
            </h2>
            <p className="wsk-Text" data-tone="muted">
              {about}
            </p>
          </Panel>
        ))}
      </ul>
      <ServiceHelp />
    </ServicePage>
  );
}

function useServiceLinks() {
  const { brand, site, basePath } = useScope();
  const text = useText(serviceWords);
  const href = useHref();
  const { termsUrl } = { ...brand, ...site.contact };
  return [
    { name: text('services.contact'), about: text('services.contactText'), href: href('contactUs') },
    { name: text('services.faq'), about: text('services.faqText'), href: href('faq') },
    {
      name: text('services.delivery'),
      about: text('services.deliveryText'),
      href: href('faq', { hash: 'delivery' }),
    },
    {
      name: text('services.terms'),
      about: text('services.termsText'),
      href: `${basePath}${termsUrl}#terms-and-conditions`,
    },
    { name: text('services.password'), about: text('services.passwordText'), href: href('forgottenPassword') },
    { name: text('services.referFriend'), about: text('services.referFriendText'), href: href('referFriend') },
  ];
}
