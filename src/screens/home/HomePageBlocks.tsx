import type { ReactNode } from 'react';
import type { HomePageContent } from '../../model/homePage.js';
import { HomepageBanner } from './HomepageBanner.js';
import { MixedCaseHighlights } from './MixedCaseHighlights.js';
import { ParallaxBanner } from './ParallaxBanner.js';
import { PartnershipSection } from './PartnershipSection.js';
import { QuickLinks } from './QuickLinks.js';
import { TetrisGrid } from './TetrisGrid.js';

/** Blocks of the home page that containers fill; a block that is absent is left out. */
export interface HomePageSlots {
  /** The sign-in banner (IDENT-045). */
  readonly signIn?: ReactNode;
  /** The wines recommended to the customer (HOME-023). */
  readonly recommended?: ReactNode;
  /** The products that were viewed last (HOME-046). */
  readonly recentlyViewed?: ReactNode;
  /** The reminder that asks for the email opt-in (ACCT-018). */
  readonly optInReminder?: ReactNode;
  /** The panel on delivery and collection (DLVR-001). */
  readonly delivery?: ReactNode;
  /** The brand's guarantee (HOME-083). */
  readonly guarantee?: ReactNode;
  /** Wraps each block, so that one that breaks leaves the others; the page breaks with any block unless set. */
  readonly boundary?: ((block: ReactNode) => ReactNode) | undefined;
  /** Link text of banners; the kit's own unless set. */
  readonly bannerOnward?: string | undefined;
}

export interface HomePageBlocksProps extends HomePageSlots {
  /** Editors' content; undefined while loading and where there is none: the other blocks keep their places. */
  readonly page: HomePageContent | undefined;
  /** Ways onward for a page without any of its own. */
  readonly links?: ReactNode;
  /** The wines to start with. */
  readonly start: ReactNode;
}

/** A block as it is. */
export const unbounded = (block: ReactNode): ReactNode => block;

/** The blocks of a home page: editors' content with the containers' blocks between. Any may be missing. */
export function HomePageBlocks({
  page,
  links,
  start,
  bannerOnward,
  boundary = unbounded,
  ...slots
}: HomePageBlocksProps) {
  const { signIn, recommended, recentlyViewed, optInReminder, delivery, guarantee } = slots;
  const { topTetris, quickLinks, partnership, highlights, bottomTetris } = page ?? {};
  const [first, ...others] = page?.bottomBanners ?? [];
  return (
    <>
      {topTetris ? boundary(<TetrisGrid block={topTetris} />) : null}
      {boundary(start)}
      {boundary(signIn)}
      {boundary(recommended)}
      {highlights ? boundary(<MixedCaseHighlights highlights={highlights} />) : null}
      {partnership ? boundary(<PartnershipSection partnership={partnership} />) : null}
      {page ? null : boundary(links)}
      {quickLinks ? boundary(<QuickLinks links={quickLinks} />) : null}
      {boundary(recentlyViewed)}
      {boundary(optInReminder)}
      {bottomTetris ? boundary(<TetrisGrid block={bottomTetris} />) : null}
      {first ? (
        <div className="wsk-Container">{boundary(<ParallaxBanner banner={first} onward={bannerOnward} />)}</div>
      ) : null}
      {others.map((banner) => (
        <div className="wsk-Container" key={banner.id}>
          {boundary(<HomepageBanner banner={banner} onward={bannerOnward} />)}
        </div>
      ))}
      {boundary(delivery)}
      {boundary(guarantee)}
    </>
  );
}
