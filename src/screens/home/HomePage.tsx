'use client';

import { useContentHref } from '../../blocks/useContentHref.js';
import type { WineCardParts } from '../../blocks/WineCard.js';
import { WineRail } from '../../blocks/WineRail.js';
import { homeWords } from '../../brands/words/home.js';
import { shellWords } from '../../brands/words/shell.js';
import type { HomePageContent } from '../../model/homePage.js';
import { type Load, ready } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { heroBottles } from '../../rules/home/heroBottles.js';
import { Notice } from '../../ui/Notice.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { useScope, useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { HeroCarousel, type HeroPanel } from './HeroCarousel.js';
import { HomePageBlocks, type HomePageSlots, unbounded } from './HomePageBlocks.js';
import { HomePageLineup } from './HomePageLineup.js';
import { HomePageOffer } from './HomePageOffer.js';
import { HomeSection } from './HomeSection.js';
import { QuickLinks } from './QuickLinks.js';
import { TetrisGridSkeleton } from './TetrisGrid.js';

/** The content of the home page, and its callbacks. */
export interface HomePageProps extends HomePageSlots {
  /** A few wines to start with; if the list is empty, their section is hidden. */
  readonly wines: Load<readonly Product[]>;
  /** Wines in front of the hero's first picture, the one in the middle first; `wines` by default. */
  readonly heroWines?: Load<readonly Product[]> | undefined;
  /** Editors' content; undefined if there is none. */
  readonly content: Load<HomePageContent | undefined>;
  /** Whether the content is unpublished; if so, a label says it is a preview. */
  readonly preview?: boolean;
  /** Controls on a product's card; without them, cards are only links. */
  readonly partsOf?: ((product: Product) => WineCardParts) | undefined;
  /** Called to fetch the wines again after they failed to load. */
  readonly onRetry: () => void;
  /** Called to fetch the editors' content again after it failed to load. */
  readonly onContentRetry: () => void;
}

/** Home page: the brand's welcome, wines to start with, and editors' content around them. Without editors' content, the
 * page has only wines and links. */
export function HomePage({
  wines,
  heroWines = wines,
  content,
  preview = false,
  partsOf,
  onRetry,
  onContentRetry,
  boundary = unbounded,
  ...slots
}: HomePageProps) {
  const { brand } = useScope();
  const text = useText(homeWords);
  const page = content.status === 'ready' ? content.data : undefined;
  return (
    <div className="wsk-HomePage" data-component="HomePage" data-status={content.status}>
      {/* Steady, while the panels of the hero come and go. */}
      <h1 className="wsk-VisuallyHidden">{brand.displayName}</h1>
      {boundary(<HeroCarousel label={text('home.hero')} panels={usePanels(page, heroWines)} />)}
      {preview ? (
        <div className="wsk-Container">
          <Notice tone="info" title={text('home.preview')} live />
        </div>
      ) : null}
      {content.status === 'failed' ? (
        <div className="wsk-Container">
          <RetryNotice title={text('home.contentFailed')} onRetry={onContentRetry}>
            {text('home.contentFailedText', { failure: content.message.replace(/\.$/, '') })}
          </RetryNotice>
        </div>
      ) : null}
      <p className="wsk-VisuallyHidden wsk-HomePage-status" role="status">
        {content.status === 'loading' ? text('home.contentLoading') : null}
      </p>
      {content.status === 'loading' ? <TetrisGridSkeleton /> : null}
      <HomePageBlocks
        page={page}
        start={<WinesToStartWith wines={wines} partsOf={partsOf} onRetry={onRetry} />}
        links={content.status === 'loading' ? null : <UsualLinks />}
        boundary={boundary}
        {...slots}
      />
    </div>
  );
}

/** Returns the hero's panels: the welcome, in front of the first banner's picture once loaded, and a panel for each
 * other banner. */
function usePanels(page: HomePageContent | undefined, wines: Load<readonly Product[]>): readonly HeroPanel[] {
  const { brand } = useScope();
  const href = useHref();
  const text = useText(homeWords);
  const hrefOf = useContentHref();
  const [first, ...others] = page?.topBanners ?? [];
  const bottles = wines.status === 'ready' ? ready(heroBottles(wines.data)) : wines;
  const welcome: HeroPanel = {
    id: 'welcome',
    tab: first?.entryTitle || brand.displayName,
    title: text('home.title'),
    lead: text('home.lead'),
    link: { text: text('home.shop'), href: first?.link ? hrefOf(first.link) : href('searchResults') },
    banner: first,
    figure: <HomePageLineup bottles={bottles} />,
    offer: <HomePageOffer bottles={bottles} />,
  };
  return [
    welcome,
    ...others.map((banner) => ({
      id: banner.id,
      tab: banner.entryTitle,
      title: banner.entryTitle,
      banner,
      ...(banner.link && { link: { text: text('home.see'), href: hrefOf(banner.link) } }),
    })),
  ];
}

function WinesToStartWith({ wines, partsOf, onRetry }: Pick<HomePageProps, 'wines' | 'partsOf' | 'onRetry'>) {
  const text = useText(homeWords, shellWords);
  if (wines.status === 'ready' && wines.data.length === 0) return null;
  const title = text('home.start');
  if (wines.status === 'failed')
    return (
      <HomeSection title={title}>
        <RetryNotice title={wines.message} onRetry={onRetry} />
      </HomeSection>
    );
  return (
    <HomeSection>
      <p className="wsk-VisuallyHidden" role="status">
        {wines.status === 'loading' ? text('wines.loading') : null}
      </p>
      <WineRail
        label={title}
        title={title}
        wines={wines.status === 'ready' ? wines.data : 'loading'}
        partsOf={partsOf}
      />
    </HomeSection>
  );
}

const usualLinks = [
  ['home.linkRed', 'red'],
  ['home.linkWhite', 'white'],
  ['home.linkRose', 'rosé'],
  ['home.linkSparkling', 'sparkling'],
  ['home.linkCases', 'mixed case'],
  ['home.linkGifts', 'gifts'],
] as const;

/** Default links, for a page without editors' links. */
function UsualLinks() {
  const text = useText(homeWords);
  const links = usualLinks.map(([key, term]) => ({ text: text(key), url: `/wines?Ntt=${encodeURIComponent(term)}` }));
  return <QuickLinks links={{ title: text('home.links'), links }} />;
}
