import { useScope } from '../../ui/scope.js';

/** The brand's mark and word, as its file draws them, in the header. Hidden from assistive technology: it is no link and
 * has no name, what holds it has. */
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
        <b className="wsk-BrandLogo-word">{logo.word}</b>
        <span className="wsk-BrandLogo-strapline">{logo.strapline}</span>
      </span>
    </span>
  );
}
