import type { SafeHtml } from '../model/safeHtml.js';

/** The markup to render. */
export interface SafeHtmlBlockProps {
  /** Markup that has passed the sanitiser. */
  readonly html: SafeHtml;
  /** Whether the markup is in the body of a page or in its footer. */
  readonly place?: 'page' | 'footer';
}

/** Sanitised server markup in the style of the page. This is the only place where markup becomes elements, so it
 * accepts only `SafeHtml`. */
export function SafeHtmlBlock({ html, place = 'page' }: SafeHtmlBlockProps) {
  return (
    <div
      className="wsk-Prose wsk-SafeHtmlBlock"
      data-component="SafeHtmlBlock"
      data-place={place}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: its type says that it was sanitised.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
