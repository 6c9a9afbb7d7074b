'use client';

import { lazyScreen } from '../base/lazyScreen.js';
import { HomePageContainer, type HomePageContainerProps } from '../home/HomePageContainer.js';

/** Loaded lazily; the page works without it. */
export const BannerSignIn = lazyScreen(
  'sign-in banner',
  async () => (await import('../identity/BannerSignInContainer.js')).BannerSignInContainer,
  () => null,
);

/** The home page with the blocks that belong to other areas. */
export function ShopHomePage({ preview }: Omit<HomePageContainerProps, 'signIn'>) {
  return <HomePageContainer preview={preview} signIn={<BannerSignIn />} />;
}
