'use client';

import { useState } from 'react';
import { usePictureUrl } from '../ui/usePictureUrl.js';
import { drawProductImage, type ProductImageProps } from './drawProductImage.js';

export type { ProductImageProps } from './drawProductImage.js';

/** Product picture on its stage, aligned with the bottom of the box it fills (PROD-064, PROD-065). */
export function ProductImage(props: ProductImageProps) {
  const src = usePictureUrl()(props.src);
  const [missing, setMissing] = useState<string>();
  return drawProductImage(props, src === missing ? undefined : src, {
    // A picture that failed before hydration fires no event, so its state is checked here.
    ref: (picture) => {
      if (picture?.complete && picture.naturalWidth === 0) setMissing(src);
    },
    onError: () => setMissing(src),
  });
}
