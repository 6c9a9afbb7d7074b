import { checksEmailOptIn } from '../../rules/emailOptIn.js';
import { HomePage } from '../../screens/home/HomePage.js';
import { useScope } from '../../ui/scope.js';
import { lazyScreen } from '../lazyScreen.js';
import { BannerSignIn } from '../parts.js';
import { useFavourites } from '../useFavourites.js';
import { useMarketingPermissions } from '../useMarketingPermissions.js';
import { usePageTitle } from '../usePageTitle.js';
import { useProfile } from '../useProfile.js';
import { GuaranteeContainer } from './GuaranteeContainer.js';
import { NewsletterDelay } from './NewsletterDelay.js';
import { RecentlyViewedContainer } from './RecentlyViewedContainer.js';
import { RecommendedWinesContainer } from './RecommendedWinesContainer.js';
import { useHomePageContent } from './useHomePageContent.js';
import { useBannerOnward } from './useTemplateTitle.js';

export interface HomePageContainerProps {
  /** The id of a page that is not published yet, to be shown in place of the brand's (OPEN-058). */
  readonly preview?: string | undefined;
}

const winesToStartWith = 6;

/** Low on the page, and so loaded last; a page without it is whole. */
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

/** The home page: what its editors made, the wines most people ask for, and what the shop knows of this customer. */
export function HomePageContainer({ preview }: HomePageContainerProps) {
  usePageTitle(undefined);
  const { products, retry } = useFavourites(winesToStartWith);
  const { content, retry: retryContent } = useHomePageContent(preview);
  const { brand } = useScope();
  const { login, load: profile } = useProfile();
  // In every brand, whether or not anyone is reminded (ACCT-023).
  useMarketingPermissions();
  const hasBanner = content.status === 'ready' && content.data?.bottomBanners.length;
  const bannerOnward = useBannerOnward(Boolean(hasBanner));
  return (
    <>
      <HomePage
        wines={products}
        content={content}
        preview={preview !== undefined}
        signIn={login === 'soft' ? <BannerSignIn /> : null}
        recommended={login === 'visitor' ? null : <RecommendedWinesContainer />}
        recentlyViewed={<RecentlyViewedContainer />}
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
