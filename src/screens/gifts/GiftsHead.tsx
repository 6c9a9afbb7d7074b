import type { ReactNode } from 'react';

interface GiftsHeadProps {
  readonly title: string;
  readonly lead: string;
  /** Actions below the text. */
  readonly children?: ReactNode;
  /** Picture on the brand's stage. */
  readonly art: ReactNode;
  /** Whether the picture lies on the stage, slightly tilted, instead of standing on the stage's floor. */
  readonly lying?: boolean;
}

/** Head of a gifts page: its text beside a picture. On a narrow screen the picture is above the text; on a wide one it
 * stays in view beside the text while the page scrolls. */
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
