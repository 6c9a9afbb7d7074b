import { memo, type ReactNode } from 'react';
import type { HomePageContent } from '../../model/homePage.js';
import { HomepageBanner } from './HomepageBanner.js';
import { MixedCaseHighlights } from './MixedCaseHighlights.js';
import { ParallaxBanner } from './ParallaxBanner.js';
import { PartnershipSection } from './PartnershipSection.js';
import { QuickLinks } from './QuickLinks.js';
import { TetrisGrid } from './TetrisGrid.js';

/** The editors' blocks stay as they are while the customer's own blocks load around them. */
const Tetris = memo(TetrisGrid);
const Highlights = memo(MixedCaseHighlights);
const Partnership = memo(PartnershipSection);
const Links = memo(QuickLinks);

/** Blocks of the home page that containers fill; a missing block is left out. */
export interface HomePageSlots {
  /** The sign-in banner (IDENT-045). */
  readonly signIn?: ReactNode;
  /** The wines recommended to the customer (HOME-023). */
  readonly recommended?: ReactNode;
  /** The recently viewed products (HOME-046). */
  readonly recentlyViewed?: ReactNode;
  /** The reminder to opt in to email (ACCT-018). */
  readonly optInReminder?: ReactNode;
  /** The panel about delivery and collection (DLVR-001). */
  readonly delivery?: ReactNode;
  /** The brand's guarantee (HOME-083). */
  readonly guarantee?: ReactNode;
  /** Wraps each block in an error boundary, so that a failing block leaves the others in place; unless set, any failing
   * block breaks the page. */
  readonly boundary?: ((block: ReactNode) => ReactNode) | undefined;
  /** Link text of the banners; the kit's own text unless set. */
  readonly bannerOnward?: string | undefined;
}

export interface HomePageBlocksProps extends HomePageSlots {
  /** Editors' content; undefined while loading or if there is none, in which case the other blocks keep their places. */
  readonly page: HomePageContent | undefined;
  /** Links for a page without editors' content. */
  readonly links?: ReactNode;
  /** The wines to start with. */
  readonly start: ReactNode;
}

/** Returns the block unwrapped. */
export const unbounded = (block: ReactNode): ReactNode => block;

/** The blocks of a home page: editors' content, with the blocks that containers fill in between. Any block may be
 * missing. */
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
      {topTetris ? boundary(<Tetris block={topTetris} />) : null}
      {boundary(start)}
      {boundary(signIn)}
      {boundary(recommended)}
      {highlights ? boundary(<Highlights highlights={highlights} />) : null}
      {partnership ? boundary(<Partnership partnership={partnership} />) : null}
      {page ? null : boundary(links)}
      {quickLinks ? boundary(<Links links={quickLinks} />) : null}
      {boundary(recentlyViewed)}
      {boundary(optInReminder)}
      {bottomTetris ? boundary(<Tetris block={bottomTetris} />) : null}
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
