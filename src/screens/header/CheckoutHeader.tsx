'use client';

import { checkoutWords } from '../../brands/words/checkout.js';
import { shellWords } from '../../brands/words/shell.js';
import { telephoneHref } from '../../rules/common/telephoneHref.js';
import { Icon } from '../../ui/Icon.js';
import { lock, phone } from '../../ui/icons.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { BrandLogo } from './BrandLogo.js';

/** Header of the checkout: the shop's logo, a note that the page is secure, and the number to call. It has no search,
 * menu or basket, because nothing should lead away from the order. */
export function CheckoutHeader() {
  const href = useHref();
  const text = useText(checkoutWords, shellWords);
  return (
    <header className="wsk-CheckoutHeader" data-component="CheckoutHeader" data-ground="header">
      <div className="wsk-Container wsk-CheckoutHeader-bar">
        <a className="wsk-CheckoutHeader-logo" href={href('home')}>
          <BrandLogo />
          <span className="wsk-VisuallyHidden"> {text('shell.home')}</span>
        </a>
        <div className="wsk-CheckoutHeader-words">
          <p className="wsk-CheckoutHeader-item">
            <Icon drawing={lock} size={18} />
            {text('checkout.secure')}
          </p>
          <a className="wsk-CheckoutHeader-item wsk-CheckoutHeader-help" href={telephoneHref(text.filled('{phone}'))}>
            <Icon drawing={phone} size={18} />
            <span className="wsk-CheckoutHeader-call">{text('checkout.help')}</span>
          </a>
        </div>
      </div>
    </header>
  );
}
