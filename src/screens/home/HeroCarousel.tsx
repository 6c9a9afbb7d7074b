'use client';

import { type ReactNode, useState } from 'react';
import { contentGround } from '../../blocks/contentGround.js';
import type { HomepageBanner } from '../../model/homePage.js';
import type { Variants } from '../../model/site.js';
import { ButtonLink } from '../../ui/Button.js';
import { Carousel, type CarouselProps } from '../../ui/Carousel.js';
import { useScope } from '../../ui/scope.js';
import { HomepageBannerPicture } from './HomepageBannerPicture.js';

/** One panel of the hero: its tab, its text, and its picture. */
export interface HeroPanel {
  readonly id: string;
  /** Text of the panel's tab. */
  readonly tab: string;
  readonly title: string;
  readonly lead?: string;
  readonly link?: { readonly text: string; readonly href: string };
  /** Price of what is in front of the picture, above the link. */
  readonly offer?: ReactNode;
  readonly banner?: HomepageBanner | undefined;
  /** Content in front of the picture. */
  readonly figure?: ReactNode;
}

/** The panels of the hero. */
export interface HeroCarouselProps {
  /** Accessible name of the group of panels. */
  readonly label: string;
  /** The panels in order. */
  readonly panels: readonly HeroPanel[];
}

/** Hero of the home page: panels that change every 5 s, each with a tab (HOME-003 to HOME-008). The component keeps
 * track of the selected panel itself. A panel has the background colour of its banner, if an editor chose one
 * (HOME-016). */
export function HeroCarousel({ label, panels }: HeroCarouselProps) {
  const { hero } = useScope().brand.look.variants;
  const [selected, setSelected] = useState(panels[0]?.id ?? '');
  return (
    <div
      className="wsk-HeroCarousel"
      data-component="HeroCarousel"
      data-variant={hero}
      data-several={panels.length > 1 || undefined}
    >
      <Carousel
        label={label}
        variant={bars[hero]}
        panels={panels.map((panel) => ({
          id: panel.id,
          title: panel.tab,
          content: <Panel panel={panel} />,
        }))}
        selected={selected}
        onSelect={({ id }) => setSelected(id)}
      />
    </div>
  );
}

const bars: Record<Variants['hero'], NonNullable<CarouselProps['variant']>> = {
  spotlight: 'card',
  frontPage: 'ruled',
  halves: 'underlined',
  sheet: 'pills',
  curtain: 'programme',
};

function Panel({ panel }: { readonly panel: HeroPanel }) {
  const { brand } = useScope();
  const { title, lead, offer, link, banner, figure } = panel;
  return (
    <div
      className="wsk-HeroCarousel-panel"
      data-ground="hero"
      data-pictured={banner ? true : undefined}
      style={contentGround(brand, banner?.backgroundColour)}
    >
      <div className="wsk-HeroCarousel-picture">
        {banner ? (
          <div className="wsk-HeroCarousel-image">
            <HomepageBannerPicture banner={banner} />
          </div>
        ) : null}
        {figure ? <div className="wsk-HeroCarousel-figure">{figure}</div> : null}
      </div>
      <div className="wsk-Container wsk-HeroCarousel-inner">
        <div className="wsk-HeroCarousel-words">
          <h2 className="wsk-Heading wsk-HeroCarousel-title" data-level="1">
            {title}
          </h2>
          {lead ? (
            <p className="wsk-Text wsk-HeroCarousel-lead" data-size="lead">
              {lead}
            </p>
          ) : null}
          {offer}
          {link ? <ButtonLink href={link.href}>{link.text}</ButtonLink> : null}
        </div>
      </div>
    </div>
  );
}
