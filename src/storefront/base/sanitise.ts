'use client';

import type { Config } from 'dompurify';
import type { SafeHtml } from '../../model/safeHtml.js';
import { safeFileUrl, safeUrl } from '../../rules/common/url.js';
import type { Scope } from '../../ui/scope.js';

const tags = [
  ...['section', 'div', 'span', 'p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'a', 'img'],
  ...['strong', 'b', 'em', 'i', 'small', 'sup', 'sub', 'blockquote', 'address', 'figure', 'figcaption'],
];
const addresses = new Set(['href', 'src']);

/** Where the paths in markup belong: those of links below the site's base path, those of pictures to the origin that
 * serves them. */
export type PathBases = Pick<Scope, 'basePath' | 'pictureBase'>;

const onePage: PathBases = { basePath: '', pictureBase: '' };

/** The name of the kit's one policy for Trusted Types, by which a page's content security policy allows it. */
const policyName = 'wine-storefront-kit';

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;
interface TrustedTypesWindow {
  readonly trustedTypes?: { createPolicy(name: string, rules: { createHTML: (markup: string) => string }): Policy };
}

/** Thrown when the page's content security policy forbids the kit to make elements of markup. The page's query cache
 * knows it by its name. */
class MarkupForbiddenError extends Error {
  override readonly name = 'MarkupForbiddenError';
}

let policy: Policy | undefined;

/**
 * Returns the kit's policy, which the sanitiser alone uses; undefined where browsers have no Trusted Types. It can be
 * created only once.
 * @throws MarkupForbiddenError when the page does not allow it.
 */
function policyOfKit(): Policy | undefined {
  try {
    policy ??= (window as TrustedTypesWindow).trustedTypes?.createPolicy(policyName, {
      createHTML: (markup) => markup,
    });
    return policy;
  } catch (cause) {
    throw new MarkupForbiddenError(
      `The content security policy of the page forbids the markup of the shop: add ${policyName} to its directive trusted-types.`,
      { cause },
    );
  }
}

async function loadSanitiser() {
  const ownPolicy = policyOfKit();
  const { default: createPurifier } = await import('dompurify');
  // Running its code is one task, its first use the next: at once they would block the page.
  await globalThis.scheduler?.yield?.();
  const purifier = createPurifier(window);
  // Without a document, DOMPurify returns its input unchanged.
  if (!purifier.isSupported) throw new Error('Markup can be sanitised in a browser alone.');
  let bases = onePage;
  purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
    if (!addresses.has(attribute.attrName)) return;
    const isPicture = attribute.attrName === 'src';
    const judge = isPicture ? safeFileUrl : safeUrl;
    if (judge(attribute.attrValue) === undefined) attribute.keepAttr = false;
    const isPath = /^\/(?!\/)/.test(attribute.attrValue);
    if (isPath) attribute.attrValue = bases[isPicture ? 'pictureBase' : 'basePath'] + attribute.attrValue;
  });
  purifier.addHook('afterSanitizeAttributes', (element) => {
    element.className = `wsk-Html-${element.localName}`;
  });
  return (markup: string, ownBases: PathBases) => {
    bases = ownBases;
    return purifier.sanitize(markup, {
      ALLOWED_TAGS: tags,
      ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'width', 'height'],
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      ...(ownPolicy && { TRUSTED_TYPES_POLICY: ownPolicy, RETURN_TRUSTED_TYPE: true }),
    });
  };
}

let sanitiser: ReturnType<typeof loadSanitiser> | undefined;

/**
 * Sanitises markup from a server: keeps text, headings, lists, links and pictures; removes scripts, styles, forms,
 * frames, SVG and unsafe addresses. The sanitiser is loaded the first time it is needed.
 * @throws MarkupForbiddenError when the page does not allow the kit's policy for Trusted Types; Error when the sanitiser
 * cannot be loaded, or on a server.
 */
export async function sanitise(markup: string, bases: PathBases = onePage): Promise<SafeHtml> {
  sanitiser ??= loadSanitiser().catch((error: unknown) => {
    sanitiser = undefined;
    throw error;
  });
  const clean = await sanitiser;
  return clean(markup, bases) as unknown as SafeHtml;
}

/** Parses sanitised markup, to read parts of it. */
export const parseHtml = (html: SafeHtml): Document => new DOMParser().parseFromString(html as string, 'text/html');
