'use client';

import { useId } from 'react';
import { identityWords } from '../../brands/words/identity.js';
import { Icon } from '../../ui/Icon.js';
import { check } from '../../ui/icons.js';
import { useText } from '../../ui/scope.js';

const reasons = ['login.orders', 'login.plan', 'login.wines'] as const;

/** What a customer has from signing in, beside the form. */
export function LoginReasons() {
  const text = useText(identityWords);
  const id = useId();
  return (
    <section className="wsk-LoginReasons" data-component="LoginReasons" data-ground="stage" aria-labelledby={id}>
      <h2 className="wsk-Heading" data-level="3" id={id}>
        {text('login.reasons')}
      </h2>
      <ul className="wsk-LoginReasons-list">
        {reasons.map((reason) => (
          <li className="wsk-LoginReasons-entry" key={reason}>
            <span className="wsk-LoginReasons-mark">
              <Icon drawing={check} size={20} />
            </span>
            {text(reason)}
          </li>
        ))}
      </ul>
    </section>
  );
}
