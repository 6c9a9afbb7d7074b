import type { SafeHtml } from '../model/safeHtml.js';

/** The markup to render. */
export interface SafeHtmlBlockProps {
  /** Markup the sanitiser has passed. */
  readonly html: SafeHtml;
  /** In the body of a page, or at its foot. */
  readonly place?: 'page' | 'footer';
}

/** Sanitised server markup in the page's own style. The one place where markup becomes elements, so it takes `SafeHtml`
 * alone. */
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
