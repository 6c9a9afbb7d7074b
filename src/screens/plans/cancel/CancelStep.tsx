import type { ReactNode } from 'react';

/** A step of cancelling under its heading, which takes the focus when the step appears. */
export function CancelStep({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="wsk-CancelStep">
      <h2 className="wsk-Heading" data-level="3" tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
