import { ContentPicture } from '../../blocks/ContentPicture.js';
import { RichContent } from '../../blocks/RichContent.js';
import type { Partnership } from '../../model/homePage.js';
import { HomeSection } from './HomeSection.js';

/** The partnership to show. */
export interface PartnershipSectionProps {
  /** The partner's story and picture, as written by an editor. */
  readonly partnership: Partnership;
}

/** Partnership section: a picture beside its story, which a small screen leaves out (HOME-073 to HOME-075). */
export function PartnershipSection({ partnership: { heading, content, media } }: PartnershipSectionProps) {
  return (
    <HomeSection label={heading}>
      <div
        className="wsk-PartnershipSection"
        data-component="PartnershipSection"
        data-pictured={media ? true : undefined}
      >
        {media ? (
          <div className="wsk-PartnershipSection-picture" data-ground="stage">
            <ContentPicture image={media} heading={heading} />
          </div>
        ) : null}
        <div className="wsk-PartnershipSection-words">
          <h2 className="wsk-Heading" data-level="2">
            {heading}
          </h2>
          <div className="wsk-PartnershipSection-text">
            <RichContent content={content} />
          </div>
        </div>
      </div>
    </HomeSection>
  );
}
