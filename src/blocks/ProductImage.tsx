'use client';

import { useState } from 'react';
import { safePictureUrl } from '../rules/common/url.js';
import { Silhouette } from '../ui/Silhouette.js';

/** The picture, what it says to those who cannot see it, and what stands in for it. */
export interface ProductImageProps {
  /** Address of the picture; without a safe one, or when it cannot be loaded, the house's drawn bottle or case shows. */
  readonly src?: string | undefined;
  /** Text alternative: the product's name, or empty where the name is beside the picture. */
  readonly alt: string;
  /** The drawing that stands in for a missing picture. */
  readonly shape: 'bottle' | 'case';
  /** Loads the picture when it nears the window; false unless set. */
  readonly lazy?: boolean;
  /** Greyed, as for something sold out. */
  readonly faded?: boolean;
}

/** Product picture on its stage, standing on the floor of the box it fills (PROD-064, PROD-065). */
export function ProductImage({ src: given, alt, shape, lazy = false, faded = false }: ProductImageProps) {
  const src = given === undefined ? undefined : safePictureUrl(given);
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
          // A picture that failed before hydration fires no event: its state says so.
          ref={(picture) => {
            if (picture?.complete && picture.naturalWidth === 0) setMissing(src);
          }}
          onError={() => setMissing(src)}
        />
      )}
    </span>
  );
}
