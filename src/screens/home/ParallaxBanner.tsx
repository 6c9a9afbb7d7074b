import { HomepageBanner, type HomepageBannerProps } from './HomepageBanner.js';

/** A banner whose picture moves a little slower than the page that scrolls past it, where the browser ties motion to scrolling
 * and its owner does not mind. Nothing beside the picture moves (HOME-082). */
export function ParallaxBanner(props: Omit<HomepageBannerProps, 'drifts'>) {
  return (
    <div className="wsk-ParallaxBanner" data-component="ParallaxBanner">
      <HomepageBanner {...props} drifts />
    </div>
  );
}
