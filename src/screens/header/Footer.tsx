'use client';

import { type ReactNode, useId } from 'react';
import { PaymentLogos } from '../../blocks/PaymentLogos.js';
import { shellWords } from '../../brands/words/shell.js';
import type { PaymentLogo } from '../../rules/checkout/paymentLogos.js';
import { telephoneHref } from '../../rules/common/telephoneHref.js';
import { Link } from '../../ui/Link.js';
import { useScope, useText } from '../../ui/scope.js';
import { FooterColumn, type FooterSection } from './FooterColumn.js';

/** The links of the footer, and the payment logos it shows. */
export interface FooterProps {
  /** The link columns, in order. */
  readonly sections: readonly FooterSection[];
  /** Text about the shop; the shop's address and telephone number unless set. */
  readonly about?: ReactNode;
  /** Whether `about` is still loading; its space is reserved. */
  readonly aboutComing?: boolean;
  /** The ways to pay, as a row of logos. */
  readonly logos: readonly PaymentLogo[];
  /** Shows only the legal line, as in the footer below the menu on the gifts page (NAV-018, OPEN-056). */
  readonly partsHidden?: boolean;
}

/** Footer of every page: text about the shop, links by subject, payment logos and the legal line. On a small screen
 * each subject expands and collapses (NAV-026). */
export function Footer({ sections, about, aboutComing = false, logos, partsHidden = false }: FooterProps) {
  const { brand } = useScope();
  const text = useText(shellWords);
  const labelId = useId();
  return (
    <footer
      className="wsk-Footer"
      data-component="Footer"
      data-footer={brand.look.variants.footer}
      data-ground="footer"
    >
      <div className="wsk-Container wsk-Footer-inside">
        {partsHidden ? null : (
          <div className="wsk-Footer-parts">
            <div className="wsk-Footer-about" data-coming={aboutComing || undefined}>
              <p className="wsk-Footer-name">{brand.displayName}</p>
              {about ?? (
                <>
                  <p className="wsk-Footer-line">{text('footer.address')}</p>
                  <p className="wsk-Footer-line">
                    <Link href={telephoneHref(text.filled('{phone}'))} place="alone">
                      {text('shell.call')}
                    </Link>
                  </p>
                </>
              )}
            </div>
            <nav className="wsk-Footer-sections" aria-labelledby={labelId}>
              <h2 className="wsk-VisuallyHidden" id={labelId}>
                {text('footer.label')}
              </h2>
              {sections.map((section) => (
                <FooterColumn key={section.id} {...section} />
              ))}
            </nav>
          </div>
        )}
        <div className="wsk-Footer-base">
          <p className="wsk-Footer-legal">{text('shell.legal')}</p>
          <PaymentLogos logos={logos} />
        </div>
      </div>
    </footer>
  );
}
