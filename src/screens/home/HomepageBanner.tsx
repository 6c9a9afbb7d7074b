'use client';

import { contentGround } from '../../blocks/contentGround.js';
import { useContentHref } from '../../blocks/useContentHref.js';
import { homeWords } from '../../brands/words/home.js';
import type { HomepageBanner as Banner } from '../../model/homePage.js';
import { Icon } from '../../ui/Icon.js';
import { onward } from '../../ui/icons.js';
import { useScope, useText } from '../../ui/scope.js';
import { HomepageBannerPicture } from './HomepageBannerPicture.js';

/** The banner to render. */
export interface HomepageBannerProps {
  /** A banner from the content service, with one picture for each range of screen widths. */
  readonly banner: Banner;
  /** Link text of the banner; the kit's own text unless set. */
  readonly onward?: string | undefined;
  /** Whether the picture has a parallax effect: it scrolls slower than the page, unless motion is reduced. */
  readonly drifts?: boolean;
}

/** Full-width banner with its title on a colour chosen by the editor; the whole banner is one link (HOME-011 to
 * HOME-017). Banners that lack any of the three pictures are filtered out beforehand (HOME-021). */
export function HomepageBanner({ banner, onward: words, drifts = false }: HomepageBannerProps) {
  const { brand } = useScope();
  const text = useText(homeWords);
  const hrefOf = useContentHref();
  const { entryTitle, link, backgroundColour } = banner;
  return (
    <div
      className="wsk-HomepageBanner"
      data-component="HomepageBanner"
      data-drifts={drifts || undefined}
      data-ground="page"
      style={contentGround(brand, backgroundColour)}
    >
      <div className="wsk-HomepageBanner-picture">
        <div className="wsk-HomepageBanner-image">
          <HomepageBannerPicture banner={banner} lazy />
        </div>
      </div>
      <div className="wsk-HomepageBanner-field">
        <h2 className="wsk-Heading wsk-HomepageBanner-title" data-level="2">
          {link ? (
            <a className="wsk-HomepageBanner-link" href={hrefOf(link)}>
              {entryTitle}
            </a>
          ) : (
            entryTitle
          )}
        </h2>
        {link ? (
          <p className="wsk-HomepageBanner-onward" aria-hidden="true">
            {words ?? text('home.see')} <Icon drawing={onward} size={18} />
          </p>
        ) : null}
      </div>
    </div>
  );
}
