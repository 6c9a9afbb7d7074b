'use client';

import { useScope } from '../../ui/scope.js';

/** The brand's mark and wordmark in the header, as drawn in the brand's file. Hidden from assistive technology: the
 * link around it carries the name. */
export function BrandLogo() {
  const { logo } = useScope().brand;
  return (
    <span className="wsk-BrandLogo" data-component="BrandLogo" aria-hidden="true">
      <svg className="wsk-BrandLogo-mark" viewBox="0 0 46 46" aria-hidden="true">
        {logo.mark.map((shape) => (
          <path key={shape.d} {...shape} />
        ))}
      </svg>
      <span className="wsk-BrandLogo-words">
        <span className="wsk-BrandLogo-wordmark">
          {logo.wordmark.map(({ width, d }) => (
            <svg key={d} className="wsk-BrandLogo-word" viewBox={`0 -190 ${width} 240`} aria-hidden="true">
              <path d={d} fill="currentColor" />
            </svg>
          ))}
        </span>
        <span className="wsk-BrandLogo-strapline">{logo.strapline}</span>
      </span>
    </span>
  );
}
