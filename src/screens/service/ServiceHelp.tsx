'use client';

import { serviceWords } from '../../brands/words/service.js';
import { shellWords } from '../../brands/words/shell.js';
import { telephoneHref } from '../../rules/common/telephoneHref.js';
import { Icon } from '../../ui/Icon.js';
import { phone } from '../../ui/icons.js';
import { Link } from '../../ui/Link.js';
import { useScope, useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';

/** Contact link at the end of a help page. */
export function ServiceHelp() {
  const { brand, site } = useScope();
  const href = useHref();
  const text = useText(serviceWords, shellWords);
  const { telephone } = { ...brand, ...site.contact };
  return (
    <section className="wsk-ServiceHelp" data-component="ServiceHelp" data-ground="taste">
      <div className="wsk-ServiceHelp-words">
        <h2 className="wsk-Heading" data-level="3">
          {text('service.helpTitle')}
        </h2>
        <p className="wsk-Text">{text('service.helpText')}</p>
      </div>
      <div className="wsk-ServiceHelp-ways">
        <a className="wsk-ServiceHelp-call" href={telephoneHref(telephone)}>
          <Icon drawing={phone} />
          {text('shell.call')}
        </a>
        <Link href={href('contactUs')} place="alone" onward>
          {text('service.helpLink')}
        </Link>
      </div>
    </section>
  );
}
