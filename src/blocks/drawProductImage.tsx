import type { ComponentProps } from 'react';
import { Silhouette } from '../ui/Silhouette.js';

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

/**
 * Draws `ProductImage`, so that a server component can draw it too.
 * @param src address that is safe; if undefined, the drawing
 * @param watch what notices in browsers that the picture is missing
 */
export const drawProductImage = (
  { alt, shape, lazy = false, faded = false }: ProductImageProps,
  src: string | undefined,
  watch?: Pick<ComponentProps<'img'>, 'ref' | 'onError'>,
) => (
  <span
    className="wsk-Picture wsk-ProductImage"
    data-stands=""
    data-component="ProductImage"
    data-shape={shape}
    data-default={src === undefined || undefined}
    data-faded={faded || undefined}
  >
    {src === undefined ? (
      <Silhouette shape={shape} variant="drawn" alt={alt} />
    ) : (
      <img className="wsk-Picture-image" src={src} alt={alt} loading={lazy ? 'lazy' : 'eager'} {...watch} />
    )}
  </span>
);
