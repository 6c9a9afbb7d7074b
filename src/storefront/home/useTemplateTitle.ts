import { useQuery } from '@tanstack/react-query';
import { type CallLike, fragmentCalls } from '../calls.js';
import { useServices } from '../StorefrontProvider.js';
import { sanitise } from '../sanitise.js';

type Template = CallLike<typeof fragmentCalls.getBannerTemplate>;

interface Wanted {
  readonly template: Template;
  /** What of it says them. */
  readonly part: string;
  readonly enabled?: boolean;
}

/** Words of a block as the shop's own template of it has them. Nothing until that is here, and nothing when it cannot be had:
 * the kit has words too. */
function useTemplateWords({ template, part, enabled = true }: Wanted): string | undefined {
  const { client } = useServices();
  const { data } = useQuery({
    queryKey: [template.id],
    queryFn: async ({ signal }) => {
      const html = await sanitise(await client.call(template, undefined, { signal }));
      const found = new DOMParser().parseFromString(html, 'text/html').querySelector(part);
      return found?.textContent?.trim() ?? '';
    },
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data || undefined;
}

/** The heading of a block (HOME-044, HOME-053). */
export const useTemplateTitle = (template: Template) => useTemplateWords({ template, part: 'h1, h2, h3' });

/** What a banner leads onward with, asked for where there is one (HOME-022). */
export const useBannerOnward = (enabled: boolean) =>
  useTemplateWords({ template: fragmentCalls.getBannerTemplate, part: 'a', enabled });
