'use client';

import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { HomePageContent } from '../../model/homePage.js';
import { type Load, loading, ready } from '../../model/load.js';
import { useScope } from '../../ui/scope.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';

/** Cached in place of the content of a brand that has no home page entry. */
const none = null;

/** Warns editors, in the console, about content that is not shown as they created it; this is not reported anywhere
 * else (HOME-063, HOME-064). */
function warnEditors({ id, problems }: HomePageContent): void {
  if (problems.length === 0) return;
  // biome-ignore lint/suspicious/noConsole: that it warns is what is asked of it.
  console.warn(`[wine-storefront-kit] Not all of ${id} can be shown.\n${problems.join('\n')}`);
}

/** Returns whether the first paint is over, so that less urgent work can wait for it. */
function useAfterFirstPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted;
}

type Page = HomePageContent | typeof none;

/** How many parts of the content there are: the top of the page, its middle, and its end. */
const parts = 3;

/** Leaves out what belongs to later parts of a page. */
function upToPart(page: HomePageContent, part: number): HomePageContent {
  if (part >= parts) return page;
  const { bottomTetris, ...upToMiddle } = page;
  if (part === parts - 1) return { ...upToMiddle, bottomBanners: [] };
  const { highlights, partnership, quickLinks, ...top } = upToMiddle;
  return { ...top, bottomBanners: [] };
}

/** Adds the content to the page part by part, one in each frame, because its layout all at once would block the page.
 * Content that was there before the page is shown at once, so that the page has its height. */
function useInParts(load: Load<Page>): Load<Page> {
  const isReady = load.status === 'ready';
  const [part, setPart] = useState(isReady ? parts : 1);
  useEffect(() => {
    if (!isReady || part >= parts) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setPart(part + 1)));
    return () => cancelAnimationFrame(frame);
  }, [isReady, part]);
  return useMemo(() => (load.status === 'ready' && load.data ? ready(upToPart(load.data, part)) : load), [load, part]);
}

/** Loads the brand's home page content, or a preview's (CONT-004, CONT-007). Content and client load after the first
 * paint. */
export function useHomePageContent(preview: string | undefined): {
  readonly content: Load<HomePageContent | undefined>;
  readonly retry: () => void;
} {
  const { content: connect } = useServices();
  const { brand } = useScope();
  const enabled = useAfterFirstPaint() && connect !== undefined;
  const { load: newest, retry } = useLoad<Page>({
    queryKey: queryKey('homePageContent', brand.id, preview),
    queryFn: async ({ client: queries, queryKey }) => {
      const client = await connect?.();
      const page = await (preview === undefined ? client?.homePage(brand.id) : client?.previewHomePage(preview));
      // Editors are warned only on the first fetch.
      if (page && !queries.getQueryData(queryKey)) warnEditors(page);
      return page ?? none;
    },
    enabled,
  });
  // This is the largest part of the page, so it is deferred to keep its rendering interruptible.
  const load = useInParts(useDeferredValue(newest));
  if (!connect) return { content: ready(undefined), retry };
  if (load.status !== 'ready') return { content: enabled ? load : loading, retry };
  return { content: ready(load.data ?? undefined), retry };
}
