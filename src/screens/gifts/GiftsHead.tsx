import type { ReactNode } from 'react';

interface GiftsHeadProps {
  readonly title: string;
  readonly lead: string;
  /** What can be done at once, below the words. */
  readonly children?: ReactNode;
  /** Picture on the brand's stage. */
  readonly art: ReactNode;
}

/** Head of a page of gifts: its words beside a picture, which a narrow screen shows above them. */
export function GiftsHead({ title, lead, children, art }: GiftsHeadProps) {
  return (
    <div className="wsk-GiftsHead">
      <div className="wsk-GiftsHead-words">
        <h1 className="wsk-Heading" data-level="1" tabIndex={-1}>
          {title}
        </h1>
        <p className="wsk-Text" data-size="lead">
          {lead}
        </p>
        {children}
      </div>
      <div className="wsk-GiftsHead-stage" data-ground="stage">
        {art}
      </div>
    </div>
  );
}
