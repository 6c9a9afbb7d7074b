'use client';

import { useQuery } from '@tanstack/react-query';
import { shellWords } from '../../brands/words/shell.js';
import { type Load, loading, ready } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import type { Article } from '../../model/service.js';
import { ArticlePage } from '../../screens/service/ArticlePage.js';
import { ArticleProducts } from '../../screens/service/ArticleProducts.js';
import { ButtonLink } from '../../ui/Button.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useFailureText } from '../base/useFailureText.js';
import { loadOf } from '../base/useLoad.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { useTryAgain } from '../base/useTryAgain.js';
import { searchPageQuery } from '../shop/searchPageQuery.js';
import { wineCardParts } from '../shop/wineCardParts.js';
import { NotFoundPageContainer } from './NotFoundPageContainer.js';

export interface ArticlePageContainerProps {
  /** Name of the article in the host's service. */
  readonly name: string;
}

/** Connects a page written by the host's editors; an unknown name shows the not-found page. */
export function ArticlePageContainer({ name }: ArticlePageContainerProps) {
  const { host } = useServices();
  const text = useText(shellWords);
  const href = useHref();
  const failureText = useFailureText();
  const tryAgain = useTryAgain();
  const query = useQuery({
    queryKey: queryKey('article', name),
    queryFn: async () => (await host.article?.(name)) ?? null,
  });
  usePageTitle(query.data?.title);
  if (query.isError)
    return (
      <div className="wsk-Container">
        <RetryNotice level={1} title={failureText(query.error)} onRetry={() => tryAgain(query.refetch)}>
          <ButtonLink href={href('home')}>{text('notFound.home')}</ButtonLink>
        </RetryNotice>
      </div>
    );
  if (query.data === undefined) return null;
  if (query.data === null) return <NotFoundPageContainer />;
  const { products } = query.data;
  return <ArticlePage article={query.data} products={products ? <Products {...products} /> : null} />;
}

const limit = 8;

function Products({ title, term }: NonNullable<Article['products']>) {
  const { client } = useServices();
  const failureText = useFailureText();
  const tryAgain = useTryAgain();
  const query = useQuery(searchPageQuery(client, { term }));
  const results = loadOf(query, failureText);
  const products: Load<readonly Product[]> =
    results.status === 'ready' ? ready(results.data.results.slice(0, limit)) : results;
  return (
    <ArticleProducts
      title={title}
      term={term}
      products={query.isPending ? loading : products}
      partsOf={wineCardParts}
      onRetry={() => tryAgain(query.refetch)}
    />
  );
}
