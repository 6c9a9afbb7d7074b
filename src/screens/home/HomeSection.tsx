'use client';

import { type ReactNode, useId } from 'react';
import type { GroundName } from '../../model/site.js';

export interface HomeSectionProps {
  /** Its heading. */
  readonly title?: string | undefined;
  /** Accessible name when there is no heading; with neither, the section is not a landmark region. */
  readonly label?: string;
  /** A tinted background from edge to edge. */
  readonly ground?: GroundName;
  readonly children: ReactNode;
}

/** A section of the home page, centred below its heading. */
export function HomeSection({ title, label, ground, children }: HomeSectionProps) {
  const id = useId();
  const Section = title || label ? 'section' : 'div';
  return (
    <Section
      className="wsk-HomeSection"
      data-component="HomeSection"
      data-ground={ground}
      {...(title ? { 'aria-labelledby': id } : { 'aria-label': label })}
    >
      <div className="wsk-Container wsk-HomeSection-inner">
        {title ? (
          <h2 className="wsk-Heading wsk-HomeSection-title" data-level="2" id={id}>
            {title}
          </h2>
        ) : null}
        {children}
      </div>
    </Section>
  );
}
