import type { SafeHtml } from '../model/safeHtml.js';

export interface SafeHtmlBlockProps {
  readonly html: SafeHtml;
}

/** A fragment the server wrote, in the page's own dress. The one place where markup becomes elements, so it takes nothing but
 * what was sanitised. */
export function SafeHtmlBlock({ html }: SafeHtmlBlockProps) {
  return (
    <div
      className="wsk-SafeHtmlBlock"
      data-component="SafeHtmlBlock"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: its type says that it was sanitised.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
