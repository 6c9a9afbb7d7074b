import type { ReactNode } from 'react';

interface GiftsHeadProps {
  readonly title: string;
  readonly lead: string;
  /** What can be done at once, below the words. */
  readonly children?: ReactNode;
  /** Picture on the brand's stage. */
  readonly art: ReactNode;
  /** The picture lies on the stage, a little askew, and does not stand on its floor. */
  readonly lying?: boolean;
}

/** Head of a page of gifts: its words beside a picture, which a narrow screen shows above them, and
 * a wide one beside them for as long as they are. */
export function GiftsHead({ title, lead, children, art, lying = false }: GiftsHeadProps) {
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
        <div className="wsk-GiftsHead-art" data-lying={lying || undefined}>
          {art}
        </div>
      </div>
    </div>
  );
}
