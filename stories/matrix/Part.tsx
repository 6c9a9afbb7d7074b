import type { ReactNode } from 'react';

interface PartProps {
  readonly title: string;
  /** Class of the section; `wsk-Container` for a page that has none around it. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A titled part of a foundations page. */
export function Part({ title, className, children }: PartProps) {
  return (
    <section className={className} aria-label={title}>
      <h2 className="wsk-Heading" data-level="3">
        {title}
      </h2>
      {children}
    </section>
  );
}
