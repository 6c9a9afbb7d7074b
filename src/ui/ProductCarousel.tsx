'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { controlWords } from '../brands/words/controls.js';
import { IconButton } from './IconButton.js';
import { next, previous } from './icons.js';
import { useText } from './scope.js';

/** The items of a rail, its name and its heading. */
export interface ProductCarouselProps {
  /** Accessible name of the rail. */
  readonly label: string;
  /** Heading of the rail, in the same row as the buttons. */
  readonly heading?: ReactNode;
  /** The items in order; each `id` is unique within the rail. */
  readonly items: readonly { readonly id: string; readonly content: ReactNode }[];
  /** Whether to show a dot for each screenful of items, for brands that use dots (OPEN-050). */
  readonly dots?: boolean;
  /** Whether the items are placeholders, shown while the real ones load. */
  readonly loading?: boolean;
}

/** Rail of cards that scrolls sideways by touch, wheel, buttons and dots. It fetches nothing; cards that consist of
 * rows align these rows across the rail. */
export function ProductCarousel({ label, heading, items, dots = false, loading = false }: ProductCarouselProps) {
  const text = useText(controlWords);
  const rail = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState<readonly number[]>([]);
  useEffect(() => {
    const list = rail.current;
    // Where nothing is laid out, as in jsdom, the rail stays at its start.
    if (!list || !('IntersectionObserver' in window)) return;
    const visibleItems = new Set<number>();
    const places = new Map([...list.children].slice(0, items.length).map((item, index) => [item, index]));
    const watch = new IntersectionObserver(
      (changes) => {
        for (const { target, intersectionRatio } of changes) {
          const index = places.get(target) ?? 0;
          if (intersectionRatio >= 0.9) visibleItems.add(index);
          else visibleItems.delete(index);
        }
        setSeen([...visibleItems].sort((one, other) => one - other));
      },
      { root: list, threshold: 0.9 },
    );
    for (const item of places.keys()) watch.observe(item);
    return () => watch.disconnect();
  }, [items.length]);

  // Before measuring, the rail is assumed to be at its start, with more items to come.
  const first = seen[0] ?? 0;
  const last = seen.at(-1) ?? 0;
  const perView = Math.max(1, seen.length);
  const views = seen.length === 0 ? 1 : Math.ceil(items.length / perView);
  const view = last >= items.length - 1 ? views - 1 : Math.floor(first / perView);
  const goTo = (index: number) => {
    const list = rail.current;
    const item = list?.children[Math.max(0, Math.min(index, items.length - 1))];
    if (!list || !(item instanceof HTMLElement)) return;
    // `scrollIntoView` is not used, because it would scroll the page as well. In right-to-left text, the rail's scroll
    // range ends at 0.
    const turned = getComputedStyle(list).direction === 'rtl';
    list.scrollTo?.({ left: item.offsetLeft + (turned ? item.offsetWidth - list.clientWidth : 0) });
  };
  return (
    <section
      className="wsk-ProductCarousel"
      data-component="ProductCarousel"
      data-whole={views === 1 && seen.length > 0 ? true : undefined}
      data-loading={loading || undefined}
      aria-label={label}
    >
      <div className="wsk-ProductCarousel-head">
        <div className="wsk-ProductCarousel-heading">{heading}</div>
        <div className="wsk-ProductCarousel-buttons">
          <IconButton
            variant="line"
            icon={previous}
            label={text('carousel.previous')}
            off={first === 0}
            onClick={() => goTo(first - perView)}
          />
          <IconButton
            variant="line"
            icon={next}
            label={text('carousel.next')}
            off={last === items.length - 1}
            onClick={() => goTo(last + 1)}
          />
        </div>
      </div>
      <ul className="wsk-ProductCarousel-rail" ref={rail}>
        {items.map(({ id, content }) => (
          <li key={id} className="wsk-ProductCarousel-item">
            {content}
          </li>
        ))}
      </ul>
      {dots && views > 1 ? (
        <div className="wsk-ProductCarousel-dots">
          {Array.from({ length: views }, (_, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
              key={index}
              className="wsk-ProductCarousel-dot"
              type="button"
              aria-label={text('carousel.place', { number: index + 1, count: views })}
              aria-current={index === view ? 'true' : undefined}
              onClick={() => goTo(index * perView)}
            />
          ))}
        </div>
      ) : null}
    </section>
  );
}
