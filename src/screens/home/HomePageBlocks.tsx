import type { ReactNode } from 'react';
import type { HomePageContent } from '../../model/homePage.js';
import { HomepageBanner } from './HomepageBanner.js';
import { MixedCaseHighlights } from './MixedCaseHighlights.js';
import { ParallaxBanner } from './ParallaxBanner.js';
import { PartnershipSection } from './PartnershipSection.js';
import { QuickLinks } from './QuickLinks.js';
import { TetrisGrid } from './TetrisGrid.js';

/** What this customer may like, and looked at, and the brand's promise. */
export interface HomePageSlots {
  readonly recommended?: ReactNode;
  readonly recentlyViewed?: ReactNode;
  readonly guarantee?: ReactNode;
}

export interface HomePageBlocksProps extends HomePageSlots {
  /** None until it is here, and where there is none: what comes from elsewhere keeps its place. */
  readonly page: HomePageContent | undefined;
  /** Ways onward for a page without any of its own. */
  readonly links?: ReactNode;
  /** The wines to start with. */
  readonly start: ReactNode;
}

/** What editors made of a home page, and between it what comes from elsewhere. Any of its blocks may be missing. */
export function HomePageBlocks({ page, links, start, recommended, recentlyViewed, guarantee }: HomePageBlocksProps) {
  const { topTetris, quickLinks, partnership, highlights, bottomTetris } = page ?? {};
  const [first, ...others] = page?.bottomBanners ?? [];
  return (
    <>
      {topTetris ? <TetrisGrid block={topTetris} /> : null}
      {start}
      {recommended}
      {highlights ? <MixedCaseHighlights highlights={highlights} /> : null}
      {partnership ? <PartnershipSection partnership={partnership} /> : null}
      {page ? null : links}
      {quickLinks ? <QuickLinks links={quickLinks} /> : null}
      {recentlyViewed}
      {bottomTetris ? <TetrisGrid block={bottomTetris} /> : null}
      {first ? (
        <div className="wsk-Container">
          <ParallaxBanner banner={first} />
        </div>
      ) : null}
      {others.map((banner) => (
        <div className="wsk-Container" key={banner.id}>
          <HomepageBanner banner={banner} />
        </div>
      ))}
      {guarantee}
    </>
  );
}
