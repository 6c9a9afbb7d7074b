'use client';

import { searchResultsWords } from '../../brands/words/searchResults.js';
import type { SearchStory } from '../../rules/search/searchStory.js';
import { Icon } from '../../ui/Icon.js';
import { onward } from '../../ui/icons.js';
import { useText } from '../../ui/scope.js';

/** What the card tells about. */
export interface SearchResultsStoryProps {
  /** The section, its name in the navigation and its address. */
  readonly story: SearchStory;
}

/** A hill with rows of vines under the sun, a plate beside a glass, a crate on its way, and a crate of bottles. */
const drawings: Readonly<Record<SearchStory['section'], string>> = {
  growers:
    'M4 88q26-44 60-44t52 30M4 88h112V74M22 88q14-28 40-40M44 88q8-26 26-43M68 88q2-24 10-42M92 88q-4-22-8-39M98 22a12 12 0 1 1-24 0a12 12 0 1 1 24 0zM86 4V0M104 22h6M68 22h-6M99 9l4-4M73 9l-4-4',
  pairings:
    'M72 52a30 30 0 1 1-60 0a30 30 0 1 1 60 0zM60 52a18 18 0 1 1-36 0a18 18 0 1 1 36 0zM86 14h24l2 20a14 14 0 0 1-28 0zM98 48v34M86 84h24M85 30h26',
  plans:
    'M18 44h72v42H18zM18 58h72M18 72h72M30 44V22h6V12h8v10h6v22M58 44V22h6V12h8v10h6v22M96 58h18M96 66h12M96 74h18',
  cases:
    'M14 46h92v42H14zM14 60h92M14 74h92M22 46V26l3-3V12h6v11l3 3v20M41 46V26l3-3V12h6v11l3 3v20M64 46V26l3-3V12h6v11l3 3v20M84 46V26l3-3V12h6v11l3 3v20',
};

/** Card in the shop's own voice among the wines of a results page. The whole card is one link to a section of the shop;
 * it is no result. It fills three rows of a `WineGrid`. */
export function SearchResultsStory({ story: { section, name, href } }: SearchResultsStoryProps) {
  const text = useText(searchResultsWords);
  return (
    <div className="wsk-SearchResultsStory" data-component="SearchResultsStory" data-ground="taste">
      <svg className="wsk-SearchResultsStory-drawing" viewBox="0 0 120 96" aria-hidden="true">
        <path d={drawings[section]} />
      </svg>
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
