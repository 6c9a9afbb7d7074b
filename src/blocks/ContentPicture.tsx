'use client';

import { useState } from 'react';
import type { ContentImage } from '../model/homePage.js';
import { Silhouette } from '../ui/Silhouette.js';
import { usePictureUrl } from '../ui/usePictureUrl.js';

export interface ContentPictureProps {
  readonly image: ContentImage;
  /** Heading beside the picture: a text alternative that only repeats it is left out. */
  readonly heading?: string | undefined;
  readonly lazy?: boolean;
}

/** Classifies a picture that stands at the bottom of its box, such as a bottle or a case. Undefined for a scene, which
 * fills the box. */
export function pictureShape({ width, height }: ContentImage): 'tall' | 'squat' | undefined {
  if (!width || !height || width / height >= 1.3) return undefined;
  return width / height < 0.5 ? 'tall' : 'squat';
}

/** An editor's picture in a box that sets its size. When the picture cannot be loaded, the kit's drawing of a bottle is
 * shown instead. */
export function ContentPicture({ image, heading, lazy = true }: ContentPictureProps) {
  const [missing, setMissing] = useState<string>();
  const { accessibilityText, width, height } = image;
  const url = usePictureUrl()(image.url);
  const alt = accessibilityText === heading ? '' : accessibilityText;
  return (
    <span className="wsk-Picture" data-component="ContentPicture" data-stands={pictureShape(image)}>
      {url === undefined || url === missing ? (
        <Silhouette shape="bottle" variant="drawn" alt={alt} />
      ) : (
        <img
          className="wsk-Picture-image"
          src={url}
          alt={alt}
          width={width}
          height={height}
          loading={lazy ? 'lazy' : 'eager'}
          // A picture that failed before hydration fires no event, so its state is checked here.
          ref={(picture) => {
            if (picture?.complete && picture.naturalWidth === 0) setMissing(url);
          }}
          onError={() => setMissing(url)}
        />
      )}
    </span>
  );
}
