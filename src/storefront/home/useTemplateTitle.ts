import { useQuery } from '@tanstack/react-query';
import type { getRecentlyViewedTemplate, getRecommendedTemplate } from '../../api/endpoints/fragments.js';
import { useServices } from '../StorefrontProvider.js';
import { sanitise } from '../sanitise.js';

/** The heading of a block as the shop's own template of it has it (HOME-044, HOME-053). Nothing until that is here, and nothing
 * when it cannot be had: the kit has a heading too. */
export function useTemplateTitle(
  template: typeof getRecentlyViewedTemplate | typeof getRecommendedTemplate,
): string | undefined {
  const { client } = useServices();
  const { data } = useQuery({
    queryKey: [template.id],
    queryFn: async ({ signal }) => {
      const html = await sanitise(await client.call(template, undefined, { signal }));
      const heading = new DOMParser().parseFromString(html, 'text/html').querySelector('h1, h2, h3');
      return heading?.textContent?.trim() ?? '';
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data || undefined;
}
