import { SafeHtmlBlock } from '../../blocks/SafeHtmlBlock.js';
import type { SafeHtml } from '../../model/safeHtml.js';

/** The markup of the guarantee. */
export interface GuaranteeBlockProps {
  /** The brand's HTML fragment; if undefined, as after a failure, nothing is rendered (HOME-084). */
  readonly html: SafeHtml | undefined;
}

/** The brand's guarantee, an HTML fragment from the brand's server (HOME-083). */
export function GuaranteeBlock({ html }: GuaranteeBlockProps) {
  if (html === undefined || String(html) === '') return null;
  return (
    <div className="wsk-Container" data-component="GuaranteeBlock">
      <div className="wsk-GuaranteeBlock" data-ground="taste">
        <SafeHtmlBlock html={html} />
      </div>
    </div>
  );
}
