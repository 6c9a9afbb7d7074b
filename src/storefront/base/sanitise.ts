'use client';

import type { SafeHtml } from '../../model/safeHtml.js';
import { safeUrl } from '../../rules/common/url.js';

const tags = [
  ...['section', 'div', 'span', 'p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'a', 'img'],
  ...['strong', 'b', 'em', 'i', 'small', 'sup', 'sub', 'blockquote', 'address', 'figure', 'figcaption'],
];
const addresses = new Set(['href', 'src']);

async function loadSanitiser() {
  const { default: createPurifier } = await import('dompurify');
  const purifier = createPurifier(window);
  // Without a document, DOMPurify returns its input unchanged.
  if (!purifier.isSupported) throw new Error('Markup can be sanitised in a browser alone.');
  purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
    if (addresses.has(attribute.attrName) && safeUrl(attribute.attrValue) === undefined) attribute.keepAttr = false;
  });
  purifier.addHook('afterSanitizeAttributes', (element) => {
    element.className = `wsk-Html-${element.localName}`;
  });
  return purifier;
}

let sanitiser: ReturnType<typeof loadSanitiser> | undefined;

/**
 * Sanitises markup from a server: keeps text, headings, lists, links and pictures; removes scripts, styles, forms,
 * frames, SVG and unsafe addresses. The sanitiser is loaded the first time it is needed.
 * @throws Error when the sanitiser cannot be loaded, or on a server.
 */
export async function sanitise(markup: string): Promise<SafeHtml> {
  sanitiser ??= loadSanitiser().catch((error: unknown) => {
    sanitiser = undefined;
    throw error;
  });
  const purifier = await sanitiser;
  return purifier.sanitize(markup, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'width', 'height'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  }) as string as SafeHtml;
}
