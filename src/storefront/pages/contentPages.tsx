'use client';

import { tourOfPage } from '../../rules/product/tours.js';
import { lazyScreen } from '../base/lazyScreen.js';
import type { LandingPageContainerProps } from '../product/LandingPageContainer.js';
import type { ArticlePageContainerProps } from '../service/ArticlePageContainer.js';

const EVoucher = lazyScreen(
  'e-voucher',
  async () => (await import('../gifts/EVoucherPageContainer.js')).EVoucherPageContainer,
);
const Landing = lazyScreen<LandingPageContainerProps>(
  'landing page',
  async () => (await import('../product/LandingPageContainer.js')).LandingPageContainer,
);
const Article = lazyScreen<ArticlePageContainerProps>(
  'article',
  async () => (await import('../service/ArticlePageContainer.js')).ArticlePageContainer,
);

/** The e-voucher page (GIFT-003), the landing page of a tour, or a page written by the editors. */
export function ContentPages({ name }: ArticlePageContainerProps) {
  if (name === 'gift-e-vouchers') return <EVoucher />;
  const tour = tourOfPage(name);
  return tour ? <Landing tour={tour} /> : <Article name={name} />;
}
