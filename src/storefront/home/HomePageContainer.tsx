import { HomePage } from '../../screens/home/HomePage.js';
import { useFavourites } from '../useFavourites.js';
import { usePageTitle } from '../usePageTitle.js';
import { useProfile } from '../useProfile.js';
import { GuaranteeContainer } from './GuaranteeContainer.js';
import { RecentlyViewedContainer } from './RecentlyViewedContainer.js';
import { RecommendedWinesContainer } from './RecommendedWinesContainer.js';
import { useHomePageContent } from './useHomePageContent.js';

export interface HomePageContainerProps {
  /** The id of a page that is not published yet, to be shown in place of the brand's (OPEN-058). */
  readonly preview?: string | undefined;
}

const winesToStartWith = 6;

/** The home page: what its editors made, the wines most people ask for, and what the shop knows of this customer. */
export function HomePageContainer({ preview }: HomePageContainerProps) {
  usePageTitle(undefined);
  const { products, retry } = useFavourites(winesToStartWith);
  const { content, retry: retryContent } = useHomePageContent(preview);
  const { login } = useProfile();
  return (
    <HomePage
      wines={products}
      content={content}
      preview={preview !== undefined}
      recommended={login === 'unidentified' ? null : <RecommendedWinesContainer />}
      recentlyViewed={<RecentlyViewedContainer />}
      guarantee={<GuaranteeContainer />}
      onRetry={retry}
      onContentRetry={retryContent}
    />
  );
}
