'use client';

import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { controlWords } from '../brands/words/controls.js';
import { heroIntervalMs } from '../rules/common/timings.js';
import { type Point, swipeDirection } from '../rules/common/touch.js';
import { IconButton } from './IconButton.js';
import { pause, play } from './laterIcons.js';
import { useText } from './scope.js';
import { followTabKey } from './tabKeys.js';
import { useReducedMotion } from './useReducedMotion.js';

/** One panel of a carousel, with the text of its tab. */
export interface CarouselPanel {
  readonly id: string;
  /** Text of the panel's tab. */
  readonly title: string;
  /** A second, less prominent line in the tab. */
  readonly note?: string;
  readonly content: ReactNode;
}

/** The panels of a carousel, which one is shown, and the callback. */
export interface CarouselProps {
  /** Accessible name of the carousel. */
  readonly label: string;
  /** The panels in the order in which they are shown. */
  readonly panels: readonly CarouselPanel[];
  /** The id of the panel shown. */
  readonly selected: string;
  /** Called when another panel should be shown, and what caused it; the caller sets `selected`. */
  readonly onSelect: (selection: { readonly id: string; readonly by: 'tab' | 'time' | 'swipe' }) => void;
  /** Look of the tabs: a card over the bottom of the panel, a list between rules, a row on a line, pills, or a
   * programme. */
  readonly variant?: 'card' | 'ruled' | 'underlined' | 'pills' | 'programme';
  /** How long each panel is shown, in ms. */
  readonly interval?: number;
}

/** Carousel of large panels, each with a tab. It advances automatically (HOME-004), except while hovered, focused or
 * stopped, and never with reduced motion. */
export function Carousel({
  label,
  panels,
  selected,
  onSelect,
  variant = 'card',
  interval = heroIntervalMs,
}: CarouselProps) {
  const text = useText(controlWords);
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const turn = useRef<Animation>(undefined);
  const down = useRef<Point>(undefined);
  const still = useReducedMotion();
  const [held, setHeld] = useState<ReadonlySet<'pointer' | 'focus' | 'button'>>(new Set());
  const hold = (by: 'pointer' | 'focus' | 'button', on: boolean) =>
    setHeld((others) => new Set(on ? [...others, by] : [...others].filter((other) => other !== by)));

  const index = Math.max(
    0,
    panels.findIndex((panel) => panel.id === selected),
  );
  const several = panels.length > 1;
  const select = (steps: 1 | -1, by: 'time' | 'swipe') => {
    const next = panels[(index + steps + panels.length) % panels.length];
    if (next) onSelect({ id: next.id, by });
  };
  const onTime = useRef(select);
  useEffect(() => {
    onTime.current = select;
  });

  // The animation of the progress line is also the timer, so that the line and the panel cannot get out of step, and
  // both can be paused.
  const runs = several && !still;
  const paused = held.size > 0;
  useEffect(() => {
    const line = runs ? root.current?.querySelector(`[data-line="${index}"]`) : undefined;
    if (!line) return;
    // Without animations, as in jsdom, the panels change by hand alone.
    const clock = line.animate?.({ scale: ['0 1', '1 1'] }, interval);
    if (!clock) return;
    turn.current = clock;
    clock.onfinish = () => onTime.current(1, 'time');
    return () => clock.cancel();
  }, [runs, index, interval]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn begins held when the one before was.
  useEffect(() => {
    if (paused) turn.current?.pause();
    else if (turn.current?.playState === 'paused') turn.current.play();
  }, [paused, runs, index, interval]);

  const swiped = ({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLElement>) => {
    const direction = down.current && swipeDirection(down.current, { x, y });
    down.current = undefined;
    if (direction !== 'left' && direction !== 'right') return;
    const turned = getComputedStyle(currentTarget).direction === 'rtl';
    select((direction === 'left') === turned ? -1 : 1, 'swipe');
  };
  return (
    <section
      ref={root}
      className="wsk-Carousel"
      data-component="Carousel"
      data-variant={variant}
      aria-label={label}
      aria-roledescription="carousel"
      onPointerEnter={({ pointerType }) => hold('pointer', pointerType === 'mouse')}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={() => hold('focus', true)}
      onBlur={({ currentTarget, relatedTarget }) => hold('focus', currentTarget.contains(relatedTarget))}
    >
      <div
        className="wsk-Carousel-panels"
        onPointerDown={({ pointerType, clientX: x, clientY: y }) => {
          down.current = several && pointerType === 'touch' ? { x, y } : undefined;
        }}
        onPointerUp={swiped}
        onPointerCancel={() => {
          down.current = undefined;
        }}
      >
        {panels.map((panel, place) => (
          <div
            key={panel.id}
            className="wsk-Carousel-panel"
            id={`${id}-panel-${place}`}
            data-selected={place === index || undefined}
            inert={place !== index}
            {...(several && { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${place}` })}
          >
            {panel.content}
          </div>
        ))}
      </div>
      {several ? (
        <div className="wsk-Carousel-bar">
          <div className="wsk-Carousel-tabs" role="tablist" aria-label={label}>
            {panels.map((panel, place) => (
              <button
                key={panel.id}
                className="wsk-Carousel-tab"
                type="button"
                role="tab"
                id={`${id}-tab-${place}`}
                aria-controls={`${id}-panel-${place}`}
                aria-selected={place === index}
                tabIndex={place === index ? 0 : -1}
                onClick={() => onSelect({ id: panel.id, by: 'tab' })}
                onKeyDown={(event) => {
                  const next = panels[followTabKey(event, place, panels.length) ?? -1];
                  if (next) onSelect({ id: next.id, by: 'tab' });
                }}
              >
                <span className="wsk-Carousel-line" data-line={place} />
                <span className="wsk-Carousel-title">{panel.title}</span>
                {panel.note ? <span className="wsk-Carousel-note">{panel.note}</span> : null}
              </button>
            ))}
          </div>
          <span className="wsk-Carousel-stop">
            <IconButton
              icon={held.has('button') ? play : pause}
              label={text(held.has('button') ? 'carousel.play' : 'carousel.pause')}
              onClick={() => hold('button', !held.has('button'))}
            />
          </span>
        </div>
      ) : null}
    </section>
  );
}
