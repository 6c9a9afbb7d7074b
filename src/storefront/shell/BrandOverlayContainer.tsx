'use client';

import { homeWords } from '../../brands/words/home.js';
import { shellWords } from '../../brands/words/shell.js';
import { BrandOverlay, type BrandOverlayProps } from '../../screens/header/BrandOverlay.js';
import { ButtonLink } from '../../ui/Button.js';
import { useScope, useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';

export type BrandOverlayContainerProps = Pick<BrandOverlayProps, 'open' | 'onClose'>;

/** Connects the partner's overlay, which is opened from the strip of the header (BRAND-062). */
export function BrandOverlayContainer({ open, onClose }: BrandOverlayContainerProps) {
  const { site } = useScope();
  const href = useHref();
  const text = useText(homeWords, shellWords);
  const title = text('partner.title');
  return (
    <BrandOverlay open={open} label={title} onClose={onClose}>
      <h2 className="wsk-Heading" data-level="2">
        {title}
      </h2>
      <p className="wsk-Text" data-size="lead">
        {text('partner.text')}
      </p>
      {site.money === 'points' ? <p className="wsk-Text">{text('partner.points')}</p> : null}
      <p className="wsk-Text">
        <ButtonLink href={href('searchResults')}>{text('home.shop')}</ButtonLink>
      </p>
    </BrandOverlay>
  );
}
