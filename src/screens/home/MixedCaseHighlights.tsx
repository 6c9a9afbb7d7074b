'use client';

import { ContentPicture } from '../../blocks/ContentPicture.js';
import { RichContent } from '../../blocks/RichContent.js';
import { homeWords } from '../../brands/words/home.js';
import type { HighlightedProduct, Highlights } from '../../model/homePage.js';
import { useText } from '../../ui/scope.js';
import { HomeSection } from './HomeSection.js';
import { CellButton } from './TetrisCell.js';

/** The cases to show. */
export interface MixedCaseHighlightsProps {
  /** The highlights chosen by an editor, with their title. */
  readonly highlights: Highlights;
}

/** Highlighted cases, three to a row; on a narrow screen they are in a rail (HOME-076 to HOME-081). */
export function MixedCaseHighlights({ highlights: { title, highlightedProducts } }: MixedCaseHighlightsProps) {
  const text = useText(homeWords);
  if (highlightedProducts.length === 0) return null;
  return (
    <HomeSection title={title} label={text('home.highlights')} ground="taste">
      <ul className="wsk-MixedCaseHighlights-list" data-component="MixedCaseHighlights">
        {highlightedProducts.map((product) => (
          <Card key={product.id} product={product} />
        ))}
      </ul>
    </HomeSection>
  );
}

function Card({ product: { title, content, image, button } }: { readonly product: HighlightedProduct }) {
  return (
    <li className="wsk-MixedCaseHighlights-card" data-ground="offer">
      {image ? (
        <div className="wsk-MixedCaseHighlights-stage" data-ground="stage">
          <ContentPicture image={image} heading={title} />
        </div>
      ) : null}
      <div className="wsk-MixedCaseHighlights-words">
        {title ? (
          <h3 className="wsk-Heading" data-level="3">
            {title}
          </h3>
        ) : null}
        <RichContent content={content} />
      </div>
      {button ? (
        <div className="wsk-MixedCaseHighlights-button">
          <CellButton button={button} />
        </div>
      ) : null}
    </li>
  );
}
