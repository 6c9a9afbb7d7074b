'use client';

import { searchResultsWords } from '../../brands/words/searchResults.js';
import type { SearchStory } from '../../rules/search/searchStory.js';
import { Icon } from '../../ui/Icon.js';
import { onward } from '../../ui/icons.js';
import { useText } from '../../ui/scope.js';
import { Vignette } from '../../ui/Vignette.js';

/** What the card tells about. */
export interface SearchResultsStoryProps {
  /** The section, its name in the navigation and its address. */
  readonly story: SearchStory;
}

/** Card in the shop's own voice among the wines of a results page. The whole card is one link to a section of the shop;
 * it is no result. It fills three rows of a `WineGrid`. */
export function SearchResultsStory({ story: { section, name, href } }: SearchResultsStoryProps) {
  const text = useText(searchResultsWords);
  return (
    <div className="wsk-SearchResultsStory" data-component="SearchResultsStory" data-ground="taste">
      <div className="wsk-SearchResultsStory-drawing">
        <Vignette />
      </div>
      <div className="wsk-SearchResultsStory-words">
        <h2 className="wsk-Heading" data-level="3">
          <a className="wsk-SearchResultsStory-link" href={href}>
            {text(`search.storyTitle.${section}`)}
          </a>
        </h2>
        <p className="wsk-Text">{text(`search.storyText.${section}`)}</p>
      </div>
      <p className="wsk-SearchResultsStory-name">
        {name}
        <Icon drawing={onward} size={18} />
      </p>
    </div>
  );
}
