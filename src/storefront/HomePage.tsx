import type { HomePageContainerProps } from './home/HomePageContainer.js';
import { lazyScreen, type Screen } from './lazyScreen.js';
import { loadStylesheet } from './loadStylesheet.js';
import { useServices } from './StorefrontProvider.js';

const pages = new Map<string | undefined, Screen<HomePageContainerProps>>();

/** The home page beside a stylesheet of its own: both are asked for at once, and tried again together. */
function pageWith(stylesheet: string | undefined): Screen<HomePageContainerProps> {
  const known = pages.get(stylesheet);
  if (known) return known;
  const page = lazyScreen('home', async () => {
    const [{ HomePageContainer }] = await Promise.all([
      import('./home/HomePageContainer.js'),
      stylesheet && typeof document !== 'undefined' ? loadStylesheet(stylesheet) : undefined,
    ]);
    return HomePageContainer;
  });
  pages.set(stylesheet, page);
  return page;
}

/** The home page at work, loaded when it is first drawn, its styles too where the host keeps them apart (HOME-085). */
export function HomePage(props: HomePageContainerProps) {
  const Page = pageWith(useServices().homeStylesheet);
  return <Page {...props} />;
}
