'use client';

import { useState } from 'react';
import type { HomepageBanner } from '../../model/homePage.js';
import { useMediaQuery } from '../../ui/useMediaQuery.js';
import { usePictureUrl } from '../../ui/usePictureUrl.js';

export interface HomepageBannerPictureProps {
  readonly banner: Pick<HomepageBanner, 'desktopImage' | 'tabletImage' | 'mobileImage'>;
  readonly lazy?: boolean;
}

const mobile = '(max-width: 767px)';
const tablet = '(max-width: 992px)';

/** The picture for the screen width: up to 767 px, up to 992 px, or wider (HOME-018 to HOME-020, OPEN-010), with its
 * own alternative text (HOME-015). If a picture fails to load, the banner's background shows. */
export function HomepageBannerPicture({ banner, lazy = false }: HomepageBannerPictureProps) {
  const { desktopImage, tabletImage, mobileImage } = banner;
  const [missing, setMissing] = useState<string>();
  const isMobile = useMediaQuery(mobile);
  const isTablet = useMediaQuery(tablet);
  const pictureUrl = usePictureUrl();
  if (missing === desktopImage.url) return null;
  const { accessibilityText } = isMobile ? mobileImage : isTablet ? tabletImage : desktopImage;
  const fail = () => setMissing(desktopImage.url);
  return (
    <picture className="wsk-HomepageBannerPicture" data-component="HomepageBannerPicture">
      <source className="wsk-HomepageBannerPicture-source" media={mobile} srcSet={pictureUrl(mobileImage.url)} />
      <source className="wsk-HomepageBannerPicture-source" media={tablet} srcSet={pictureUrl(tabletImage.url)} />
      <img
        className="wsk-Picture-image"
        src={pictureUrl(desktopImage.url)}
        alt={accessibilityText}
        width={desktopImage.width}
        height={desktopImage.height}
        loading={lazy ? 'lazy' : 'eager'}
        // A picture that failed before hydration fires no event afterwards, so its state is checked here.
        ref={(picture) => {
          if (picture?.complete && picture.naturalWidth === 0) fail();
        }}
        onError={fail}
      />
    </picture>
  );
}
