import { useState } from 'react';

export interface ProductImageProps {
  /** Address of the picture; without one, or when it cannot be loaded, the family's drawn bottle or case shows. */
  readonly src?: string | undefined;
  /** The product's name where the picture stands alone, empty where the name stands beside it. */
  readonly alt: string;
  readonly shape: 'bottle' | 'case';
  readonly lazy?: boolean;
  /** Greyed, as for something sold out. */
  readonly faded?: boolean;
}

/** A product's picture on its stage; it fills the box it is put in and keeps its own proportions (PROD-064, PROD-065). */
export function ProductImage({ src, alt, shape, lazy = false, faded = false }: ProductImageProps) {
  const [missing, setMissing] = useState<string>();
  const drawn = src === undefined || src === missing;
  return (
    <span
      className="wsk-ProductImage"
      data-component="ProductImage"
      data-shape={shape}
      data-default={drawn || undefined}
      data-faded={faded || undefined}
    >
      {drawn ? (
        <DefaultPicture shape={shape} alt={alt} />
      ) : (
        <img
          className="wsk-ProductImage-picture"
          src={src}
          alt={alt}
          loading={lazy ? 'lazy' : 'eager'}
          // A picture that failed before hydration fires no event any more: its own state tells.
          ref={(picture) => {
            if (picture?.complete && picture.naturalWidth === 0) setMissing(src);
          }}
          onError={() => setMissing(src)}
        />
      )}
    </span>
  );
}

const outlines = {
  bottle: {
    viewBox: '27 0 146 640',
    path: 'M83 20H117V160C117.5 206 130 214 152 232C168 246 173 262 173 292V602Q173 621 158 622H42Q27 621 27 602V292C27 262 32 246 48 232C70 214 82.500 206 83 160Z',
  },
  case: {
    viewBox: '0 0 640 480',
    path: 'M60 200H580V460H60ZM100 200V90H118V50H142V90H160V200ZM200 200V70H218V30H242V70H260V200ZM300 200V90H318V50H342V90H360V200ZM400 200V70H418V30H442V70H460V200ZM490 200V90H508V50H532V90H550V200Z',
  },
} as const;

function DefaultPicture({ shape, alt }: Pick<ProductImageProps, 'shape' | 'alt'>) {
  const { viewBox, path } = outlines[shape];
  const drawing = <path d={path} fill="currentColor" />;
  return alt ? (
    <svg className="wsk-ProductImage-picture" viewBox={viewBox} role="img" aria-label={alt}>
      {drawing}
    </svg>
  ) : (
    <svg className="wsk-ProductImage-picture" viewBox={viewBox} aria-hidden="true">
      {drawing}
    </svg>
  );
}
