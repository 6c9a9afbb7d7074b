'use client';

import type { ReactNode } from 'react';
import type { HomePageContent } from '../../model/homePage.js';
import { type Load, loading } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { checksEmailOptIn } from '../../rules/home/emailOptIn.js';
import { HomePage } from '../../screens/home/HomePage.js';
import { useScope } from '../../ui/scope.js';
import { Boundary } from '../base/Boundary.js';
import { lazyScreen } from '../base/lazyScreen.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { usePopularWines } from '../shop/usePopularWines.js';
import { useProducts } from '../shop/useProducts.js';
import { useProfile } from '../shop/useProfile.js';
import { wineCardParts } from '../shop/wineCardParts.js';
import { GuaranteeContainer } from './GuaranteeContainer.js';
import { NewsletterDelay } from './NewsletterDelay.js';
import { RecentlyViewedContainer } from './RecentlyViewedContainer.js';
import { RecommendedWinesContainer } from './RecommendedWinesContainer.js';
import { useHomePageContent } from './useHomePageContent.js';
import { useMarketingPermissions } from './useMarketingPermissions.js';
import { useBannerOnward } from './useTemplateTitle.js';

export interface HomePageContainerProps {
  /** Entry id of an unpublished page to show instead of the brand's (OPEN-058). */
  readonly preview?: string | undefined;
  /** The banner's sign-in form, for a recognised customer. */
  readonly signIn: ReactNode;
}

const winesToStartWith = 6;

/** Far down the page, so it is loaded last; the page works without it. */
const DeliveryCollectionPanel = lazyScreen(
  'delivery panel',
  async () => (await import('./DeliveryCollectionPanelContainer.js')).DeliveryCollectionPanelContainer,
  () => null,
);

const EmailOptInReminder = lazyScreen(
  'opt-in reminder',
  async () => (await import('./EmailOptInReminderContainer.js')).EmailOptInReminderContainer,
  () => null,
);

/** Wraps a block in an error boundary, because the page works without any of its blocks. */
const block = (children: ReactNode): ReactNode => <Boundary draw={blockProblem}>{children}</Boundary>;
const blockProblem = (notice: ReactNode): ReactNode => <div className="wsk-Container">{notice}</div>;

/** Connects the home page: editors' content, popular wines, and the customer's own blocks. */
export function HomePageContainer({ preview, signIn }: HomePageContainerProps) {
  usePageTitle(undefined);
  const { products, retry } = usePopularWines(winesToStartWith);
  const { content, retry: retryContent } = useHomePageContent(preview);
  const heroWines = useHeroWines(content, products);
  const { brand } = useScope();
  const { login, load: profile } = useProfile();
  // The permissions are fetched for every brand, with or without a reminder (ACCT-023).
  useMarketingPermissions();
  // Until then there is nothing around the customer's own blocks, and most visitors have none of these.
  const isBare = content.status === 'loading';
  const hasBanner = content.status === 'ready' && content.data?.bottomBanners.length;
  const bannerOnward = useBannerOnward(Boolean(hasBanner));
  return (
    <>
      <HomePage
        wines={products}
        heroWines={heroWines}
        content={content}
        partsOf={wineCardParts}
        preview={preview !== undefined}
        signIn={login === 'soft' ? signIn : null}
        boundary={block}
        recommended={<RecommendedWinesContainer hiddenWhileLoading={isBare} />}
        recentlyViewed={<RecentlyViewedContainer hiddenWhileLoading={isBare} />}
        optInReminder={checksEmailOptIn(brand, login) ? <EmailOptInReminder /> : null}
        delivery={content.status === 'loading' ? null : <DeliveryCollectionPanel />}
        guarantee={<GuaranteeContainer />}
        bannerOnward={bannerOnward}
        onRetry={retry}
        onContentRetry={retryContent}
      />
      {profile.status === 'ready' && login === 'visitor' ? (
        <div className="wsk-HomePage-prompt">
          <NewsletterDelay />
        </div>
      ) : null}
    </>
  );
}

/** Loads the wines that the editors put in front of the hero. Without a choice of theirs, the popular ones are there. */
function useHeroWines(
  content: Load<HomePageContent | undefined>,
  popular: Load<readonly Product[]>,
): Load<readonly Product[]> {
  const codes = (content.status === 'ready' && content.data?.heroWines) || [];
  const { products } = useProducts(codes);
  if (content.status === 'loading') return loading;
  return codes.length > 0 ? products : popular;
}
