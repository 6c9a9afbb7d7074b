import { useDeferredValue, useEffect, useState } from 'react';
import type { HomePageContent } from '../../model/homePage.js';
import { type Load, loading, ready } from '../../model/load.js';
import { useScope } from '../../ui/scope.js';
import { queryKey } from '../queryKey.js';
import { useServices } from '../StorefrontProvider.js';
import { useLoad } from '../useLoad.js';

/** Nothing, so that a brand without a page is known to have none. */
const none = null;

/** Tells the page's editors what of it is not shown as they made it, in the console, for there is nobody else to tell (HOME-063,
 * HOME-064). */
function warnOf({ id, problems }: HomePageContent): void {
  if (problems.length === 0) return;
  // biome-ignore lint/suspicious/noConsole: that it warns is what is asked of it.
  console.warn(`[wine-storefront-kit] Not all of ${id} can be shown.\n${problems.join('\n')}`);
}

/** Whether the page was painted once: what can wait for that waits. */
function useAfterFirstPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPainted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted;
}

/** The brand's page as its editors made it, or as it will be when a preview's id is given (CONT-004, CONT-007). It is asked for
 * after the first paint, and so is the client that asks. */
export function useHomePageContent(preview: string | undefined): {
  readonly content: Load<HomePageContent | undefined>;
  readonly retry: () => void;
} {
  const { content: connect } = useServices();
  const { brand } = useScope();
  const enabled = useAfterFirstPaint() && connect !== undefined;
  const { load: newest, retry } = useLoad<HomePageContent | typeof none>({
    queryKey: queryKey('homePageContent', brand.id, preview),
    queryFn: async ({ client: queries, queryKey }) => {
      const client = await connect?.();
      const page = await (preview === undefined ? client?.homePage(brand.id) : client?.previewHomePage(preview));
      // Once: not for a page that is asked for again.
      if (page && !queries.getQueryData(queryKey)) warnOf(page);
      return page ?? none;
    },
    enabled,
  });
  // The largest part of the page: it is drawn in slices, between which the page answers.
  const load = useDeferredValue(newest);
  if (!connect) return { content: ready(undefined), retry };
  if (load.status !== 'ready') return { content: enabled ? load : loading, retry };
  return { content: ready(load.data ?? undefined), retry };
}
