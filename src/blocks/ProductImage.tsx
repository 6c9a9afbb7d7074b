'use client';

import { useState } from 'react';
import { safePictureUrl } from '../rules/common/url.js';
import { Silhouette } from '../ui/Silhouette.js';
import { useScope } from '../ui/scope.js';

/** The picture, its text alternative and its replacement. */
export interface ProductImageProps {
  /** Address of the picture. When the address is unsafe or the picture cannot be loaded, a drawing of a bottle or case
   * is shown. */
  readonly src?: string | undefined;
  /** Text alternative: the product's name, or empty where the name is beside the picture. */
  readonly alt: string;
  /** Drawing that replaces a missing picture. */
  readonly shape: 'bottle' | 'case';
  /** Loads the picture only when it nears the viewport; false by default. */
  readonly lazy?: boolean;
  /** Greys out the picture, such as for a sold-out product. */
  readonly faded?: boolean;
}

/** Product picture on its stage, aligned with the bottom of the box it fills (PROD-064, PROD-065). */
export function ProductImage({ src: given, alt, shape, lazy = false, faded = false }: ProductImageProps) {
  const { pictureBase } = useScope();
  const src = given === undefined ? undefined : safePictureUrl(given, pictureBase);
  const [missing, setMissing] = useState<string>();
  const drawn = src === undefined || src === missing;
  return (
    <span
      className="wsk-Picture wsk-ProductImage"
      data-stands=""
      data-component="ProductImage"
      data-shape={shape}
      data-default={drawn || undefined}
      data-faded={faded || undefined}
    >
      {drawn ? (
        <Silhouette shape={shape} variant="drawn" alt={alt} />
      ) : (
        <img
          className="wsk-Picture-image"
          src={src}
          alt={alt}
          loading={lazy ? 'lazy' : 'eager'}
          // A picture that failed before hydration fires no event, so its state is checked here.
          ref={(picture) => {
            if (picture?.complete && picture.naturalWidth === 0) setMissing(src);
          }}
          onError={() => setMissing(src)}
        />
      )}
    </span>
  );
}
