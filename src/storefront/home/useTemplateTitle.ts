'use client';

import { useQuery } from '@tanstack/react-query';
import { useServices } from '../base/StorefrontProvider.js';
import { parseHtml, sanitise } from '../base/sanitise.js';
import { type CallLike, fragmentCalls } from '../shop/calls.js';

type Template = CallLike<typeof fragmentCalls.getBannerTemplate>;

interface Wanted {
  readonly template: Template;
  /** Selector of the element that contains the text. */
  readonly part: string;
  readonly enabled?: boolean;
}

/** Loads a block's text from the shop's own template. Undefined while loading and after a failure; the kit's own text
 * is then used. */
function useTemplateWords({ template, part, enabled = true }: Wanted): string | undefined {
  const { client } = useServices();
  const { data } = useQuery({
    queryKey: [template.id],
    queryFn: async ({ signal }) => {
      const html = await sanitise(await client.call(template, undefined, { signal }));
      const found = parseHtml(html).querySelector(part);
      return found?.textContent?.trim() ?? '';
    },
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data || undefined;
}

/** Loads the heading of a block (HOME-044, HOME-053). */
export const useTemplateTitle = (template: Template) => useTemplateWords({ template, part: 'h1, h2, h3' });

/** Loads the link text of banners, for brands that have one (HOME-022). */
export const useBannerOnward = (enabled: boolean) =>
  useTemplateWords({ template: fragmentCalls.getBannerTemplate, part: 'a', enabled });
