import { HomepageBanner, type HomepageBannerProps } from './HomepageBanner.js';

/** Banner with a parallax picture, where the browser supports scroll-driven animation and motion is not reduced
 * (HOME-082). */
export function ParallaxBanner(props: Omit<HomepageBannerProps, 'drifts'>) {
  return (
    <div className="wsk-ParallaxBanner" data-component="ParallaxBanner">
      <HomepageBanner {...props} drifts />
    </div>
  );
}
